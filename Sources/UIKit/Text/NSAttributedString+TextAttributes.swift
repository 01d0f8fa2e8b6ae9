// SPDX-License-Identifier: MIT

import SprungStage

extension NSAttributedString.Key {
  /// A `UIFont`.
  nonisolated public static let font = NSAttributedString.Key("NSFont")
  /// The `UIColor` of the text.
  nonisolated public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The `UIColor` behind the text.
  nonisolated public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`. The style of the first character applies to the entire paragraph.
  nonisolated public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The spacing added after each character, as a number in points.
  nonisolated public static let kern = NSAttributedString.Key("NSKern")
  /// Equivalent to `kern`. If both are set, `kern` takes precedence.
  nonisolated public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the line below the text, as the raw value of an `NSUnderlineStyle`.
  nonisolated public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The style of the line through the text, as the raw value of an `NSUnderlineStyle`.
  nonisolated public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The offset of characters above the baseline, as a number in points.
  nonisolated public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant of characters, as a number. With any value other than 0, the characters are italic.
  nonisolated public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The target of a link, as a `URL` or a string.
  nonisolated public static let link = NSAttributedString.Key("NSLink")
  /// An `NSTextAttachment`.
  nonisolated public static let attachment = NSAttributedString.Key("NSAttachment")
  /// An `NSShadow`.
  nonisolated public static let shadow = NSAttributedString.Key("NSShadow")
  /// The use of ligatures, as a number. The value is stored but has no effect.
  nonisolated public static let ligature = NSAttributedString.Key("NSLigature")
  /// The `UIColor` of the stroke. Default: the text color.
  nonisolated public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The stroke width, as a number that is a percentage of the font size. With negative values, glyphs are stroked and
  /// filled; with positive values, they are only stroked.
  nonisolated public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The `UIColor` of the underline. Default: the text color.
  nonisolated public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The `UIColor` of the strikethrough line. Default: the text color.
  nonisolated public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The natural logarithm of the horizontal expansion factor of glyphs, as a number.
  nonisolated public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The emphasis that Markdown adds to text, as the raw value of an `InlinePresentationIntent`.
  nonisolated public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
  /// The text effect, as a string. The value is stored but has no effect.
  nonisolated public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The writing directions, as an array of numbers. The value is stored but has no effect.
  nonisolated public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

nonisolated extension TextAttributes {
  /// Creates text attributes from a dictionary. Attributes that are not drawn are ignored.
  init(_ attributes: [NSAttributedString.Key: ActionSender]) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      #if hasFeature(Embedded)
        return (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
      #else
        switch attributes[key] {
        case let value as CGFloat: return value
        case let value as Double: return CGFloat(value)
        case let value as Float: return CGFloat(value)
        case let value as Int: return CGFloat(value)
        case let value as NSNumber: return CGFloat(value.doubleValue)
        default: return nil
        }
      #endif
    }
    func lines(_ key: NSAttributedString.Key, _ kind: TextDecorations) -> TextDecorations {
      #if hasFeature(Embedded)
        let style: Int? = nil
      #else
        let style = (attributes[key] as? NSUnderlineStyle)?.rawValue
      #endif
      return TextDecorations(style: style ?? number(key).map { Int($0) } ?? 0, of: kind)
    }
    font = attributes[.font] as? UIFont
    color = attributes[.foregroundColor] as? UIColor
    background = attributes[.backgroundColor] as? UIColor
    kern = number(.kern) ?? number(.tracking) ?? 0
    baselineOffset = number(.baselineOffset) ?? 0
    isItalic = (number(.obliqueness) ?? 0) != 0
    decorations = lines(.underlineStyle, .underline).union(lines(.strikethroughStyle, .strikethrough))
    paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.attributes
    #if hasFeature(Embedded)
      link = (attributes[.link] as? NSString)?.string
    #else
      link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    #endif
    emphasis = InlinePresentationIntent(
      rawValue: UInt(min(max(number(.inlinePresentationIntent) ?? 0, 0), 0xFFFF)))
    picture = (attributes[.attachment] as? NSTextAttachment).map { AttachmentPicture($0) }
    var effects = TextEffects()
    effects.shadow = (attributes[.shadow] as? NSShadow)?.effect
    effects.strokeWidth = number(.strokeWidth) ?? 0
    effects.strokeColor = attributes[.strokeColor] as? UIColor
    effects.underlineColor = attributes[.underlineColor] as? UIColor
    effects.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    effects.expansion = min(max(number(.expansion) ?? 0, -3), 3)
    if effects != TextEffects() { self.effects = effects }
  }

  /// Returns a dictionary that corresponds to these attributes.
  func attributes(font: UIFont?, color: UIColor?) -> [NSAttributedString.Key: ActionSender] {
    var attributes: [NSAttributedString.Key: ActionSender] = [:]
    attributes[.font] = self.font ?? font
    attributes[.foregroundColor] = self.color ?? color
    attributes[.backgroundColor] = background
    if kern != 0 { attributes[.kern] = attributeValue(kern) }
    if baselineOffset != 0 { attributes[.baselineOffset] = attributeValue(baselineOffset) }
    if isItalic { attributes[.obliqueness] = attributeValue(0.2) }
    let line = attributeValue(decorations.style.rawValue)
    if decorations.contains(.underline) { attributes[.underlineStyle] = line }
    if decorations.contains(.strikethrough) { attributes[.strikethroughStyle] = line }
    if let paragraph {
      let made = NSMutableParagraphStyle()
      made.attributes = paragraph
      attributes[.paragraphStyle] = made
    }
    if let link { attributes[.link] = attributeValue(link) }
    if !emphasis.isEmpty { attributes[.inlinePresentationIntent] = attributeValue(Int(emphasis.rawValue)) }
    attributes[.attachment] = picture?.attachment
    if let effects {
      attributes[.shadow] = effects.shadow.map { NSShadow($0) }
      if effects.strokeWidth != 0 { attributes[.strokeWidth] = attributeValue(effects.strokeWidth) }
      attributes[.strokeColor] = effects.strokeColor
      attributes[.underlineColor] = effects.underlineColor
      attributes[.strikethroughColor] = effects.strikethroughColor
      if effects.expansion != 0 { attributes[.expansion] = attributeValue(effects.expansion) }
    }
    return attributes
  }
}

nonisolated extension RichText {
  /// Creates styled text from an attributed string. Only the attributes that are drawn are kept.
  init(_ string: NSAttributedString) {
    var runs: [Run] = []
    var start = 0
    while start < string.length {
      var range = NSRange()
      let attributes = string.attributes(at: start, effectiveRange: &range)
      let end = min(string.length, max(start + 1, NSMaxRange(range)))
      runs.append(Run(count: end - start, attributes: TextAttributes(attributes)))
      start = end
    }
    self.init(string.string, runs: runs)
  }
}

nonisolated extension NSAttributedString {
  convenience init(_ text: RichText, font: UIFont?, color: UIColor?) {
    let made = NSMutableAttributedString(string: text.string)
    var start = 0
    for run in text.runs {
      let attributes = run.attributes.attributes(font: font, color: color)
      made.setAttributes(attributes, range: NSRange(location: start, length: run.count))
      start += run.count
    }
    self.init(attributedString: made)
  }

  /// Returns the size of the text in points. Lines end only at newlines.
  public func size() -> CGSize { boundingRect(with: .zero, options: .usesLineFragmentOrigin, context: nil).size }

  /// Returns the bounding rectangle, in points, of the text when it is wrapped to the width of the given size. A width
  /// of 0 means no limit. Without the option `usesLineFragmentOrigin`, the text is a single line. The default font size
  /// is 12 points, as in Apple's frameworks.
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
  /// Returns the size of the text in points. Only newlines break lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in points. See
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: ActionSender]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

nonisolated extension String {
  /// Returns the size of the text in points. Only newlines break lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: ActionSender]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in points. See
  /// `NSAttributedString.boundingRect(with:options:context:)`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: ActionSender]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}
