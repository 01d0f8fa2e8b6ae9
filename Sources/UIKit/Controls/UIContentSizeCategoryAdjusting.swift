// SPDX-License-Identifier: MIT

/// Something whose font can follow the text size that the person prefers.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows changes of the text size. It does so only if it came from
  /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`. Default: false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}

extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
