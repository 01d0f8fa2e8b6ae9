// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

/// A window with one view. Tests run its frames at times that they choose.
final class AnimationBench {
  let window: UIWindow
  private let encoder = FrameEncoder()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    UIApplication.shared.reset()
    UIApplication.shared.validateEveryTick()
    UIScreen.main.configure(size: CGSize(width: 200, height: 200), scale: 2)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    view.center = CGPoint(x: 0, y: 0)
    window.addSubview(view)
    tick(0)
  }

  /// Runs a frame at the given time in seconds, and returns whether more frames are requested.
  @discardableResult
  func tick(_ time: Double) -> Bool { UIApplication.shared.tick(timestamp: time, into: encoder) }

  /// The displayed x-coordinate of the view's center.
  var x: CGFloat { view.layer.presentation()!.position.x }
  var y: CGFloat { view.layer.presentation()!.position.y }
}
