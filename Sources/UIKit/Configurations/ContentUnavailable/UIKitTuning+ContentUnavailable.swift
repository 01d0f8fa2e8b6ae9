// SPDX-License-Identifier: MIT

/// Constants of views without content. None of them is recorded of iOS.
nonisolated extension UIKitTuning {
  /// Points between the safe area and the content (16), as the margins of controllers.
  static let unavailableMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Points between image and text (15). Much less, and the image looks like a part of the title.
  static let unavailableImageToText: CGFloat = 15
  /// Points between activity indicator and text (8), which belong together.
  static let unavailableSpinnerToText: CGFloat = 8
  /// Points between the texts (8).
  static let unavailableTextToSecondary: CGFloat = 8
  /// Points between texts and button (20). Much less, and taps on the button miss it.
  static let unavailableTextToButton: CGFloat = 20
  /// Points between the buttons (8).
  static let unavailableButtonToSecondary: CGFloat = 8
  /// The point size of the symbol (48).
  static let unavailableSymbolSize: CGFloat = 48
  /// The point size of the title (22), that of the style title 2.
  static let unavailableTitleSize: CGFloat = 22
  /// The greatest width of the texts in points (400): longer lines of a centered text are hard to read.
  static let unavailableTextWidth: CGFloat = 400
  static let loadingText = "Loading\u{2026}"
  static let noResultsText = "No Results"
  static let noResultsHint = "Check the spelling or try a new search."
}
