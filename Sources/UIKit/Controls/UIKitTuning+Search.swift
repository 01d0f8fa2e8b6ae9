// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The height of a search field at the default text size in points (36). Measured on iOS.
  static let searchFieldHeight: CGFloat = 36

  /// The minimum difference between the heights of a search field and its text in points (15), so that large text is
  /// not clipped.
  static let searchFieldPadding: CGFloat = 15

  /// The margin between the sides of a search bar and its field in points (8). Measured on iOS.
  static let searchBarMargin: CGFloat = 8

  /// Twice the distance in points (8) by which the center of the field is above the center of a search bar. The field
  /// is positioned as in a 44-point bar. Measured on iOS.
  static let searchFieldRise: CGFloat = 8

  /// The difference between the heights of a search bar and its field in points (20). The bar is therefore 56 points
  /// tall at the default text size, as on iOS 13 to 18.
  static let searchBarPadding: CGFloat = 20

  /// The gap between a search field and the cancel button in points (8).
  static let searchCancelGap: CGFloat = 8

  /// The height of a search bar's scope bar (44) and of its segmented control (32), and the gap between the field and
  /// the control (8), in points. These values were chosen, not measured.
  static let searchScopes = (height: CGFloat(44), control: CGFloat(32), gap: CGFloat(8))

  /// The height of a search bar's prompt in points (20).
  static let searchPromptHeight: CGFloat = 20

  /// The margins above (1) and below (15) the field in the search row of a navigation bar, in points. The row is
  /// therefore 52 points tall.
  static let searchRowMargin = (top: CGFloat(1), bottom: CGFloat(15))

  /// The frame of the magnifying glass in a 36-point search field in points (12, 7.5, 20.5, 20). Measured on iOS.
  static let searchSignFrame = CGRect(x: 12, y: 7.5, width: 20.5, height: 20)

  /// The distance from the start of a search field to its text in points (39.5). Measured on iOS.
  static let searchTextStart: CGFloat = 39.5

  /// The size of a search field's clear button (20.5 x 20) and its trailing margin (14) in points. Measured on iOS.
  static let searchClearButton = (size: CGSize(width: 20.5, height: 20), margin: CGFloat(14))

  /// The fraction of its full height at which a shrinking search field becomes invisible (0.4). With larger values, the
  /// field disappears too early.
  static let searchFieldFadeShare: CGFloat = 0.4

  /// The duration in seconds of the animation that shows or hides the cancel button (0.25).
  static let searchCancelDuration: TimeInterval = 0.25
}
