// SPDX-License-Identifier: MIT

/// Constants of the activity list and the pickers. Apple's values were not recorded, so most values are those of
/// grouped tables and sheets.
extension UIKitTuning {
  /// The distance in points (16) between the edge of the list and its cards, and between the edge of a card and its
  /// content.
  static let activityMargin: CGFloat = 16
  /// The minimum height of a row in points (52), as in the action list of iOS 13 to 18.
  static let activityRowHeight: CGFloat = 52
  /// The padding in points (12) above and below a title that spans several lines.
  static let activityRowPadding: CGFloat = 12
  /// The side length of a row's image in points (24) at the default text size.
  static let activityImageSide: CGFloat = 24
  /// The corner radius of a card in points (10), as in inset grouped tables.
  static let activityCornerRadius: CGFloat = 10
  /// The side length of the preview of a shared image in points (48).
  static let activityPreviewSide: CGFloat = 48
  /// The corner radius of the preview in points (8).
  static let activityPreviewRadius: CGFloat = 8
  /// The side length of the close button in points (44), the minimum size of a touch target.
  static let activityCloseSide: CGFloat = 44
  /// The width of the list in a popover in points (320).
  static let activityPopoverWidth: CGFloat = 320
}
