// SPDX-License-Identifier: MIT

/// Constants of content-unavailable views, chosen for Sprung rather than measured on iOS.
nonisolated extension UIKitTuning {
  /// The margins between the safe area and the content in points (16), equal to the margins of view controllers.
  static let unavailableMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between the image and the text in points (15). With a much smaller distance, the image would look
  /// like part of the title.
  static let unavailableImageToText: CGFloat = 15
  /// The distance between the activity indicator and its text in points (8), which is smaller than the distance between
  /// an image and text.
  static let unavailableSpinnerToText: CGFloat = 8
  /// The distance between the primary and secondary text in points (8).
  static let unavailableTextToSecondary: CGFloat = 8
  /// The distance between the text and the button in points (20). With a much smaller distance, the button would be
  /// hard to hit.
  static let unavailableTextToButton: CGFloat = 20
  /// The distance between the two buttons in points (8).
  static let unavailableButtonToSecondary: CGFloat = 8
  /// The point size of the symbol (48).
  static let unavailableSymbolSize: CGFloat = 48
  /// The point size of the title (22), equal to the text style title 2.
  static let unavailableTitleSize: CGFloat = 22
  /// The maximum width of the text in points (400). Longer lines of centered text are hard to read.
  static let unavailableTextWidth: CGFloat = 400
  static let loadingText = "Loading\u{2026}"
  static let noResultsText = "No Results"
  static let noResultsHint = "Check the spelling or try a new search."
}
