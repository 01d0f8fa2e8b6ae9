// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// Points by which a finger may leave a control and still count as on it (70, as observed on UIKit's buttons).
  /// Smaller, presses with a rolling thumb are lost; larger, sliding off to change one's mind gets hard.
  static let controlTouchMargin: CGFloat = 70

  /// The same for a mouse pointer, which is exact (0 points).
  static let controlPointerMargin: CGFloat = 0

  /// Seconds in which the highlighted look of a button fades after the finger was lifted (0.25).
  static let highlightFade = 0.25

  /// The opacity of the title of a system button while highlighted (0.2).
  static let highlightedTitleAlpha: CGFloat = 0.2

  /// The opacity of the image of a button while highlighted or disabled (0.5).
  static let dimmedImageAlpha: CGFloat = 0.5

  /// Points that a button adds above and below the title (6), as UIKit's: a title of 18 points makes a button 34 points
  /// high.
  static let buttonVerticalPadding: CGFloat = 6

  /// Points that a list reserves at its top while it is refreshed (60), as UIKit's control is high.
  static let refreshHeight: CGFloat = 60

  /// Points that a list must be seen to be pulled past its top to be refreshed (80). Less, hasty scrolling asks by accident;
  /// more, small screens need two pulls.
  static let refreshPull: CGFloat = 80

  /// The smallest width in points that a button asks for (30), so that a short title can be hit.
  static let smallestButtonWidth: CGFloat = 30
}
