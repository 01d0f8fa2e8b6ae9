// SPDX-License-Identifier: MIT

import SprungGeometry

/// The lines drawn along a run of text.
public struct TextDecorations: OptionSet, Sendable {
  /// The raw bits, as sent to the host.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An underline.
  public static let underline = TextDecorations(rawValue: 1)
  /// A strikethrough.
  public static let strikethrough = TextDecorations(rawValue: 2)
  /// The lines are thick.
  public static let thick = TextDecorations(rawValue: 4)
  /// The lines are double.
  public static let double = TextDecorations(rawValue: 8)
  /// The lines are dotted.
  public static let dotted = TextDecorations(rawValue: 16)
  /// The lines are dashed.
  public static let dashed = TextDecorations(rawValue: 32)
  /// This bit is used only in the encoding: the run's effects follow its width.
  static let effects = TextDecorations(rawValue: 64)
}

/// The effects of a run: a shadow, an outline, and line colors. Lengths are in points.
public struct StageTextEffects: Equatable, Sendable {
  /// The color of the shadow; clear for none.
  public var shadowColor = PackedColor.clear
  /// The horizontal offset of the shadow, positive to the right.
  public var shadowX = 0.0
  /// The vertical offset of the shadow, positive downward.
  public var shadowY = 0.0
  /// The blur radius of the shadow.
  public var shadowBlur = 0.0
  /// The color of the outlines; clear for none.
  public var strokeColor = PackedColor.clear
  /// The width of the outlines.
  public var strokeWidth = 0.0
  /// The color of the underline, or clear for the text color.
  public var underlineColor = PackedColor.clear
  /// The color of the strikethrough, or clear for the text color.
  public var strikethroughColor = PackedColor.clear

  /// Creates effects without any visible result.
  public init() {}
}

/// A run of text in one style.
public struct StageTextRun: Equatable, Sendable {
  /// The text, without line breaks.
  public var text: String
  /// The font, weight and slant. The other properties of the style are ignored.
  public var style: TextStyle
  /// The text color.
  public var color: PackedColor
  /// The background color.
  public var background: PackedColor
  /// The distance added after each glyph, in points.
  public var kern: Double
  /// The measured width in points, including the space after the last glyph. The host scales its font to this width. A
  /// width of 0 disables scaling.
  public var width: Double
  /// The distance by which the text is raised above the baseline, in points.
  public var baselineOffset: Double
  /// The underline and strikethrough, and their line style.
  public var decorations: TextDecorations
  /// A shadow, an outline and line colors, or nil for none.
  public var effects: StageTextEffects?

  /// Creates a run.
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

  /// Returns whether the text and its style are equal. Strings with different Unicode scalars are not equal.
  public static func == (left: StageTextRun, right: StageTextRun) -> Bool {
    left.text.isLiterallyEqual(to: right.text) && left.style == right.style && left.color == right.color
      && left.background == right.background && left.kern == right.kern && left.baselineOffset == right.baselineOffset
      && left.decorations == right.decorations && left.width == right.width
      && left.effects == right.effects
  }
}

/// A line of text in several styles. The lines are stacked and vertically centered in the box.
public struct StageTextLine: Equatable, Sendable {
  /// The alignment of the line.
  public var alignment: TextAlignment
  /// The height of the line in points.
  public var height: Double
  /// The indent of the line in points.
  public var indent: Double
  /// The runs of the line.
  public var runs: [StageTextRun]

  /// Creates a line.
  public init(alignment: TextAlignment, height: Double, indent: Double = 0, runs: [StageTextRun]) {
    self.alignment = alignment
    self.height = height
    self.indent = indent
    self.runs = runs
  }
}

extension FrameEncoder {
  /// Sets the lines of a label with several styles. The lines replace the label's `text`.
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

  /// Sets the layer whose text is being edited and the content of the host's field. Layer 0 ends editing.
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
