// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  // Said explicitly, because other modules with main-actor isolation by default do not see the inferred one.
  @MainActor
#endif
/// Something whose font can follow the text size that the person prefers.
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows changes of the text size. It does so only if it came from
  /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`. Default: false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
