// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height in points of the field of a search bar at the default text size (36). Recorded on iOS.
  static let searchFieldHeight: CGFloat = 36

  /// Points that a search field is higher than its line of text at least (15), so that large text is not clipped.
  static let searchFieldPadding: CGFloat = 15

  /// Points between a search bar's sides and its field (8). Recorded on iOS.
  static let searchBarMargin: CGFloat = 8

  /// Points by which a search field is above the middle of its bar, doubled (8): it is placed as in a bar of 44 points.
  /// Recorded on iOS.
  static let searchFieldRise: CGFloat = 8

  /// The points that a search bar is higher than its field (20): 56 at the default text size, as on iOS 13 to 18.
  static let searchBarPadding: CGFloat = 20

  /// Points between a search field and the button that cancels the search (8).
  static let searchCancelGap: CGFloat = 8

  /// The height in points of a search bar's scope bar (44) and of the segmented control in it (32), and the points between field and
  /// control (8). Our choice: nothing was recorded.
  static let searchScopes = (height: CGFloat(44), control: CGFloat(32), gap: CGFloat(8))

  /// The height in points of a search bar's prompt (20).
  static let searchPromptHeight: CGFloat = 20

  /// Points above (1) and below (15) the field in the search row of a navigation bar, which so is 52 points high.
  static let searchRowMargin = (top: CGFloat(1), bottom: CGFloat(15))

  /// The frame in points of the magnifier in a search field 36 points high (12, 7.5, 20.5, 20). Recorded on iOS.
  static let searchSignFrame = CGRect(x: 12, y: 7.5, width: 20.5, height: 20)

  /// Points from the start of a search field to its text (39.5). Recorded on iOS.
  static let searchTextStart: CGFloat = 39.5

  /// The size in points of the button that clears a search field (20.5 x 20), and its distance from the end (14). Recorded on iOS.
  static let searchClearButton = (size: CGSize(width: 20.5, height: 20), margin: CGFloat(14))

  /// The part of its height that a search field has when it is no longer visible while its row shrinks (0.4). Larger, the field
  /// vanishes before it is out of the way.
  static let searchFieldFadeShare: CGFloat = 0.4

  /// Seconds in which the button that cancels a search appears (0.25).
  static let searchCancelDuration: TimeInterval = 0.25
}
