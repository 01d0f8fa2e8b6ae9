// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The duration of a presentation or dismissal in seconds (0.4). With shorter durations, large sheets appear to jump.
  static let presentationDuration = 0.4

  /// The time in seconds (1) by which a custom transition may exceed its stated duration before it is reported as never
  /// completed. With lower values, spring animations that exceed their stated duration are also reported.
  static let transitionGrace = 1.0

  /// The duration of a cross-dissolve transition in seconds (0.35).
  static let dissolveDuration = 0.35

  /// The total duration of the two halves of a flip transition, in seconds (0.7).
  static let flipDuration = 0.7

  /// The opacity of the black view behind an alert (0.3). With lower values, the content below appears to be usable.
  static let dimmingOpacity: CGFloat = 0.3

  /// The opacity of the black view behind a sheet (0.2). Recorded on iOS.
  static let sheetDimmingOpacity: CGFloat = 0.2

  /// The gap above a page sheet in a narrow window without a status bar, in points (54). The content below the sheet
  /// stays visible in this gap.
  static let sheetTopGap: CGFloat = 54

  /// The minimum gap above a page sheet in a window with a status bar, in points (30). Recorded on iOS.
  static let sheetLeastTopGap: CGFloat = 30

  /// The corner radius of a sheet in points (10).
  static let sheetCornerRadius: CGFloat = 10

  /// The minimum width of a window in which sheets are centered, in points (700).
  static let wideWindow: CGFloat = 700

  /// The size of a form sheet in a wide window in points (540 x 620), as on a tablet.
  static let formSheetSize = CGSize(width: 540, height: 620)

  /// The maximum width of a page sheet in a wide window in points (704).
  static let pageSheetWidth: CGFloat = 704

  /// The fraction of a sheet's height (0.5) by which the sheet must be pulled down to be dismissed. Recorded on iOS.
  static let sheetDismissShare: CGFloat = 0.5

  /// The minimum velocity in points per second (1,000) at which a downward flick dismisses a sheet from any position.
  /// Recorded on iOS, where a velocity of 975 does not dismiss the sheet.
  static let sheetDismissVelocity: CGFloat = 1000

  /// The rate of the critically damped spring that returns a released sheet, in 1/s (18.257, which corresponds to a
  /// stiffness of 333.3). Recorded on iOS.
  static let sheetReturnRate: CGFloat = 18.257

  /// The fraction of the maximum height at which the medium detent rests (0.56). Recorded on iOS.
  static let sheetMediumShare: CGFloat = 0.56

  /// The time in seconds (0.15) over which a released sheet's velocity is projected to choose its detent. With higher
  /// values, even slow drags change the detent.
  static let sheetProjection: CGFloat = 0.15

  /// The size of a sheet's grabber in points (36 x 5), as on a phone.
  static let sheetGrabberSize = CGSize(width: 36, height: 5)

  /// The distance by which the touch area extends beyond the grabber on each side, in points (22 x 20). With lower
  /// values, the grabber is hard to hit. With higher values, the grabber intercepts taps on nearby buttons.
  static let sheetGrabberReach = CGSize(width: 22, height: 20)

  /// The maximum distance in points (60) by which a sheet that cannot be dismissed follows a downward drag.
  static let sheetHeldTravel: CGFloat = 60

  /// The duration of the animation that shows an alert, in seconds (0.25).
  static let alertDuration = 0.25

  /// The initial scale of an alert that appears, relative to its final size (1.15).
  static let alertStartScale: CGFloat = 1.15
}
