// SPDX-License-Identifier: MIT

import UIKit

/// The constants of the Newton's cradle demo.
extension GalleryTuning {
  /// The number of balls (5).
  static let cradleBalls = 5
  /// The gravity magnitude (10); 1 corresponds to 1000 points per second squared. The swing period is 0.75 seconds.
  static let cradleGravity: CGFloat = 10
  /// The linear resistance in 1/s (2), which ends the motion after five to eight seconds. With a value of 0, the motion
  /// would never end.
  static let cradleResistance: CGFloat = 2
  /// The magnitude of the knock (0.5). A much larger magnitude would throw the ball over its anchor.
  static let cradleKnock: CGFloat = 0.5
  /// The frequency in hertz of the spring between a touch and a ball (12). With a lower value, the heavy ball lags
  /// visibly behind the touch. With a higher value, a ball that is pressed against the others makes them rattle.
  static let cradleGrip: CGFloat = 12
  /// The maximum extension in points of the spring between a touch and a ball (30). It limits the speed of a dragged
  /// ball to about 1000 points per second.
  static let cradleLead: CGFloat = 30
}
