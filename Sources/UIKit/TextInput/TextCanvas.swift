// SPDX-License-Identifier: MIT

import SprungStage

/// The area of a text field or text view that displays the text, the selection and the caret.
///
/// During editing, a host may cover the canvas with a native field that displays the same content.
final class TextCanvas: UIView {
  /// The view that draws the text.
  let words = UIView(frame: .zero)
  private let selectionLayer = CAShapeLayer()
  private let caretLayer = CALayer()
  private var pictureLayers = TextPictureLayers()
  private(set) var layout: RichTextLayout?
  /// The origin of the layout in the canvas.
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

  /// Displays a text layout with its top-left corner at the given point.
  func show(_ layout: RichTextLayout, isPlain: Bool, at origin: CGPoint) {
    self.layout = layout
    self.origin = origin
    let size = layout.size
    let setting = layout.setting
    let width = max(setting.width, size.width)
    // The host centers the lines vertically in this view, so the view is exactly as high as the lines.
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

  /// Displays a selection, or the caret if the range is empty. Nil hides both.
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
  /// The opacity of the selection highlight, which is in front of the text (0.2). With higher values, the text is hard
  /// to read; with lower values, the selection is hard to see.
  static let selectionOpacity: CGFloat = 0.2
  /// The side length of a text field's clear button (19) and the button's distance from the edge of the field (5), in
  /// points.
  static let clearButton = (side: CGFloat(19), margin: CGFloat(5))
  /// The insets of the text in a text field with a border: horizontal (7) and vertical (2), in points.
  static let textFieldInset = (x: CGFloat(7), y: CGFloat(2))
  /// The duration of the keyboard's animations in seconds (0.25), as on Apple's platforms.
  static let keyboardDuration: TimeInterval = 0.25
  /// The space in points (2) that is reserved for the caret at the edge of a field, so that the caret is not clipped.
  static let caretWidth: CGFloat = 2
}
