// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that each kind of misuse is reported in one sentence and never takes partial effect. The animator keeps
/// working.
@MainActor @Suite(.oneApplication) struct DynamicsMisuseTests {
  @Test(
    "Each mistake is reported once with its kind, and the scene continues normally", arguments: DynamicsMisuse.cases)
  func told(mistake: DynamicsMisuse.Case) throws {
    let scene = DynamicsMisuse.Scene()
    scene.animator.step(by: 0.1)
    let faults = Diagnostics.recording { mistake.commit(scene) }
    #expect(faults.map(\.kind) == [mistake.kind])
    let message = try #require(faults.first?.message)
    for word in mistake.words { #expect(message.contains(word)) }
    Figures.count(1, "errors", of: "misuse of dynamics")
    #expect(message.hasSuffix(".") && message.count > 40)
    let rest = Diagnostics.recording { for _ in 0..<30 { scene.animator.step(by: 1.0 / 60) } }
    #expect(rest.isEmpty)
    for view in [scene.view, scene.other] {
      #expect(view.center.x.isFinite && view.center.y.isFinite && abs(view.center.y) < 5000)
    }
    scene.animator.removeAllBehaviors()
    #expect(scene.animator.items(in: CGRect(x: -5000, y: -5000, width: 10_000, height: 10_000)).isEmpty)
  }

  @Test("A debug build stops at a mistake with the message")
  func stops() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIDynamicAnimator().step(by: -1) }
    }
  }
}
