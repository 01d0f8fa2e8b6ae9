// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The distance in points that a touch can move out of a control and still count as inside (70, as observed with
  /// UIKit's buttons). With smaller values, a press is lost if the thumb rolls. With larger values, it is hard to
  /// cancel a press.
  static let controlTouchMargin: CGFloat = 70

  /// The distance in points that a mouse pointer can move out of a control and still count as inside (0, because a
  /// pointer is precise).
  static let controlPointerMargin: CGFloat = 0

  /// The duration in seconds for which a button's highlight fades out after a touch (0.25).
  static let highlightFade = 0.25

  /// The opacity of the title of a highlighted system button (0.2).
  static let highlightedTitleAlpha: CGFloat = 0.2

  /// The opacity of a button's image while it is highlighted or disabled (0.5).
  static let dimmedImageAlpha: CGFloat = 0.5

  /// The padding above and below a button's title in points (6, as in UIKit). With an 18-point title, the button is 34
  /// points tall.
  static let buttonVerticalPadding: CGFloat = 6

  /// The height in points of a refresh control without a title (60, as in UIKit).
  static let refreshHeight: CGFloat = 60

  /// The distance in points from the top of a refresh control to its title (48), 8 points below the indicator.
  static let refreshTitleTop: CGFloat = 48

  /// The minimum distance in points between the title of a refresh control and the sides of the list (16).
  static let refreshTitleMargin: CGFloat = 16

  /// The distance in points that a list must be pulled down to trigger a refresh (80). With smaller values, fast
  /// scrolling causes accidental refreshes. With larger values, small screens require two pulls.
  static let refreshPull: CGFloat = 80

  /// The minimum width of a button in points (30), so that buttons with short titles are easy to tap.
  static let smallestButtonWidth: CGFloat = 30
}
