// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  extension NSAttributedString.Key {
    /// A `UIFont`.
    nonisolated public static let font = NSAttributedString.Key("NSFont")
    /// The `UIColor` of the text.
    nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The `UIColor` behind the text.
    nonisolated public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An `NSParagraphStyle`, that of the first letter of a paragraph counting for all of it.
    nonisolated public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added after each letter, a number.
    nonisolated public static let kern = NSAttributedString.Key("NSKern")
    /// As `kern`.
    nonisolated public static let tracking = NSAttributedString.Key("CTTracking")
    /// The raw value of an `NSUnderlineStyle`, below the letters.
    nonisolated public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The raw value of an `NSUnderlineStyle`, through the letters.
    nonisolated public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Points by which the letters stand above their line, a number.
    nonisolated public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A number; what is not 0 slants the letters.
    nonisolated public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A `URL` or its text.
    nonisolated public static let link = NSAttributedString.Key("NSLink")
    /// An `NSTextAttachment`.
    nonisolated public static let attachment = NSAttributedString.Key("NSAttachment")
    /// An `NSShadow`. Kept, not drawn.
    nonisolated public static let shadow = NSAttributedString.Key("NSShadow")
    /// A number. Kept, not drawn.
    nonisolated public static let ligature = NSAttributedString.Key("NSLigature")
    /// A `UIColor`. Kept, not drawn.
    nonisolated public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number. Kept, not drawn.
    nonisolated public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// A `UIColor`. Kept; lines have the color of their letters.
    nonisolated public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`. Kept; lines have the color of their letters.
    nonisolated public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number. Kept, not drawn.
    nonisolated public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A text. Kept, not drawn.
    nonisolated public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// Makes neighbors differ in the number of their attributes.
    nonisolated fileprivate static let neighbor = NSAttributedString.Key("SprungNeighbor")
    /// A list of numbers. Kept, not drawn.
    nonisolated public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  }

  nonisolated extension TextLook {
    /// Takes what attributes say, as far as it is drawn.
    init(_ attributes: [NSAttributedString.Key: Any]) {
      func number(_ key: NSAttributedString.Key) -> CGFloat? {
        switch attributes[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      }
      func lines(_ key: NSAttributedString.Key, _ kind: TextDecorations) -> TextDecorations {
        let value = (attributes[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int($0) } ?? 0
        guard value & 0xF != 0 else { return [] }
        var lines = kind
        if value & 0xF == 9 { lines.insert(.double) } else if value & 2 != 0 { lines.insert(.thick) }
        switch value & 0x700 {
        case 0x100: lines.insert(.dotted)
        case 0x200, 0x300, 0x400: lines.insert(.dashed)
        default: break
        }
        return lines
      }
      font = attributes[.font] as? UIFont
      color = attributes[.foregroundColor] as? UIColor
      background = attributes[.backgroundColor] as? UIColor
      kern = number(.kern) ?? number(.tracking) ?? 0
      baselineOffset = number(.baselineOffset) ?? 0
      isItalic = (number(.obliqueness) ?? 0) != 0
      decorations = lines(.underlineStyle, .underline).union(lines(.strikethroughStyle, .strikethrough))
      paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.look
      link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
      if let picture = attributes[.attachment] as? NSTextAttachment {
        attachment = picture.bounds.size == .zero ? picture.image?.size : picture.bounds.size
      }
    }

    /// The attributes that say the same.
    func attributes(font: UIFont?, color: UIColor?) -> [NSAttributedString.Key: Any] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = self.font ?? font
      attributes[.foregroundColor] = self.color ?? color
      attributes[.backgroundColor] = background
      if kern != 0 { attributes[.kern] = kern }
      if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
      if isItalic { attributes[.obliqueness] = 0.2 }
      let style: NSUnderlineStyle =
        decorations.contains(.double) ? .double : decorations.contains(.thick) ? .thick : .single
      let pattern: NSUnderlineStyle =
        decorations.contains(.dotted) ? .patternDot : decorations.contains(.dashed) ? .patternDash : []
      if decorations.contains(.underline) { attributes[.underlineStyle] = style.union(pattern).rawValue }
      if decorations.contains(.strikethrough) { attributes[.strikethroughStyle] = style.union(pattern).rawValue }
      if let paragraph {
        let made = NSMutableParagraphStyle()
        made.look = paragraph
        attributes[.paragraphStyle] = made
      }
      attributes[.link] = link
      return attributes
    }
  }

  nonisolated extension RichText {
    /// Takes the letters of an attributed string and what is drawn of their attributes.
    init(_ string: NSAttributedString) {
      var runs: [Run] = []
      var start = 0
      while start < string.length {
        var range = NSRange()
        let attributes = string.attributes(at: start, effectiveRange: &range)
        let end = min(string.length, max(start + 1, NSMaxRange(range)))
        runs.append(Run(count: end - start, look: TextLook(attributes)))
        start = end
      }
      self.init(string.string, runs: runs)
    }
  }

  nonisolated extension NSAttributedString {
    convenience init(_ text: RichText, font: UIFont?, color: UIColor?) {
      let made = NSMutableAttributedString(string: text.string)
      var start = 0
      var before = -1
      for run in text.runs {
        var attributes = run.look.attributes(font: font, color: color)
        // Foundation on Linux stops the program when it compares objects in neighbors with as many attributes.
        if attributes.count == before { attributes[.neighbor] = start }
        before = attributes.count
        made.setAttributes(attributes, range: NSRange(location: start, length: run.count))
        start += run.count
      }
      self.init(attributedString: made)
    }

    /// A text that is a picture.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The size in points of the text on as many lines as it has line ends.
    public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

    /// The rectangle in points that the text takes in a room; a width of 0 is no limit. Without `usesLineFragmentOrigin` it
    /// has one line. Letters without a font count as 12 points, as in Apple's frameworks.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
      var setting = RichTextLayout.Setting(
        font: .systemFont(ofSize: 12), color: .black, alignment: .left,
        width: options.contains(.usesLineFragmentOrigin) && size.width < 1e6 ? size.width : 0)
      setting.isSingleLine = !options.contains(.usesLineFragmentOrigin)
      let layout = RichTextLayout(RichText(self), setting)
      return CGRect(origin: .zero, size: layout.size)
    }
  }

  nonisolated extension NSString {
    /// The size in points of the text on as many lines as it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSAttributedString(string: description, attributes: attrs).size()
    }

    /// The rectangle in points that the text takes in a room, see `NSAttributedString`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      NSAttributedString(string: description, attributes: attributes).boundingRect(
        with: size, options: options, context: context)
    }
  }

  nonisolated extension String {
    /// The size in points of the text on as many lines as it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSAttributedString(string: self, attributes: attrs).size()
    }

    /// The rectangle in points that the text takes in a room, see `NSAttributedString`.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      NSAttributedString(string: self, attributes: attributes).boundingRect(
        with: size, options: options, context: context)
    }
  }
#endif
