// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A drag stretched the content past its edge while the viewport shrank. `validate()` compared the stretch with the
/// limit for the new viewport, although the content moves only with the next event. If the content is shorter than both
/// viewports, its range is the same in both, so the change went undetected.
@Suite(.oneApplication) @MainActor struct DragWhileViewportShrinksTests {
  @Test func shrinkingViewportDuringDragIsValid() {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 200, height: 400), scale: 2) { controller }
    defer { host.stop() }
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    view.alwaysBounceVertical = true
    controller.view.addSubview(view)
    func send(_ kind: InputKind, _ y: Float, _ time: Double) {
      UIApplication.shared.handle(
        InputEvent(kind, flags: .touch, identifier: 1, x: 100, y: y, milliseconds: time))
      host.frame(milliseconds: time)
    }
    host.frame(milliseconds: 0)
    send(.pointerDown, 30, 17)
    for step in 1...20 { send(.pointerMove, 30 + Float(step) * 18, 17 + Double(step) * 17) }
    let stretched = view.contentOffset.y
    #expect(stretched < -100)
    view.frame.size.height = 40
    #expect(view.contentOffset.y == stretched)
    #expect(UIApplication.shared.validate().isEmpty, "\(UIApplication.shared.validate())")
    send(.pointerMove, 391, 400)
    #expect(view.contentOffset.y > -40 && view.contentOffset.y < 0)
    #expect(UIApplication.shared.validate().isEmpty)
    send(.pointerUp, 391, 600)
  }
}
