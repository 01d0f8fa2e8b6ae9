// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Points of a row without any other height (44, UIKit's). It is also the smallest height that is easy to hit.
  nonisolated static let rowHeight: CGFloat = 44
  /// Points of the header of a plain section that has a title or view without a height of its own (28, UIKit's).
  nonisolated static let plainHeaderHeight: CGFloat = 28
  /// Points above the header of a plain section (22, UIKit's since tables have it).
  nonisolated static let plainHeaderPadding: CGFloat = 22
  /// Points above the first section of a grouped table that has no header there (35, UIKit's).
  nonisolated static let groupedFirstGap: CGFloat = 35
  /// Points above and below a grouped section without header and footer (18, about UIKit's 17.67).
  nonisolated static let groupedGap: CGFloat = 18
  /// Points by which cells of an inset grouped table are inset (16, UIKit's on small screens).
  nonisolated static let groupedInset: CGFloat = 16
  /// Points of the corners of an inset group (10, UIKit's).
  nonisolated static let groupedCornerRadius: CGFloat = 10
  /// Points from the edge of a cell to its text (16, UIKit's on small screens).
  nonisolated static let cellMargin: CGFloat = 16
  /// Points between a cell's text and the top and bottom of its row (11, which makes one line of 17 points 44 high).
  nonisolated static let cellPadding: CGFloat = 11
  /// Points that the control for deleting, inserting or moving a row takes of its width (38, UIKit's).
  nonisolated static let editControlWidth: CGFloat = 38
  /// Points of the least width of the button of a swipe action (74, UIKit's).
  nonisolated static let swipeButtonWidth: CGFloat = 74
  /// The part of a row's width beyond which a swipe performs its first action (0.6, near UIKit's).
  nonisolated static let fullSwipeShare: CGFloat = 0.6
  /// Seconds in which the content of a cell moves aside, back, or away from controls (0.3, as updates).
  nonisolated static let cellTransition = 0.3
}
