// SPDX-License-Identifier: MIT

import SprungGeometry

/// The lines along a run of text.
public struct TextDecorations: OptionSet, Sendable {
  /// The bits as they are sent.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A line below the letters.
  public static let underline = TextDecorations(rawValue: 1)
  /// A line through the letters.
  public static let strikethrough = TextDecorations(rawValue: 2)
  /// The lines are thick.
  public static let thick = TextDecorations(rawValue: 4)
  /// The lines are double.
  public static let double = TextDecorations(rawValue: 8)
  /// The lines are dotted.
  public static let dotted = TextDecorations(rawValue: 16)
  /// The lines are dashed.
  public static let dashed = TextDecorations(rawValue: 32)
  /// In the protocol only: the effects of the run follow its width.
  static let effects = TextDecorations(rawValue: 64)
}

/// The effects of a run: a shadow, an outline, and colors of its lines. Lengths are points.
public struct StageTextEffects: Equatable, Sendable {
  /// The color of the shadow; clear for none.
  public var shadowColor = PackedColor.clear
  /// The distance of the shadow to the right.
  public var shadowX = 0.0
  /// The distance of the shadow down.
  public var shadowY = 0.0
  /// How far the shadow is blurred.
  public var shadowBlur = 0.0
  /// The color of the outlines; clear for none.
  public var strokeColor = PackedColor.clear
  /// The width of the outlines.
  public var strokeWidth = 0.0
  /// The color of the line below the letters; clear is that of the letters.
  public var underlineColor = PackedColor.clear
  /// The color of the line through the letters; clear is that of the letters.
  public var strikethroughColor = PackedColor.clear

  /// Makes effects of which nothing is seen.
  public init() {}
}

/// Letters with the same style.
public struct StageTextRun: Equatable, Sendable {
  /// The letters, without line ends.
  public var text: String
  /// Font, weight and slant; the rest of the style does not count.
  public var style: TextStyle
  /// The color of the letters.
  public var color: PackedColor
  /// The color behind them.
  public var background: PackedColor
  /// Points added after each letter.
  public var kern: Double
  /// Their measured width in points, space after the letters included; a host fits its font to it. 0 fits nothing.
  public var width: Double
  /// Points by which the letters are above their line.
  public var baselineOffset: Double
  /// Lines along them.
  public var decorations: TextDecorations
  /// A shadow, an outline and colors of lines; nil for none of it.
  public var effects: StageTextEffects?

  /// Makes a run.
  public init(
    text: String, style: TextStyle, color: PackedColor, background: PackedColor = .clear, kern: Double = 0,
    baselineOffset: Double = 0, decorations: TextDecorations = [], width: Double = 0,
    effects: StageTextEffects? = nil
  ) {
    self.effects = effects
    self.width = width
    self.text = text
    self.style = style
    self.color = color
    self.background = background
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.decorations = decorations
  }

  /// Whether letters and look are the same; letters that are written in another way are others.
  public static func == (left: StageTextRun, right: StageTextRun) -> Bool {
    left.text.isLiterallyEqual(to: right.text) && left.style == right.style && left.color == right.color
      && left.background == right.background && left.kern == right.kern && left.baselineOffset == right.baselineOffset
      && left.decorations == right.decorations && left.width == right.width
      && left.effects == right.effects
  }
}

/// One line of a text with several styles. The lines are stacked and vertically centered in the box.
public struct StageTextLine: Equatable, Sendable {
  /// The alignment of the line.
  public var alignment: TextAlignment
  /// Points from its upper to its lower edge.
  public var height: Double
  /// Points that its beginning keeps from the edge.
  public var indent: Double
  /// Its letters.
  public var runs: [StageTextRun]

  /// Makes a line.
  public init(alignment: TextAlignment, height: Double, indent: Double = 0, runs: [StageTextRun]) {
    self.alignment = alignment
    self.height = height
    self.indent = indent
    self.runs = runs
  }
}

extension FrameEncoder {
  /// Gives a label lines in several looks, in place of what `text` gave it.
  public func richText(_ layer: LayerID, _ lines: [StageTextLine]) {
    var words = 1
    var bytes = 0
    for line in lines {
      words += 4
      for run in line.runs {
        words += (run.effects == nil ? 10 : 18) + run.text.utf8.count / 4
        bytes += run.text.utf8.count
      }
    }
    guard isShortEnough(byteCount: bytes), begin(.richText, layer, words: words) else { return }
    put(UInt32(lines.count))
    for line in lines {
      put(line.alignment.rawValue)
      put(line.height)
      put(line.indent)
      put(UInt32(line.runs.count))
      for run in line.runs {
        put(run.style.word)
        put(run.style.fontSize)
        put(run.color.rawValue)
        put(run.background.rawValue)
        put(run.kern)
        put(run.baselineOffset)
        put(run.effects == nil ? run.decorations.rawValue : run.decorations.union(.effects).rawValue)
        put(run.width)
        if let effects = run.effects { put(effects) }
        put(run.text)
      }
    }
    end()
  }

  private func put(_ effects: StageTextEffects) {
    put(effects.shadowColor.rawValue)
    put(effects.shadowX)
    put(effects.shadowY)
    put(effects.shadowBlur)
    put(effects.strokeColor.rawValue)
    put(effects.strokeWidth)
    put(effects.underlineColor.rawValue)
    put(effects.strikethroughColor.rawValue)
  }

  /// Sets the layer whose text is edited, and the content of the host's field; layer 0 ends it.
  public func textInput(_ layer: LayerID, _ state: StageTextInput = StageTextInput()) {
    guard isShortEnough(byteCount: state.text.utf8.count),
      begin(.textInput, layer, words: 8 + state.text.utf8.count / 4)
    else { return }
    put(state.canvas)
    put(state.label)
    put(state.generation)
    put(state.traits.word)
    put(state.selectionStart)
    put(state.selectionEnd)
    put(state.text)
    end()
  }
}
