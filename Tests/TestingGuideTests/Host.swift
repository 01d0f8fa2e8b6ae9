// SPDX-License-Identifier: MIT

import SprungStage
import UIKit

@MainActor final class Host {
  private let encoder = FrameEncoder()

  /// Sizes are in points; the scale is pixels per point. The settings are events such as `appearance` and `contentSize`.
  init(_ application: any UIApplicationDelegate, size: CGSize, scale: CGFloat, settings: [InputEvent] = []) {
    UIScreen.main.configure(size: size, scale: scale)
    for setting in settings { UIApplication.shared.handle(setting) }  // the launch applies them first
    UIApplication.shared.launch(application)  // in Apple's order, up to "did become active"; it makes the window
  }

  /// Something happened outside, such as a finger that touches the screen.
  func touchDown(x: Float, y: Float, milliseconds: Double) {
    UIApplication.shared.handle(
      InputEvent(.pointerDown, flags: .touch, identifier: 1, x: x, y: y, milliseconds: milliseconds))
  }

  /// Called once per refresh while frames are wanted. Returns the frame to draw, and whether another one is wanted.
  func refresh(milliseconds: Double) throws -> (frame: Frame, wantsMore: Bool) {
    let seconds = StageTime.seconds(fromMilliseconds: milliseconds)
    let wantsMore = UIApplication.shared.tick(timestamp: seconds, into: encoder)
    return (try Frame.decode(at: encoder.address), wantsMore)
  }
}
