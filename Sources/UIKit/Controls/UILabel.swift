// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// A view that displays one or more lines of text.
///
/// The library measures, wraps and truncates text with a fixed table of character widths, and the host draws the
/// resulting lines. A layout that depends on text is therefore the same on every platform. The lines are vertically
/// centered.
@preconcurrency @MainActor
open class UILabel: UIView {
  #if !hasFeature(Embedded)
    override var describedDetails: ViewDescription.Details {
      var details = super.describedDetails
      if let text, !text.isEmpty { details.content.append("text = '" + text + "'") }
      return details
    }
  #endif

  private var measured: MeasuredText?
  private var drawnLines: [String] = []
  /// The layer for text that `drawText(in:)` displays in a rectangle other than the bounds.
  private var innerLayer: CALayer?
  /// The text with its attributes, or nil if all characters have the same attributes.
  final var richText: RichText?
  /// The layers of images in the text.
  private var pictureLayers = TextPictureLayers()
  /// Whether the width or height was too small for the text when it was last drawn, so that it was truncated.
  package private(set) final var isTextTruncated = false

  /// The text. Line feeds start new lines. Default: nil, which displays no text.
  open var text: String? {
    get { ownText }
    set { setOwnText(newValue) }
  }
  private var ownText: String?

  private func setOwnText(_ text: String?) {
    let old = ownText
    ownText = text
    guard !text.isLiterallyEqual(to: old) || richText != nil else { return }
    richText = nil
    contentChanged(isMeasureGone: true)
  }

  /// The font. Default: the 17-point system font. Setting nil restores the default.
  open var font: UIFont! {
    get { ownFont }
    set { setOwnFont(newValue) }
  }
  private var ownFont = UIFont.systemFont(ofSize: 17)

  private func setOwnFont(_ font: UIFont?) {
    let old = ownFont
    ownFont = font ?? .systemFont(ofSize: 17)
    if ownFont != old { contentChanged(isMeasureGone: true) }
  }

  /// The color of the text. Default: `label`. Setting nil restores the default.
  open var textColor: UIColor! {
    get { ownTextColor }
    set { setOwnTextColor(newValue) }
  }
  private var ownTextColor = UIColor.label

  private func setOwnTextColor(_ color: UIColor?) {
    let old = ownTextColor
    ownTextColor = color ?? .label
    if ownTextColor != old { contentChanged(isMeasureGone: false) }
  }

  /// The alignment of the text. Default: natural.
  open var textAlignment: NSTextAlignment {
    get { ownTextAlignment }
    set { setOwnTextAlignment(newValue) }
  }
  private var ownTextAlignment = NSTextAlignment.natural

  private func setOwnTextAlignment(_ alignment: NSTextAlignment) {
    let old = ownTextAlignment
    ownTextAlignment = alignment
    if alignment != old { contentChanged(isMeasureGone: false) }
  }

