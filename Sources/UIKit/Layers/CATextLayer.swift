// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// The alignment of the lines of a text layer.
nonisolated public enum CATextLayerAlignmentMode: UInt8, Sendable {
  /// The natural alignment for the user's language.
  case natural = 0
  /// Left-aligned.
  case left = 1
  /// Right-aligned.
  case right = 2
  /// Centered.
  case center = 3
  /// Justified.
  case justified = 4
}

/// The part of the text that is truncated if the text is too wide.
nonisolated public enum CATextLayerTruncationMode: UInt8, Sendable {
  /// The text is not truncated. It is cut off only if the layer masks to its bounds.
  case none = 0
  /// Truncates the beginning.
  case start = 1
  /// Truncates the end.
  case end = 2
  /// Truncates the middle.
  case middle = 3
}

/// A layer that draws text in a single font and color, starting at its top edge.
///
/// The layer measures the text and breaks it into lines in the same way as a label. The first sublayer of the layer
/// draws the text. Differs from Apple: the entire text has a single style, and property changes are not animated.
nonisolated open class CATextLayer: CALayer {
  private let line = CALayer()
  @exclusivity(unchecked) private var characters: String?

  override var kindName: String { "CATextLayer" }

  /// Creates a text layer without text.
  public override init() {
    super.init()
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  /// Creates a layer with the property values of another layer, but without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  /// Creates a layer that draws nothing. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    line.stageKind = .label
    line.animatesItself = false
    super.insertSublayer(line, at: 0)
  }

  #if hasFeature(Embedded)
    /// The text. Default: nil, for no text.
    open var string: String? {
      get { characters }
      set { setText(newValue) }
    }
    /// The font; its size is ignored. Default: nil, for the system font.
    open var font: UIFont? { didSet { arrange() } }
    private var face: UIFont { font ?? .systemFont(ofSize: 17) }
  #else
    /// The text, a `String`. Default: nil, for no text. Objects that are not strings are reported and treated as nil.
    open var string: Any? {
      get { characters }
      set {
        if let newValue, !(newValue is String) {
          Diagnostics.report("textLayerString", "The string of a text layer must be a String.")
        }
        setText(newValue as? String)
      }
    }
    /// The `UIFont` of the text; its size is ignored. If the value is nil or is not a `UIFont`, the system font is
    /// used.
    open var font: Any? { didSet { arrange() } }
    private var face: UIFont { font as? UIFont ?? .systemFont(ofSize: 17) }
  #endif

  /// The font size in points. Default: 36. A value that is not finite and positive is replaced with 1.
  open var fontSize: CGFloat = 36 { didSet { arrange() } }
  /// The color of the text. Default: opaque white.
  open var foregroundColor: CGColor? = .white { didSet { arrange() } }
  /// Whether text that is too wide wraps to multiple lines. Default: false.
  open var isWrapped = false { didSet { arrange() } }
  /// The alignment of the lines. Default: natural.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { arrange() } }
  /// The part of the text that is truncated if the text is too wide. Default: none.
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
