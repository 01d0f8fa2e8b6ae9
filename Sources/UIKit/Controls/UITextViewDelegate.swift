// SPDX-License-Identifier: MIT

/// Is asked and told what a person does in a text view. Every method may be left out.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the editing may begin. Default: true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the editing may end. Default: true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a person may put a text in the place of a range, which counts UTF-16 units; Return is a line feed. Default:
  /// true.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The selection has changed, also with the text.
  func textViewDidChangeSelection(_ textView: UITextView)
  #if !hasFeature(Embedded)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Whether a link does what it does by itself: open its address. Default: true.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
  #endif
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
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
