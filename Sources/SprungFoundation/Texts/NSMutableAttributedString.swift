// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A text with attributes that can be changed. A range beyond the text stops the program.
  open class NSMutableAttributedString: NSAttributedString {
    /// Makes an empty text.
    public init() { super.init(AttributedContent("", [:])) }

    /// Makes a text without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Makes a text with the same attributes everywhere.
    public override init(string: String, attributes: [Key: AnyObject]? = nil) {
      super.init(string: string, attributes: attributes)
    }

    /// Copies another text.
    public override init(attributedString other: NSAttributedString) { super.init(attributedString: other) }

    override init(_ content: AttributedContent) { super.init(content) }

    /// Adds an attribute to a range, replacing one with the same name.
    open func addAttribute(_ name: Key, value: AnyObject, range: NSRange) {
      content.change(range) { $0[name] = value }
    }

    /// Adds attributes to a range, replacing those with the same names.
    open func addAttributes(_ attrs: [Key: AnyObject], range: NSRange) {
      content.change(range) { attributes in for (name, value) in attrs { attributes[name] = value } }
    }

    /// Replaces all attributes of a range.
    open func setAttributes(_ attrs: [Key: AnyObject]?, range: NSRange) {
      content.change(range) { $0 = attrs ?? [:] }
    }

    /// Removes an attribute from a range.
    open func removeAttribute(_ name: Key, range: NSRange) {
      content.change(range) { $0[name] = nil }
    }

    /// Adds another text with its attributes at the end.
    open func append(_ attrString: NSAttributedString) { content.join(attrString.content) }

    /// Inserts another text with its attributes.
    open func insert(_ attrString: NSAttributedString, at loc: Int) {
      content.replace(NSRange(location: loc, length: 0), with: attrString.content)
    }

    /// Replaces a range by letters, which take the attributes of the range's first unit; without length those of the unit before.
    open func replaceCharacters(in range: NSRange, with str: String) {
      var attributes: [Key: AnyObject] = [:]
      if range.length > 0 || range.location == 0, range.location < length {
        attributes = content.run(at: range.location).attributes
      } else if range.location > 0 {
        attributes = content.run(at: range.location - 1).attributes
      }
      content.replace(range, with: AttributedContent(str, attributes))
    }

    /// Replaces a range by another text with its attributes.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      content.replace(range, with: attrString.content)
    }

    /// Removes the units of a range.
    open func deleteCharacters(in range: NSRange) { content.replace(range, with: AttributedContent("", [:])) }

    /// Takes over letters and attributes of another text.
    open func setAttributedString(_ attrString: NSAttributedString) { content = attrString.content }

    /// Begins several changes. No effect.
    open func beginEditing() {}

    /// Ends several changes. No effect.
    open func endEditing() {}
  }
#endif
