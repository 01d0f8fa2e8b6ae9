// SPDX-License-Identifier: MIT

/// Numbers of the activity list and the pickers. Apple's were not recorded; they follow grouped tables and sheets.
extension UIKitTuning {
  /// Points between the edge of the list and its cards, and between the edge of a card and its content (16).
  static let activityMargin: CGFloat = 16
  /// The least height in points of a row (52), as in the action list of iOS 13 to 18.
  static let activityRowHeight: CGFloat = 52
  /// Points above and below a title that takes several lines (12).
  static let activityRowPadding: CGFloat = 12
  /// The side in points of a row's image at the default text size (24).
  static let activityImageSide: CGFloat = 24
  /// The radius in points of a card's corners (10), as of inset grouped tables.
  static let activityCornerRadius: CGFloat = 10
  /// The side in points of the preview of a shared picture (48).
  static let activityPreviewSide: CGFloat = 48
  /// The radius in points of the preview's corners (8).
  static let activityPreviewRadius: CGFloat = 8
  /// The side in points of the button that closes the list (44), the least size of a target for a finger.
  static let activityCloseSide: CGFloat = 44
  /// The width in points of the list in a popover (320).
  static let activityPopoverWidth: CGFloat = 320
}
