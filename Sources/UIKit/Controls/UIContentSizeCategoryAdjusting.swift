// SPDX-License-Identifier: MIT

/// An object whose font can follow the user's preferred text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the preferred text size. This requires a font from `UIFont.preferredFont(forTextStyle:)`
  /// or `UIFontMetrics`. Default: false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
