// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension NSAttributedString.Key {
    /// A `UIFont`.
    nonisolated public static let font = NSAttributedString.Key("NSFont")
    /// The `UIColor` of the text.
    nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
  }

  extension UILabel {
    /// The text with its font and colour.
    ///
    /// Differs from Apple: a label has one look, so the font and colour of the first character count for all. Not offered in
    /// the browser, where there is no Foundation.
    public final var attributedText: NSAttributedString? {
      get {
        guard let text else { return nil }
        return NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
      set {
        text = newValue?.string
        guard let newValue, newValue.length > 0 else { return }
        let look = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = look[.font] as? UIFont { self.font = font }
        if let color = look[.foregroundColor] as? UIColor { textColor = color }
      }
    }
  }
#endif
