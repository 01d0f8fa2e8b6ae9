// SPDX-License-Identifier: MIT

#if SPRUNG_OWN_FOUNDATION
  import OwnGeometry
#else
  import SprungGeometry
#endif

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A mutable string with attributes. A range that is not inside the string stops the program.
  open class NSMutableAttributedString: NSAttributedString {
    /// Creates an empty string.
    public init() { super.init(AttributedContent("", [:])) }

    /// Creates a string without attributes.
    public override init(string: String) { super.init(string: string) }

    /// Creates a string with the same attributes for all characters.
    public override init(string: String, attributes: [Key: AnyObject]? = nil) {
      super.init(string: string, attributes: attributes)
    }

    /// Creates a copy of another attributed string.
    public override init(attributedString other: NSAttributedString) { super.init(attributedString: other) }

    override init(_ content: AttributedContent) { super.init(content) }

    /// Adds an attribute to a range, replacing existing attributes with the same name.
    open func addAttribute(_ name: Key, value: AnyObject, range: NSRange) {
      content.change(range) { $0[name] = value }
    }

    /// Adds attributes to a range, replacing existing attributes with the same names.
    open func addAttributes(_ attrs: [Key: AnyObject], range: NSRange) {
      content.change(range) { attributes in for (name, value) in attrs { attributes[name] = value } }
    }

    /// Replaces all attributes of a range.
    open func setAttributes(_ attrs: [Key: AnyObject]?, range: NSRange) {
      content.change(range) { $0 = attrs ?? [:] }
    }

    /// Removes an attribute from the given range.
    open func removeAttribute(_ name: Key, range: NSRange) {
      content.change(range) { $0[name] = nil }
    }

    /// Appends another attributed string.
    open func append(_ attrString: NSAttributedString) { content.join(attrString.content) }

    /// Inserts another attributed string.
    open func insert(_ attrString: NSAttributedString, at loc: Int) {
      content.replace(NSRange(location: loc, length: 0), with: attrString.content)
    }

    /// Replaces a range with characters that have the attributes at the start of the range. If the range is empty, they
    /// have the attributes of the preceding character.
    open func replaceCharacters(in range: NSRange, with str: String) {
      var attributes: [Key: AnyObject] = [:]
      if range.length > 0 || range.location == 0, range.location < length {
        attributes = content.run(at: range.location).attributes
      } else if range.location > 0 {
        attributes = content.run(at: range.location - 1).attributes
      }
      content.replace(range, with: AttributedContent(str, attributes))
    }

    /// Replaces a range with another attributed string.
    open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      content.replace(range, with: attrString.content)
    }

    /// Removes the characters of a range.
    open func deleteCharacters(in range: NSRange) { content.replace(range, with: AttributedContent("", [:])) }

    /// Replaces the whole string with another attributed string.
    open func setAttributedString(_ attrString: NSAttributedString) { content = attrString.content }

    /// Begins several changes. Has no effect.
    open func beginEditing() {}

    /// Ends several changes. Has no effect.
    open func endEditing() {}
  }
#endif
