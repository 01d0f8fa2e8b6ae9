// SPDX-License-Identifier: MIT

import SprungStage

/// The paragraph style of text. Lengths are in points.
nonisolated struct ParagraphAttributes: Equatable {
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  /// The position at which lines end. A positive value is the distance from the leading edge; other values are relative
  /// to the trailing edge.
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  /// The maximum line height, or 0 for no limit.
  var maximumLineHeight: CGFloat = 0
  /// A multiplier for the line height; 0 means 1.
  var lineHeightMultiple: CGFloat = 0
  var lineBreakMode: NSLineBreakMode = .byWordWrapping
  var tabs = TextTabs()
}

/// The style of characters. The view that displays the text supplies values for attributes that are nil.
nonisolated struct TextAttributes: Equatable {
  var font: UIFont?
  var color: UIColor?
  var background: UIColor?
  var kern: CGFloat = 0
  var baselineOffset: CGFloat = 0
  var decorations: TextDecorations = []
  var isItalic = false
  var paragraph: ParagraphAttributes?
  /// The address of the link.
  var link: String?
  /// The image that replaces an object replacement character.
  var picture: InlinePicture?
  /// The emphasis that Markdown adds to the text, which changes the font.
  var emphasis: InlinePresentationIntent = []
  /// Shadows, strokes and line colors, or nil for none.
  var effects: TextEffects?

  static func == (left: TextAttributes, right: TextAttributes) -> Bool {
    left.font == right.font && left.color == right.color && left.background == right.background
      && left.kern == right.kern && left.baselineOffset == right.baselineOffset
      && left.decorations == right.decorations && left.isItalic == right.isItalic && left.paragraph == right.paragraph
      && left.link.isLiterallyEqual(to: right.link) && left.picture?.attachment === right.picture?.attachment
      && left.effects == right.effects && left.emphasis == right.emphasis
  }
}

/// Text with multiple styles. Each run has a length in UTF-16 units and a style.
nonisolated struct RichText: Equatable {
  struct Run: Equatable {
    var count: Int
    var attributes: TextAttributes
  }

  private(set) var string = ""
  /// Adjacent runs have different styles, and no run is empty.
  private(set) var runs: [Run] = []

  init() {}

  static func == (left: RichText, right: RichText) -> Bool {
    left.string.isLiterallyEqual(to: right.string) && left.runs == right.runs
  }

  init(_ string: String, attributes: TextAttributes = TextAttributes()) {
    self.string = string
    append(count: string.utf16.count, attributes)
  }

  init(_ string: String, runs: [Run]) {
    self.string = string
    for run in runs { append(count: run.count, run.attributes) }
  }

  /// The number of UTF-16 units.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Whether all characters have the same style, and this style sets only a font and a color.
  var isPlain: Bool {
    guard runs.count <= 1, let style = runs.first?.attributes else { return runs.isEmpty }
    var plain = TextAttributes()
    plain.font = style.font
    plain.color = style.color
    return style == plain
  }

  /// Returns the attributes at a UTF-16 offset. At the end of the text, returns the attributes of the last character.
  /// Returns nil for empty text.
  func attributes(at offset: Int) -> TextAttributes? {
    var end = 0
    for run in runs {
      end += run.count
      if offset < end { return run.attributes }
    }
    return runs.last?.attributes
  }

  private mutating func append(count: Int, _ style: TextAttributes) {
    guard count > 0 else { return }
    if let last = runs.last, last.attributes == style {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(count: count, attributes: style))
    }
  }

  /// Replaces the string. In the runs, replaces a range with `count` UTF-16 units that have the given attributes.
  mutating func replace(_ range: NSRange, byCount count: Int, attributes: TextAttributes, string: String) {
    let old = runs
    runs = []
    self.string = string
    var start = 0
    var isInserted = false
    for run in old {
      let end = start + run.count
      append(count: min(end, range.location) - start, run.attributes)
      if !isInserted, end >= range.location {
        if start <= range.location || old.isEmpty {
          append(count: count, attributes)
          isInserted = true
        }
      }
      append(count: end - max(start, range.upperBound), run.attributes)
      start = end
    }
    if !isInserted { append(count: count, attributes) }
  }

  /// Returns the runs in the given range.
  func runs(in range: NSRange) -> [Run] {
    var part = RichText()
    var start = 0
    for run in runs {
      let end = start + run.count
      part.append(count: min(end, range.upperBound) - max(start, range.location), run.attributes)
      start = end
    }
    return part.runs
  }

  /// Changes the attributes in the given range.
  mutating func change(_ range: NSRange, _ change: (inout TextAttributes) -> Void) {
    let old = runs
    runs = []
    var start = 0
    for run in old {
      let end = start + run.count
      append(count: min(end, range.location) - start, run.attributes)
      let from = max(start, range.location)
      let to = min(end, range.upperBound)
      if from < to {
        var style = run.attributes
        change(&style)
        append(count: to - from, style)
      }
      append(count: end - max(start, range.upperBound), run.attributes)
      start = end
    }
  }

  /// Returns a copy in which emphasized text has bold, italic or monospaced fonts.
  func resolved(_ font: UIFont) -> RichText {
    guard runs.contains(where: { !$0.attributes.emphasis.isEmpty }) else { return self }
    let changed = runs.map { run in
      var style = run.attributes
      let emphasis = style.emphasis
      guard !emphasis.isEmpty else { return run }
      style.emphasis = []
      let own = style.font ?? font
      style.font = UIFont(
        pointSize: own.pointSize, weight: emphasis.contains(.stronglyEmphasized) ? .bold : own.weight,
        isMonospaced: own.isMonospaced || emphasis.contains(.code), hasTabularDigits: own.hasTabularDigits,
        isItalic: own.isItalic || emphasis.contains(.emphasized))
      if emphasis.contains(.strikethrough) { style.decorations.insert(.strikethrough) }
      return Run(count: run.count, attributes: style)
    }
    return RichText(string, runs: changed)
  }
}
