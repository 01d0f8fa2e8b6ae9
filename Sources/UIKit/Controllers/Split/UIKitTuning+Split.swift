// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The width of the primary column in points (320) in the double-column and classic styles. Recorded on iOS.
  static let splitPrimaryWidth: CGFloat = 320

  /// The width of the primary column in points (280) in the triple-column style. Recorded on iOS.
  static let splitTriplePrimaryWidth: CGFloat = 280

  /// The width of the supplementary column in points (320). Recorded on iOS.
  static let splitSupplementaryWidth: CGFloat = 320

  /// The minimum width in points (240) to which a column is narrowed to fit other columns. Recorded on iOS.
  static let splitLeastWidth: CGFloat = 240

  /// The minimum width in points (474) that other columns leave to the secondary column next to them. This width is the
  /// sum of the secondary column's width recorded on iOS (464) and the margin around the sidebar there (10). With lower
  /// values, the secondary column would be too narrow for a table of regular width.
  static let splitSecondaryReserve: CGFloat = 474

  /// The default maximum width of the primary column in points (320) in the classic style. Recorded on iOS 8.
  static let splitClassicMaximum: CGFloat = 320

  /// The duration in seconds (0.35) of showing or hiding columns, equal to that of a push. Apple does not document this
  /// duration.
  static let splitChangeDuration = 0.35

  /// The opacity of the black view that dims a covered secondary column (0.2), the same as behind a sheet. Apple does
  /// not document this value.
  static let splitOverlayDimming: CGFloat = 0.2

  /// The opacity of the black view that dims a displaced secondary column (0.1). With lower values, the column would
  /// appear to be enabled. Apple does not document this value.
  static let splitDisplacedDimming: CGFloat = 0.1

  /// The minimum progress (0.5) at which a drag of columns is completed if the touch ends without velocity. Apple does
  /// not document this value.
  static let splitDragShare: CGFloat = 0.5

  /// The minimum velocity in points per second (300) at the end of a touch that completes a drag or, in the opposite
  /// direction, cancels it. The value is the same as for a pop.
  static let splitDragSpeed: CGFloat = 300
}
