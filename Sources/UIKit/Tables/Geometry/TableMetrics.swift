// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Default row height in points (44, as in UIKit). This is also the minimum height of a touch target.
  nonisolated static let rowHeight: CGFloat = 44
  /// Default height in points of a header in plain style that has a title or view (28, as in UIKit).
  nonisolated static let plainHeaderHeight: CGFloat = 28
  /// Space in points above headers in plain style (22, as in UIKit since iOS 15).
  nonisolated static let plainHeaderPadding: CGFloat = 22
  /// Space in points above the first section of a grouped table, if that section has no header (35, as in UIKit).
  nonisolated static let groupedFirstGap: CGFloat = 35
  /// Space in points above and below a grouped section that has no header or footer (18, close to UIKit's 17.67).
  nonisolated static let groupedGap: CGFloat = 18
  /// Inset in points of cells in an inset grouped table (16, as in UIKit on small screens).
  nonisolated static let groupedInset: CGFloat = 16
  /// Corner radius in points of an inset group (10, as in UIKit).
  nonisolated static let groupedCornerRadius: CGFloat = 10
  /// Distance in points from the edge of a cell to its text (16, as in UIKit on small screens).
  nonisolated static let cellMargin: CGFloat = 16
  /// Distance in points from a cell's text to the top and bottom of its row (11, which makes a row with 17-point text
  /// 44 points high).
  nonisolated static let cellPadding: CGFloat = 11
  /// Width in points of a control that deletes, inserts or moves a row (38, as in UIKit).
  nonisolated static let editControlWidth: CGFloat = 38
  /// Minimum width in points of a swipe action button (74, as in UIKit).
  nonisolated static let swipeButtonWidth: CGFloat = 74
  /// Fraction of a row's width beyond which a swipe performs its first action (0.6, close to UIKit's value).
  nonisolated static let fullSwipeShare: CGFloat = 0.6
  /// Duration in seconds of the animations in which a cell's content moves aside to make space for controls, or moves
  /// back (0.3, as for updates).
  nonisolated static let cellTransition = 0.3
}
