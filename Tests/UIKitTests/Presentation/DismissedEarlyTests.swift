// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests view controllers that are dismissed before their presentation ends, or dismissed again during their dismissal.
@Suite("Early dismissal", .oneApplication) @MainActor struct DismissedEarlyTests {
  private final class Early: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      dismiss(animated: false)
    }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 480))
  private let root = UIViewController()

  init() {
    stage.window.rootViewController = root
    stage.tick()
  }

  @Test func dismissalInViewDidLoadIsPerformed() {
    let early = Early()
    var completions = 0
    root.present(early, animated: false) { completions += 1 }
    #expect(root.presentedViewController == nil && early.presentingViewController == nil && completions == 1)
    #expect(stage.window.subviews.count == 1)
    let next = UIViewController()
    root.present(next, animated: false)
    #expect(root.presentedViewController === next && next.view.window != nil)
  }

  @Test func secondRequestCompletesAfterFirst() {
    root.present(UIViewController(), animated: false)
    var calls: [String] = []
    root.dismiss(animated: true) { calls.append("first") }
    root.dismiss(animated: true) { calls.append("second") }
    #expect(calls.isEmpty)
    stage.wait(1)
    #expect(calls == ["first", "second"] && root.presentedViewController == nil)
  }

  @Test func presentingAboveLeavingControllerIsRejected() {
    let shown = UIViewController()
    root.present(shown, animated: false)
    root.dismiss(animated: true)
    let faults = Diagnostics.recording { shown.present(UIViewController(), animated: false) }
    #expect(faults.map(\.kind) == ["presentedAboveDismissed"] && shown.presentedViewController == nil)
  }
}
