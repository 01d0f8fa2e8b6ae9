// SPDX-License-Identifier: MIT

import SprungStage

/// The area of a text field or view that contains the text, with selection and caret.
///
/// While a person edits, a host may cover it with a field of its own, which then shows all of this instead.
final class TextCanvas: UIView {
  /// Draws the letters.
  let words = UIView(frame: .zero)
  private let selectionLayer = CAShapeLayer()
  private let caretLayer = CALayer()
  private var pictureLayers = TextPictureLayers()
  private(set) var layout: RichTextLayout?
  /// The origin of the layout.
  private(set) var origin = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    words.isUserInteractionEnabled = false
    words.layer.stageKind = .label
    words.accessibility.traits = .staticText
    selectionLayer.animatesItself = false
    caretLayer.animatesItself = false
    caretLayer.isHidden = true
    layer.addSublayer(selectionLayer)
    addSubview(words)
    layer.addSublayer(caretLayer)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a text as it is laid out, its corner at a point.
  func show(_ layout: RichTextLayout, isPlain: Bool, at origin: CGPoint) {
    self.layout = layout
    self.origin = origin
    let size = layout.size
    let setting = layout.setting
    let width = max(setting.width, size.width)
    // The host puts the lines into the middle of the box.
    words.frame = CGRect(x: origin.x, y: origin.y, width: width, height: size.height)
    let alignment = layout.lines.first?.alignment ?? .left
    let style = TextStyle(
      fontSize: Double(setting.font.pointSize), weight: UInt32(setting.font.weight.styleSheetWeight),
      isItalic: setting.font.isItalic, isMonospaced: setting.font.isMonospaced,
      alignment: TextAlignment(rawValue: UInt32(alignment.rawValue)) ?? .left,
      numberOfLines: UInt32(layout.lines.count), lineBreak: .byClipping, lineHeight: Double(setting.font.lineHeight))
    let string = layout.string
    let content = LayerText(
      string: string, style: style, color: PackedColor(rawValue: setting.color.cgColor.rgba),
      lines: isPlain && !layout.needsRuns ? [] : layout.stageLines)
    if layout.needsLayers || !pictureLayers.isEmpty {
      pictureLayers.show(layout, in: words.layer, at: .zero)
    }
    words.accessibility.isElement = !string.isEmpty
    let spoken = layout.needsLayers ? layout.text.spoken : string
    if words.accessibility.label != spoken {
      words.accessibility.label = spoken
      words.layer.mark(.accessibility)
    }
    guard content != words.layer.text else { return }
    words.layer.text = content
    words.layer.mark(.content)
  }

  /// Shows a selection, or without length a caret; nil shows neither.
  func showSelection(_ range: NSRange?, color: UIColor) {
    guard let range, let layout else {
      caretLayer.isHidden = true
      if selectionLayer.path != nil { selectionLayer.path = nil }
      return
    }
    caretLayer.isHidden = range.length > 0
    let caret = layout.caret(at: range.location).offsetBy(dx: origin.x, dy: origin.y)
    caretLayer.frame = caret
    caretLayer.backgroundColor = color.cgColor
    var path = CGPath()
    if range.length > 0 {
      for rectangle in layout.rectangles(of: range) { path.addRect(rectangle.offsetBy(dx: origin.x, dy: origin.y)) }
    }
    selectionLayer.fillColor = color.withAlphaComponent(UIKitTuning.selectionOpacity).cgColor
    let shown = range.length > 0 ? path : nil
    if selectionLayer.path != shown { selectionLayer.path = shown }
  }
}

extension UIKitTuning {
  /// The opacity of the selection over the text (0.2): with more, the text is hidden; with less, the selection is not
  /// visible.
  static let selectionOpacity: CGFloat = 0.2
  /// The side in points of the button that clears a text field (19), and what it keeps from the edge (5).
  static let clearButton = (side: CGFloat(19), margin: CGFloat(5))
  /// Points that the text of a text field with a border keeps from its sides (7) and from above and below (2).
  static let textFieldInset = (x: CGFloat(7), y: CGFloat(2))
  /// Seconds in which the keyboard appears and disappears (0.25), as on Apple's platforms.
  static let keyboardDuration: TimeInterval = 0.25
  /// Points that a caret keeps from the edge of its field (2), so that it is seen whole.
  static let caretWidth: CGFloat = 2
}
