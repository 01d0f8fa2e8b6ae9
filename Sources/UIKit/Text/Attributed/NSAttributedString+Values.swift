// SPDX-License-Identifier: MIT

import SprungStage

nonisolated extension TextAttributes {
  /// Creates attributes from a container.
  init(_ attributes: AttributeContainer) { take(attributes) }

  /// Sets the attributes that are set in a container, and leaves the others unchanged.
  mutating func take(_ attributes: AttributeContainer) {
    if let value = attributes.font { font = value }
    if let value = attributes.foregroundColor { color = value }
    if let value = attributes.backgroundColor { background = value }
    if let value = attributes.paragraphStyle { paragraph = value.attributes }
    if let value = attributes.kern ?? attributes.tracking { kern = value }
    if let value = attributes.baselineOffset { baselineOffset = value }
    if let value = attributes.obliqueness { isItalic = value != 0 }
    if let value = attributes.underlineStyle {
      decorations.subtract(.underline)
      decorations.formUnion(TextDecorations(style: value.rawValue, of: .underline))
    }
    if let value = attributes.strikethroughStyle {
      decorations.subtract(.strikethrough)
      decorations.formUnion(TextDecorations(style: value.rawValue, of: .strikethrough))
    }
    if let value = attributes.link { link = value.absoluteString }
    if let value = attributes.attachment { picture = AttachmentPicture(value) }
    if let value = attributes.inlinePresentationIntent { emphasis = value }
    var effects = effects ?? TextEffects()
    if let value = attributes.shadow { effects.shadow = value.effect }
    if let value = attributes.strokeWidth { effects.strokeWidth = value }
    if let value = attributes.strokeColor { effects.strokeColor = value }
    if let value = attributes.underlineColor { effects.underlineColor = value }
    if let value = attributes.strikethroughColor { effects.strikethroughColor = value }
    if let value = attributes.expansion { effects.expansion = value }
    self.effects = effects == TextEffects() ? nil : effects
  }

  /// An attribute container with these attributes.
  var container: AttributeContainer {
    var made = AttributeContainer()
    made.font = font
    made.foregroundColor = color
    made.backgroundColor = background
    if let paragraph {
      let style = NSMutableParagraphStyle()
      style.attributes = paragraph
      made.paragraphStyle = style
    }
    if kern != 0 { made.kern = kern }
    if baselineOffset != 0 { made.baselineOffset = baselineOffset }
    if isItalic { made.obliqueness = 0.2 }
    if decorations.contains(.underline) { made.underlineStyle = decorations.style }
    if decorations.contains(.strikethrough) { made.strikethroughStyle = decorations.style }
    made.link = link.flatMap { URL(string: $0) }
    made.attachment = picture?.attachment as? NSTextAttachment
    if !emphasis.isEmpty { made.inlinePresentationIntent = emphasis }
    guard let effects else { return made }
    made.shadow = effects.shadow.map { NSShadow($0) }
    if effects.strokeWidth != 0 { made.strokeWidth = effects.strokeWidth }
    made.strokeColor = effects.strokeColor
    made.underlineColor = effects.underlineColor
    made.strikethroughColor = effects.strikethroughColor
    if effects.expansion != 0 { made.expansion = effects.expansion }
    return made
  }
}

nonisolated extension RichText {
  /// Creates styled text whose missing attributes are taken from `base`. `change` receives the attributes of each part
  /// and returns the final attributes.
  init(_ text: AttributedString, base: TextAttributes, change: (TextAttributes) -> TextAttributes = { $0 }) {
    var runs: [Run] = []
    var string = ""
    func add(_ part: String, _ attributes: AttributeContainer) {
      var style = base
      style.take(attributes)
      runs.append(Run(count: part.utf16.count, attributes: change(style)))
      string += part
    }
    #if hasFeature(Embedded)
      for part in text.parts { add(part.text, part.attributes) }
    #else
      for run in text.runs { add(String(text[run.range].characters), run.attributes) }
    #endif
    self.init(string, runs: runs)
  }
}

nonisolated extension NSAttributedString {
  /// Creates an attributed string from an `AttributedString`.
  public convenience init(_ attributedString: AttributedString) {
    self.init(RichText(attributedString, base: TextAttributes()), font: nil, color: nil)
  }
}

nonisolated extension AttributedString {
  /// Creates a string from an `NSAttributedString`, with the attributes that UIKit draws.
  public init(_ string: NSAttributedString) {
    let rich = RichText(string)
    self.init()
    var start = rich.string.utf16.startIndex
    for run in rich.runs {
      let end = rich.string.utf16.index(start, offsetBy: run.count)
      append(AttributedString(String(rich.string[start..<end]), attributes: run.attributes.container))
      start = end
    }
  }
}
