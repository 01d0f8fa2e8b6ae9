// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// The alignment of the lines of a text layer.
nonisolated public enum CATextLayerAlignmentMode: UInt8, Sendable {
  /// Where the language begins its lines.
  case natural = 0
  /// At the left edge.
  case left = 1
  /// At the right edge.
  case right = 2
  /// In the middle.
  case center = 3
  /// From edge to edge.
  case justified = 4
}

/// The truncation of text that is too wide.
nonisolated public enum CATextLayerTruncationMode: UInt8, Sendable {
  /// Nothing: it is cut off by a clipping layer only.
  case none = 0
  /// Leaves out the beginning.
  case start = 1
  /// Leaves out the end.
  case end = 2
  /// Leaves out the middle.
  case middle = 3
}

/// A layer that draws text in one font and color, from its top edge downwards.
///
/// The text is measured and broken into lines here, as a label's. The layer draws it in a sublayer of its own, which is
/// its first one. Differs from Apple: one look for the whole text, and its values are not animated.
nonisolated open class CATextLayer: CALayer {
  private let line = CALayer()
  @exclusivity(unchecked) private var characters: String?

  override var kindName: String { "CATextLayer" }

  /// Makes a text layer without text.
  public override init() {
    super.init()
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  /// Creates a layer with the values of another one, without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  /// Makes a layer that draws nothing; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  #if hasFeature(Embedded)
    /// The text; nil, the default, shows nothing.
    open var string: String? {
      get { characters }
      set { setText(newValue) }
    }
    /// The font, of which the size does not count; nil, the default, is the system's.
    open var font: UIFont? { didSet { arrange() } }
    private var face: UIFont { font ?? .systemFont(ofSize: 17) }
  #else
    /// The text, a `String`; nil, the default, shows nothing. Something else is reported and shows nothing.
    open var string: Any? {
      get { characters }
      set {
        if let newValue, !(newValue is String) {
          Diagnostics.report("textLayerString", "The string of a text layer must be a String.")
        }
        setText(newValue as? String)
      }
    }
    /// The font, a `UIFont`, of which the size does not count; nil or something else is the system's.
    open var font: Any? { didSet { arrange() } }
    private var face: UIFont { font as? UIFont ?? .systemFont(ofSize: 17) }
  #endif

  /// The height of the font in points. Default: 36. One that is not finite and positive counts as 1.
  open var fontSize: CGFloat = 36 { didSet { arrange() } }
  /// The color of the text. Default: opaque white.
  open var foregroundColor: CGColor? = .white { didSet { arrange() } }
  /// Whether text that is too wide continues on further lines. Default: false.
  open var isWrapped = false { didSet { arrange() } }
  /// The alignment of the lines. Default: natural.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { arrange() } }
  /// The truncation of text that is too wide. Default: none.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { arrange() } }

  open override var bounds: CGRect { didSet { if bounds.size != oldValue.size { arrange() } } }

  private func setText(_ text: String?) {
    guard text != characters else { return }
    characters = text
    arrange()
  }

  private func arrange() {
    let font = face.withSize(fontSize.keepsLimit && fontSize > 0 ? fontSize : 1)
    let mode: NSLineBreakMode =
      switch truncationMode {
      case .none: isWrapped ? .byWordWrapping : .byClipping
      case .start: .byTruncatingHead
      case .end: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    let fitting = max(1, Int(min((bounds.height + 1) / font.lineHeight, 1_000_000)))
    let layout = TextMetrics.layout(
      MeasuredText(characters ?? "", face: font.face), font: font, width: bounds.width,
      numberOfLines: isWrapped ? fitting : 1, mode: mode)
    let alignment: TextAlignment =
      switch alignmentMode {
      case .natural: .natural
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      }
    let style = TextStyle(
      fontSize: Double(font.pointSize), weight: UInt32(font.weight.styleSheetWeight), isItalic: font.isItalic,
      isMonospaced: font.isMonospaced, hasTabularDigits: font.hasTabularDigits,
      alignment: alignment, numberOfLines: UInt32(layout.lines.count), lineBreak: .byClipping,
      lineHeight: Double(font.lineHeight))
    let content = LayerText(
      string: layout.string, style: style, color: PackedColor(rawValue: foregroundColor?.rgba ?? 0),
      widths: layout.widths(pointSize: font.pointSize))
    line.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: font.lineHeight * CGFloat(layout.lines.count))
    guard content != line.text else { return }
    line.text = content
    line.mark(.content)
  }
}
