// SPDX-License-Identifier: MIT

/// Is asked about and notified of a person's actions in a text view. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the editing may begin. Default: `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the editing may end. Default: `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The editing has begun. Default: nothing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The editing has ended. Default: nothing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a person may replace a range, which counts UTF-16 units, by a text; Return is a line feed. Default:
  /// `true`.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person has changed the text. Default: nothing.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed, also with the text. Default: nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu for a range; nil for the suggested actions. Default: `nil`.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear. Default: nothing.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to disappear. Default: nothing.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  #if !hasFeature(Embedded)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Whether a link has its standard effect: open its address. Default: true.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
  #endif
}

extension UITextViewDelegate {
  #if hasFeature(Embedded)
    /// This delegate.
    public var _textViewDelegate: (any UITextViewDelegate)? { self }
  #else
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// True.
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
  #endif
}
