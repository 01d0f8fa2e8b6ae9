// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// While a presentation laid out its container, a layout callback dismissed the controller with an animation. The
/// presentation nevertheless continued, covered the presenter and removed the presenter's view from the window. The
/// dismissal did not restore the view: the screen stayed white, and no further presentation was possible.
@Suite(.oneApplication) @MainActor struct DismissalDuringPresentationTests {
  final class View: UIView {
    var laidOut: (() -> Void)?
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut?()
    }
  }

  final class Controller: UIViewController {
    let own = View()
    override func loadView() { view = own }
  }

  @Test(
    "A dismissal in a layout callback leaves the presenter in the window",
    arguments: [(true, true), (true, false)]
      + [(false, true), (false, false)], [UIModalPresentationStyle.fullScreen, .pageSheet])
  func dismiss(isAnimated: (presentation: Bool, dismissal: Bool), style: UIModalPresentationStyle) {
    let root = Controller()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { root }
    defer { host.stop() }
    host.frame(milliseconds: 0)
    let presented = Controller()
    presented.modalPresentationStyle = style
    var (shown, gone) = (0, 0)
    presented.own.laidOut = {
      presented.own.laidOut = nil
      root.dismiss(animated: isAnimated.dismissal) { gone += 1 }
    }
    let faults = Diagnostics.recording {
      root.present(presented, animated: isAnimated.presentation) { shown += 1 }
      for frame in 1...60 { host.frame(milliseconds: Double(frame) * 1000 / 60) }
      #expect(root.presentedViewController == nil && presented.view.window == nil)
      #expect(root.view.window != nil)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(shown == 1 && gone == 1)
      root.present(UIViewController(), animated: false)
      #expect(root.presentedViewController != nil)
    }
    #expect(faults.isEmpty, "\(faults.map(\.kind))")
  }
}
