// SPDX-License-Identifier: MIT

import SprungModels
import SprungStage

/// Shows text in one font and color, on one line or several.
///
/// The text is measured, broken into lines and truncated here, from a fixed table, and the host draws these lines
/// without changes: a layout that depends on a text is the same on every target. The lines are vertically centered.
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
  /// Draws the text where `drawText(in:)` places it elsewhere than in the bounds.
  private var innerLayer: CALayer?
  /// The text, while its letters look different.
  final var richText: RichText?
  /// The layers of pictures in the text.
  private var pictureLayers = TextPictureLayers()
  /// Whether some of the text was left out when it was drawn last, for lack of width or height.
  package private(set) final var isTextTruncated = false

  /// The text; nil, the default, shows nothing. A line feed begins a new line.
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

  /// The font. Default: the system font of 17 points, which nil restores.
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

  /// The color of the text. Default: `label`, which nil restores.
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

  /// The alignment of the lines. Default: natural.
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

  /// The greatest number of lines, 0 for any. Default: 1. Lines that do not fit the height are not shown. A negative
  /// number counts as 0.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The treatment of text that is too wide. Default: truncated at its tail.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// Whether the font shrinks until the text fits, down to `minimumScaleFactor`. Default: false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The smallest factor by which the font may shrink, 0...1; 0, the default, for no limit. Values outside are clipped.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      minimumScaleFactor = minimumScaleFactor.limited(else: oldValue, "minimumScaleFactor of a label")
      if minimumScaleFactor != oldValue { contentChanged(isMeasureGone: false) }
    }
  }

  /// The vertical alignment of letters that have shrunk. Stored only: lines are vertically centered. Default:
  /// alignBaselines.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// How words are kept together where lines are broken. Stored only. Default: standard.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether the letters of a single line may move closer, by at most a twentieth of its width, before the text is truncated or shrinks.
  /// Default: false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The width in points at which `intrinsicContentSize` breaks several lines; 0, the default, for no limit. A width
  /// larger than any text has no effect.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      // The largest number of all is a common way to ask for no limit.
      if !preferredMaxLayoutWidth.isFinite {
        preferredMaxLayoutWidth = preferredMaxLayoutWidth.limited(else: oldValue, "preferredMaxLayoutWidth of a label")
      }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Whether the font follows the text size that the person prefers, if it came from
  /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`. Default: false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  /// Whether the text takes its highlighted color. Default: false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { contentChanged(isMeasureGone: false) } }
  }

  /// The color of the text while highlighted; nil, the default, is `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { contentChanged(isMeasureGone: false) } }
  }

  /// The color of a sharp shadow behind the text; nil, the default, draws none. It replaces the layer's shadow.
  open var shadowColor: UIColor? {
    didSet { castShadow() }
  }

  /// How far the shadow is from the text, in points. Default: (0, -1), upwards.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { castShadow() }
  }

  private func castShadow() {
    layer.shadowColor = shadowColor?.cgColor ?? UIColor.black.cgColor
    layer.shadowOffset = shadowOffset
    layer.shadowRadius = 0
    layer.shadowOpacity = shadowColor == nil ? 0 : 1
  }

  /// Whether the text looks usable. Default: true; else it is drawn at 40 % of its opacity.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { contentChanged(isMeasureGone: false) } }
  }

  override var kindName: String { "UILabel" }

  package override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ControlProxies.ofLabels
  }

  /// Makes an empty label with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes an empty label of zero size; decoding from archives is not supported.
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

  /// The size that the text takes in a width of `size.width` points; a width of 0, or a single line, means no limit.
  /// The height is not limited. Both sides are rounded up to whole pixels of the screen.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = UIKitTuning.unlimitedText
    let width = numberOfLines == 1 || size.width <= 0 ? limit : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: limit), limitedToNumberOfLines: max(0, numberOfLines)
    ).size
  }

  /// The rectangle that the text takes in a rectangle, in points, with at most some lines, 0 for any: at its top left
  /// corner. `sizeThatFits(_:)` asks it, so an override that adds room makes the label larger.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    // A rectangle from which an override has taken its margins is still without limit.
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

  /// The size of the text, several lines being broken at `preferredMaxLayoutWidth`.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  /// Breaks the text into lines for the current size and hands them to the layer.
  open override func layoutSubviews() {
    super.layoutSubviews()
    drawText(in: bounds)
  }

  /// Shows the text in a rectangle of the label, in the middle of its height; called with the bounds when the label is laid
  /// out. An override calls `super` with another rectangle.
  ///
  /// Differs from Apple: it is called in the layout pass, and there is no `CGContext`. A call that leaves out `super` shows
  /// what was shown before.
  open func drawText(in rect: CGRect) {
    guard rect.keepsLimit else {
      Diagnostics.report("labelRect", "a label's text was not shown in \(rect): \(GeometryLimit.rule)")
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
    // Hosts know nothing of the direction of writing.
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

  /// The layer for a text in a rectangle: the label's own for its bounds, else one inside it.
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

  /// Shows letters with several styles; nil for one style.
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

  /// The distances in points from the upper edge of a text with several styles to its first baseline, and from its last
  /// one to the lower edge; nil for a text with one style.
  final var richBaselines: (first: CGFloat, last: CGFloat)? {
    let width = bounds.width > 0 ? bounds.width : preferredMaxLayoutWidth
    guard let layout = layoutOfRichText(width: width, lines: max(0, numberOfLines)), let first = layout.lines.first,
      let last = layout.lines.last
    else { return nil }
    return (first.top + first.baseline, last.textHeight - last.baseline)
  }

  /// Draws letters with several styles. Returns false if all have the same style.
  private func showRichText(in size: CGSize, _ target: CALayer) -> Bool {
    guard let whole = layoutOfRichText(width: size.width, lines: max(0, numberOfLines)) else {
      if !pictureLayers.isEmpty { pictureLayers.removeAll() }
      return false
    }
    // A line whose lower edge is just cut still shows.
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

  /// The name that assistive technology speaks. Default: the text.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? richText?.spoken ?? text }
    set { super.accessibilityLabel = newValue }
  }

  package override var stageAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    return properties.stage
  }

  /// Whether the width that constraints give it decides where lines end.
  package override var breaksLinesAtLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  /// The height of the lines at a width.
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

  /// The text size may have changed: a label that follows takes its font in the new one. Overrides call `super`.
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

  /// The lines for a size, in the font or in the largest smaller one in which nothing is cut off.
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
      // Letters of a smaller size are wider apart, so that the first guess may be a little too large.
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
    // A line whose lower edge is just cut still shows: boxes are often rounded down to whole points.
    let fitting = max(1, Int(min((size.height + 1) / font.lineHeight, 1_000_000)))
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    return TextMetrics.layout(text, font: font, width: size.width, numberOfLines: limit, mode: lineBreakMode)
  }

  /// The lines that are drawn, from top to bottom.
  final var shownLines: [String] { drawnLines }

  /// The text with its attributes.
  ///
  /// Setting it takes font and color of the first letter over as the label's own.
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

  /// Shows a text with its attributes; the label adopts font, color and alignment of the first letter.
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