  /// The maximum number of lines, or 0 for no limit. Default: 1. Lines that do not fit into the height are not
  /// displayed. Negative values are treated as 0.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The line break mode. Default: `byTruncatingTail`.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// Whether the font size is reduced until the text fits, down to `minimumScaleFactor`. Default: false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The minimum scale of the font, 0...1. 0 allows any scale. Values out of range are clamped. Default: 0.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      minimumScaleFactor = minimumScaleFactor.limited(else: oldValue, "minimumScaleFactor of a label")
      if minimumScaleFactor != oldValue { contentChanged(isMeasureGone: false) }
    }
  }

  /// The vertical alignment of text with a reduced font size. This property is stored but has no effect, because lines
  /// are always vertically centered. Default: `alignBaselines`.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// The strategy for line breaks. Stored only. Default: `standard`.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether the letter spacing of a single line can be reduced before the text is truncated or scaled. Text that is up
  /// to 5 % wider than the line is tightened. Default: false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The width in points at which `intrinsicContentSize` wraps multiline text. Default: 0, which means no limit. A
  /// limit that is larger than the width of the text has no effect.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      // `greatestFiniteMagnitude` is commonly used for an unlimited width.
      if !preferredMaxLayoutWidth.isFinite {
        preferredMaxLayoutWidth = preferredMaxLayoutWidth.limited(else: oldValue, "preferredMaxLayoutWidth of a label")
      }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the font follows the user's preferred text size. This requires a font from
  /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`. Default: false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  /// Whether the text is displayed in its highlighted color. Default: false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The color of highlighted text. Default: nil, which means `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { contentChanged(isMeasureGone: false) } }
  }

  /// The color of a sharp shadow behind the text, in place of the layer's shadow. Default: nil, which means no shadow.
  open var shadowColor: UIColor? {
    didSet { castShadow() }
  }

  /// The offset of the shadow in points. Default: (0, -1), which is above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { castShadow() }
  }

  private func castShadow() {
    layer.shadowColor = shadowColor?.cgColor ?? UIColor.black.cgColor
    layer.shadowOffset = shadowOffset
    layer.shadowRadius = 0
    layer.shadowOpacity = shadowColor == nil ? 0 : 1
  }

  /// Whether the label is enabled. Default: true. The text of a disabled label is displayed with 40 % of its opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentChanged(isMeasureGone: false) } }
  }

  override var kindName: String { "UILabel" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofLabels
  }

  /// Creates an empty label with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates an empty label of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.stageKind = .label
    super.isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .staticText
  }

  /// Returns the size of the text for the given width in points. The width is not limited if it is 0 or `numberOfLines`
  /// is 1. The height is not limited. Both dimensions are rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = UIKitTuning.unlimitedText
    let width = numberOfLines == 1 || size.width <= 0 ? limit : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: limit), limitedToNumberOfLines: max(0, numberOfLines)
    ).size
  }

  /// Returns the rectangle of the text, in points, for a maximum number of lines (0 for no limit). Its origin is that
  /// of `bounds`. `sizeThatFits(_:)` calls this method, so an override that adds padding enlarges the label.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    // Half of `unlimitedText` also counts as unlimited, because an override may have subtracted margins from the width.
    let width = bounds.width >= UIKitTuning.unlimitedText / 2 ? 0 : bounds.width
    let size = textSize(inWidth: width, lines: max(0, numberOfLines))
    return CGRect(origin: bounds.origin, size: CGSize(width: size.width, height: min(size.height, bounds.height)))
  }

  private func textSize(inWidth width: CGFloat, lines: Int) -> CGSize {
    if let rich = layoutOfRichText(width: width, lines: lines) {
      return PixelGrid.screen.up(rich.size)
    }
    let layout = TextMetrics.layout(
      measure(), font: font, width: width, numberOfLines: lines, mode: lineBreakMode)
    return PixelGrid.screen.up(TextMetrics.size(of: layout, font: font))
  }

  /// The size of the text. Multiline text wraps at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Wraps the text for the current size and updates the layer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    drawText(in: bounds)
  }

  /// Displays the text in a rectangle of the label, vertically centered. The label calls this method during layout with
  /// its bounds. An override can pass another rectangle to `super`.
  ///
  /// Differs from Apple: this method is called in the layout pass and without a `CGContext`. If an override does not
  /// call `super`, the previous text remains displayed.
  open func drawText(in rect: CGRect) {
    guard rect.keepsLimit else {
      Diagnostics.report("labelRect", "A label cannot draw its text in the rectangle \(rect): \(GeometryLimit.rule).")
      return
    }
    let rect = CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.size.width), height: max(0, rect.size.height))
    let target = textLayer(for: rect)
    if showRichText(in: rect.size, target) { return }
    let fitting = fit(rect.size)
    drawnLines = fitting.layout.lines.map { $0.text }
    isTextTruncated = fitting.layout.isTruncated
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    let packed = isEnabled ? color.cgColor : color.withAlphaComponent(color.cgColor.alpha * 0.4).cgColor
    // The alignment is resolved here, because the layout direction is not passed to hosts.
    let isMirrored = textAlignment == .natural && effectiveUserInterfaceLayoutDirection == .rightToLeft
    let alignment = isMirrored ? NSTextAlignment.right : textAlignment
    let style = TextStyle(
      fontSize: Double(fitting.font.pointSize), weight: UInt32(font.weight.styleSheetWeight),
      isItalic: font.isItalic, isMonospaced: font.isMonospaced,
      hasTabularDigits: font.hasTabularDigits,
      alignment: TextAlignment(rawValue: UInt32(alignment.rawValue)) ?? .natural,
      numberOfLines: UInt32(drawnLines.count), lineBreak: .byClipping, lineHeight: Double(fitting.font.lineHeight))
    let content = LayerText(
      string: fitting.layout.string, style: style, color: PackedColor(rawValue: packed.rgba),
      widths: fitting.layout.widths(pointSize: fitting.font.pointSize).map {
        allowsDefaultTighteningForTruncation ? min($0, Double(rect.width)) : $0
      })
    show(content, in: target)
  }

  /// Returns the layer for text in the given rectangle: the label's own layer if the rectangle equals the bounds,
  /// otherwise a sublayer.
  private func textLayer(for rect: CGRect) -> CALayer {
    if rect == bounds, innerLayer == nil { return layer }
    if let innerLayer {
      innerLayer.frame = rect
      return innerLayer
    }
    let inner = CALayer()
    inner.animatesItself = false
    inner.stageKind = .label
    inner.frame = rect
    layer.addSublayer(inner)
    if layer.text != nil {
      layer.text = nil
      layer.mark(.content)
    }
    innerLayer = inner
    return inner
  }

  private func show(_ content: LayerText, in target: CALayer) {
    guard content != target.text else { return }
    target.text = content
    target.mark(.content)
  }

  /// Displays text with several styles. Nil resets the label to a single style.
  final func show(_ rich: RichText?) {
    guard rich != richText else { return }
    richText = rich
    contentChanged(isMeasureGone: true)
  }

  private func layoutOfRichText(width: CGFloat, lines: Int) -> RichTextLayout? {
    guard let richText else { return nil }
    var setting = RichTextLayout.Setting(
      font: font, color: ((isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label),
      alignment: textAlignment,
      width: width)
    setting.numberOfLines = lines
    setting.mode = lineBreakMode
    setting.isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return RichTextLayout(richText, setting)
  }

  /// The distances in points from the top edge to the first baseline, and from the last baseline to the bottom edge.
  /// These distances are nil unless the text has several styles.
  final var richBaselines: (first: CGFloat, last: CGFloat)? {
    let width = bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
    guard let layout = layoutOfRichText(width: width, lines: max(0, numberOfLines)), let first = layout.lines.first,
      let last = layout.lines.last
    else { return nil }
    return (first.top + first.baseline, last.textHeight - last.baseline)
  }

  /// Draws text with several styles. Returns false if the text has only one style.
  private func showRichText(in size: CGSize, _ target: CALayer) -> Bool {
    guard let whole = layoutOfRichText(width: size.width, lines: max(0, numberOfLines)) else {
      if !pictureLayers.isEmpty { pictureLayers.removeAll() }
      return false
    }
    // A line is displayed even if it extends slightly below the bounds.
    let fitting = whole.lines.filter { $0.top + $0.textHeight <= size.height + 1 }.count
    let layout =
      fitting < whole.lines.count ? layoutOfRichText(width: size.width, lines: max(1, fitting)) ?? whole : whole
    let lines = layout.stageLines
    drawnLines = lines.map { line in line.runs.reduce("") { $0 + $1.text } }
    isTextTruncated = layout.isTruncated
    let style = TextStyle(fontSize: Double(font.pointSize), lineBreak: .byClipping, lineHeight: Double(font.lineHeight))
    let content = LayerText(string: layout.string, style: style, color: .black, lines: lines)
    show(content, in: target)
    if layout.needsLayers || !pictureLayers.isEmpty {
      let origin = CGPoint(x: target.bounds.minX, y: target.bounds.minY + (size.height - layout.size.height) / 2)
      pictureLayers.show(layout, in: target, at: origin)
    }
    return true
  }

  /// The label that assistive technology speaks. Default: the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? richText?.spoken ?? text }
    set { super.accessibilityLabel = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    return properties.stage
  }

  /// Whether the lines break at the width that constraints determine.
  package override var breaksLinesAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// Returns the height of the text at the given width.
  package override func naturalHeight(forLayoutWidth width: CGFloat) -> CGFloat? {
    sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private func contentChanged(isMeasureGone: Bool) {
    if isMeasureGone {
      measured = nil
      layer.mark(.accessibility)
    }
    setNeedsLayout()
  }

  /// Updates the font after the preferred text size may have changed. Overrides must call `super`.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = font.adjusted(for: traitCollection)
    guard adjusted.pointSize != font.pointSize else { return }
    setOwnFont(adjusted)
    invalidateIntrinsicContentSize()
  }

  private func measure() -> MeasuredText {
    if let measured { return measured }
    let made = MeasuredText(text ?? "", face: font.face)
    measured = made
    return made
  }

  /// Returns the lines that fit into the given size, in the label's font or, if that would truncate the text, in the
  /// largest font that fits.
  private func fit(_ size: CGSize) -> (layout: TextLayout, font: UIFont) {
    let text = measure()
    let full = lines(text, font, size)
    if allowsDefaultTighteningForTruncation, numberOfLines == 1, full.isTruncated, size.width > 0 {
      let tight = lines(text, font, CGSize(width: size.width * UIKitTuning.tightening, height: size.height))
      if !tight.isTruncated { return (tight, font) }
    }
    guard adjustsFontSizeToFitWidth, full.isTruncated, size.width > 0 else { return (full, font) }
    let smallest = max(min(minimumScaleFactor, 1), UIKitTuning.smallestFontScale)
    var scale: CGFloat = 1
    if numberOfLines == 1 {
      var shrunk: UIFont = font
      var layout = full
      var whole = text
      // Letter spacing is wider in smaller fonts, so the first estimate can be slightly too large.
      for _ in 0..<UIKitTuning.fontShrinkTrials where layout.isTruncated && scale > smallest {
        let width = TextMetrics.points(units: whole.width(0..<whole.count), pointSize: shrunk.pointSize)
        scale = max(smallest, scale * size.width / max(width, size.width))
        shrunk = font.withSize(font.pointSize * scale)
        whole = MeasuredText(self.text ?? "", face: shrunk.face)
        layout = lines(whole, shrunk, size)
      }
      return (layout, shrunk)
    }
    while scale > smallest {
      scale = max(smallest, scale * UIKitTuning.fontShrinkStep)
      let shrunk = font.withSize(font.pointSize * scale)
      let layout = lines(MeasuredText(self.text ?? "", face: shrunk.face), shrunk, size)
      if !layout.isTruncated || scale == smallest { return (layout, shrunk) }
    }
    return (full, font)
  }

  private func lines(_ text: MeasuredText, _ font: UIFont, _ size: CGSize) -> TextLayout {
    // A line is displayed even if it extends slightly below the bounds, because heights are often rounded down to whole
    // points.
    let fitting = max(1, Int(min((size.height + 1) / font.lineHeight, 1_000_000)))
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    return TextMetrics.layout(text, font: font, width: size.width, numberOfLines: limit, mode: lineBreakMode)
  }

  /// The drawn lines from top to bottom.
  final var shownLines: [String] { drawnLines }

  /// The text with its attributes.
  ///
  /// Setting this property sets the label's font and color to those of the first character.
  open var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      guard let richText else {
        return NSAttributedString(
          string: text, attributes: [.font: attributeValue(font), .foregroundColor: attributeValue(textColor)])
      }
      return NSAttributedString(richText, font: font, color: textColor)
    }
    set {
      if let newValue { adopt(RichText(newValue)) } else { setOwnText(nil) }
    }
  }

  /// Displays attributed text. The label adopts the font, color and alignment of the first character.
  final func adopt(_ rich: RichText) {
    setOwnText(rich.string)
    guard rich.count > 0 else { return }
    if let font = rich.attributes(at: 0)?.font { setOwnFont(font) }
    if let color = rich.attributes(at: 0)?.color { setOwnTextColor(color) }
    if let alignment = rich.attributes(at: 0)?.paragraph?.alignment, alignment != .natural {
      setOwnTextAlignment(alignment)
    }
    show(rich.isPlain ? nil : rich)
  }
}
