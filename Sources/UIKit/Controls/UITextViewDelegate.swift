// SPDX-License-Identifier: MIT

/// Allows or prevents user actions in a text view and is notified of them. Every method is optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin. Default: `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end. Default: `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has begun. Default: nothing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended. Default: nothing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may replace a range, in UTF-16 units, with other text; Return inserts a line feed. Default:
  /// `true`.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user has changed the text. Default: nothing.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed, possibly along with the text. Default: nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu for a range. Default: `nil`, for the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// The edit menu is about to appear. Default: nothing.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// The edit menu is about to disappear. Default: nothing.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  #if !hasFeature(Embedded)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Whether a link performs its default action, opening its URL. Default: true.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
  #endif
}

extension UITextViewDelegate {
  #if hasFeature(Embedded)
    /// Returns this delegate.
    public var _textViewDelegate: (any UITextViewDelegate)? { self }
  #else
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The default implementation, which returns true.
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
  #endif
}
