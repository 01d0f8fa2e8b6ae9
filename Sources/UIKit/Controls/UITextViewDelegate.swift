// SPDX-License-Identifier: MIT

/// The methods with which a text view requests permission for user actions and reports them. All methods are optional.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin. Default: `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end. Default: `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing has begun. Default: nothing.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after editing has ended. Default: nothing.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user may replace the given range, in UTF-16 units, with other text. The Return key inserts a
  /// line feed. Default: `true`.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user has changed the text. Default: nothing.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed, possibly along with the text. Default: nothing.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu for the given range. Default: `nil`, which displays the suggested actions.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears. Default: nothing.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu disappears. Default: nothing.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  #if !hasFeature(Embedded)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Returns whether the given link performs its default action, which opens its URL. Default: true.
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
