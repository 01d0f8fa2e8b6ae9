// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UILabel {
    /// The text with the looks of its letters.
    ///
    /// Setting it takes font and color of the first letter over as the label's own. Not offered in the browser build, where
    /// there is no Foundation.
    public final var attributedText: NSAttributedString? {
      get {
        guard let text else { return nil }
        guard let richText else {
          return NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
        }
        return NSAttributedString(richText, font: font, color: textColor)
      }
      set {
        text = newValue?.string
        guard let newValue, newValue.length > 0 else { return }
        let rich = RichText(newValue)
        if let font = rich.look(at: 0)?.font { self.font = font }
        if let color = rich.look(at: 0)?.color { textColor = color }
        if let alignment = rich.look(at: 0)?.paragraph?.alignment, alignment != .natural { textAlignment = alignment }
        show(rich.isPlain ? nil : rich)
      }
    }
  }

  extension UITextField {
    /// The text with the looks of its letters. Setting it takes those of the first letter over as the field's own.
    public final var attributedText: NSAttributedString? {
      get { NSAttributedString(editor.rich, font: font, color: textColor) }
      set {
        let rich = RichText(newValue ?? NSAttributedString(string: ""))
        if let look = rich.look(at: 0) {
          if let font = look.font { self.font = font }
          if let color = look.color { textColor = color }
          if let alignment = look.paragraph?.alignment, alignment != .natural { textAlignment = alignment }
        }
        editor.set(rich)
      }
    }

    /// The placeholder with the look of its first letter.
    public final var attributedPlaceholder: NSAttributedString? {
      get { placeholder.map { _ in placeholderLabel.attributedText ?? NSAttributedString(string: "") } }
      set {
        placeholder = newValue?.string
        placeholderLabel.attributedText = newValue
        setNeedsLayout()
      }
    }

    /// Font, color and paragraph of all letters. Setting it gives them to the whole text.
    public final var defaultTextAttributes: [NSAttributedString.Key: Any] {
      get { [.font: font as Any, .foregroundColor: textColor as Any] }
      set {
        let look = TextLook(newValue)
        if let font = look.font { self.font = font }
        if let color = look.color { textColor = color }
        if let alignment = look.paragraph?.alignment { textAlignment = alignment }
        let isPlain = RichText("x", look: look).isPlain
        editor.typing = isPlain ? nil : look
        editor.changeLooks(NSRange(location: 0, length: editor.edited.buffer.count)) {
          $0 = isPlain ? TextLook() : look
        }
      }
    }

    /// How what is typed next looks; nil while the field is not edited.
    public final var typingAttributes: [NSAttributedString.Key: Any]? {
      get {
        guard isEditing else { return nil }
        return (editor.typing ?? editor.rich.look(at: max(0, editor.selection.location - 1)) ?? TextLook())
          .attributes(font: font, color: textColor)
      }
      set { if isEditing { editor.typing = newValue.map { TextLook($0) } } }
    }
  }

  extension UITextView {
    /// The text with the looks of its letters.
    public final var attributedText: NSAttributedString! {
      get { NSAttributedString(editor.rich, font: font, color: textColor) }
      set { editor.set(RichText(newValue ?? NSAttributedString(string: ""))) }
    }

    /// How what is typed next looks.
    public final var typingAttributes: [NSAttributedString.Key: Any] {
      get {
        (editor.typing ?? editor.rich.look(at: max(0, editor.selection.location - 1)) ?? TextLook())
          .attributes(font: font, color: textColor)
      }
      set { editor.typing = TextLook(newValue) }
    }

    /// How links look. Stored only: they are drawn in the color of links, unless they have one. Default: that color.
    public final var linkTextAttributes: [NSAttributedString.Key: Any]! {
      get { [.foregroundColor: UIColor.link] }
      set {}
    }
  }
#endif
