// SPDX-License-Identifier: MIT

import SprungGallery
import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// The time of an event was computed as milliseconds times 0.001, and that of a frame as milliseconds divided by 1000.
/// The results differ for one in eight values, so a touch was slightly before or after a frame with the same time. Both
/// times are now computed by `StageTime`.
@Suite(.oneApplication)
@MainActor
struct TimeOfInputTests {
  private final class Clock: UIView {
    var times: [Double] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { times.append(event?.timestamp ?? -1) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      times.append(event?.timestamp ?? -1)
    }
  }

  @Test("An event and a frame of the same moment have the same time")
  func sameMoment() {
    let clock = Clock()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1) {
      let controller = UIViewController()
      controller.view = clock
      return controller
    }
    host.buildsTree = false
    host.frame(milliseconds: 0)
    var random = SeededRandom(seed: 15)
    var milliseconds = 0.0
    var rounds = 0
    for index in 0..<2000 {
      milliseconds += index % 2 == 0 ? 1000.0 / 120 : random.double(in: 0..<9).rounded() + 1
      if milliseconds * 0.001 != milliseconds / 1000 { rounds += 1 }
      let kind = index % 2 == 0 ? InputKind.pointerDown : .pointerCancel
      let event = InputEvent(kind, flags: .touch, identifier: 1, x: 50, y: 50, milliseconds: milliseconds)
      #expect(event.seconds == milliseconds / 1000)
      host.send(event)
      host.frame(milliseconds: milliseconds)
      #expect(clock.times.last == UIApplication.shared.currentTime)
    }
    // The two computations differ often enough for this test to detect a regression.
    #expect(clock.times.count == 2000 && rounds > 50)
    host.stop()
  }
}
