// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Seconds in which a presented controller rises or leaves (0.4). Shorter, large sheets jump.
  static let presentationDuration = 0.4

  /// Seconds beyond the duration of a program's own change of controllers (1) after which it counts as forgotten if it has not been
  /// completed. Less, and animations with springs that take longer than they say are blamed.
  static let transitionGrace = 1.0

  /// Seconds in which a controller dissolves into another (0.35).
  static let dissolveDuration = 0.35

  /// Seconds in which the screen is turned over (0.7), both halves together.
  static let flipDuration = 0.7

  /// The opacity of the black behind an alert (0.3). Less, and what is below seems usable.
  static let dimmingOpacity: CGFloat = 0.3

  /// The opacity of the black behind a sheet (0.2). Recorded on iOS.
  static let sheetDimmingOpacity: CGFloat = 0.2

  /// Points that a page sheet leaves free at the top of a narrow window without a status bar (54): what is below stays visible.
  static let sheetTopGap: CGFloat = 54

  /// Points that a page sheet leaves free at the top at least, where the status bar is lower (30). Recorded on iOS.
  static let sheetLeastTopGap: CGFloat = 30

  /// Points of the upper corners' radius of a sheet (10).
  static let sheetCornerRadius: CGFloat = 10

  /// The width of a window in points from which sheets are centered in it (700).
  static let wideWindow: CGFloat = 700

  /// The size in points of a form sheet in a wide window (540 x 620), as on a tablet.
  static let formSheetSize = CGSize(width: 540, height: 620)

  /// The greatest width in points of a page sheet in a wide window (704).
  static let pageSheetWidth: CGFloat = 704

  /// The part of its height by which a sheet must be pulled down to leave (0.5). Recorded on iOS.
  static let sheetDismissShare: CGFloat = 0.5

  /// Points per second from which a sheet that is flicked down leaves from any position (1,000). Recorded on iOS: 975
  /// returns.
  static let sheetDismissVelocity: CGFloat = 1000

  /// The rate in 1/s of the critically damped spring by which a released sheet returns to its position (18.257,
  /// stiffness 333.3). Recorded on iOS.
  static let sheetReturnRate: CGFloat = 18.257

  /// The part of the greatest height that the medium detent of a sheet has (0.56). Recorded on iOS.
  static let sheetMediumShare: CGFloat = 0.56

  /// Seconds of a released sheet's velocity that count when its detent is chosen (0.15). More, and slow drags change the detent.
  static let sheetProjection: CGFloat = 0.15

  /// The size in points of the bar that shows that a sheet can be dragged (36 x 5), as on a phone.
  static let sheetGrabberSize = CGSize(width: 36, height: 5)

  /// Points around that bar in which a tap counts (22 x 20). Less, and a finger misses it; more, and it takes taps of buttons beside it.
  static let sheetGrabberReach = CGSize(width: 22, height: 20)

  /// Points by which a sheet that must stay gives way at most (60).
  static let sheetHeldTravel: CGFloat = 60

  /// Seconds in which an alert appears (0.25).
  static let alertDuration = 0.25

  /// How much larger than at rest an alert is when it begins to appear (1.15).
  static let alertStartScale: CGFloat = 1.15
}
