// SPDX-License-Identifier: MIT

/// A layer that draws a path over its background.
///
/// Coordinates of the path are those of the layer's bounds. All values but fill rule, cap, join and dashes can be animated;
/// paths with different steps jump.
nonisolated open class CAShapeLayer: CALayer {
  override var kindName: String { "CAShapeLayer" }

  /// Makes a shape without a path.
  public override init() {
    super.init()
    stageKind = .shape
    drawing = LayerDrawing(shape: LayerDrawing.Shape())
  }

  /// Creates a layer with the values of another one, without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    if drawing?.shape == nil { drawing = LayerDrawing(shape: LayerDrawing.Shape()) }
    stageKind = .shape
  }

  /// Makes a layer that draws nothing; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stageKind = .shape
    drawing = LayerDrawing(shape: LayerDrawing.Shape())
  }

  private final var shape: LayerDrawing.Shape { drawing?.shape ?? LayerDrawing.Shape() }

  /// The path, in points; nil, the default, draws nothing.
  open var path: CGPath? {
    get { shape.path }
    set { changeDrawing(.path, to: .path(newValue)) }
  }

  /// The color inside; nil draws none. Default: opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { changeDrawing(.fillColor, to: .color(newValue)) }
  }

  /// The color of the line; nil, the default, draws none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { changeDrawing(.strokeColor, to: .color(newValue)) }
  }

  /// The width of the line in points. Default: 1. A negative one counts as 0.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { changeDrawing(.lineWidth, to: .number(newValue)) }
  }

  /// The line widths at which a mitre is cut off. Default: 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { changeDrawing(.miterLimit, to: .number(newValue)) }
  }

  /// Where in the dashes the line begins, in points. Default: 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { changeDrawing(.lineDashPhase, to: .number(newValue)) }
  }

  /// The part of the path's length, 0...1, at which the line begins. Default: 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeDrawing(.strokeStart, to: .number(newValue)) }
  }

  /// The part of the path's length, 0...1, at which the line ends. Default: 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeDrawing(.strokeEnd, to: .number(newValue)) }
  }

  /// Which points count as inside. Default: nonZero.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.isEvenOdd ? .evenOdd : .nonZero }
    set { changeShape { $0.isEvenOdd = newValue == .evenOdd } }
  }

  /// How the line ends. Default: butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.cap }
    set { changeShape { $0.cap = newValue } }
  }

  /// How stretches of the line meet. Default: miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.join }
    set { changeShape { $0.join = newValue } }
  }

  #if hasFeature(Embedded)
    /// Lengths in points of line and gap in turn; nil, the default, is a whole line.
    open var lineDashPattern: [Double]? {
      get { dashes.isEmpty ? nil : dashes.map { Double($0) } }
      set { setDashes((newValue ?? []).map { CGFloat($0) }) }
    }
  #else
    /// Lengths in points of dashes and gaps in turn; nil, the default, is a solid line. Lengths that are negative or
    /// not finite, or none above 0, are reported and rejected.
    open var lineDashPattern: [NSNumber]? {
      get { dashes.isEmpty ? nil : dashes.map { NSNumber(value: Double($0)) } }
      set { setDashes((newValue ?? []).map { CGFloat($0.doubleValue) }) }
    }
  #endif

  private var dashes: [CGFloat] { shape.lineDashPattern }

  final func setDashes(_ lengths: [CGFloat]) {
    var total: CGFloat = 0
    for length in lengths { total += length >= 0 ? length : .nan }
    guard lengths.isEmpty || (total.keepsLimit && total > 0) else {
      Diagnostics.report(
        "dashPattern",
        "A dash pattern with the sum \(total) is invalid: lengths cannot be negative, at least one must be above 0, and \(GeometryLimit.rule)."
      )
      return
    }
    changeShape { $0.lineDashPattern = lengths }
  }

  private func changeShape(_ change: (inout LayerDrawing.Shape) -> Void) {
    guard var shape = drawing?.shape else { return }
    change(&shape)
    guard shape != drawing?.shape else { return }
    drawing?.shape = shape
    mark(.drawing)
  }
}

nonisolated extension CALayer {
  /// Stores another value of an animatable property of the drawing. A value that is not finite is reported and
  /// rejected, an equal one changes nothing.
  final func changeDrawing(_ property: LayerProperty, to value: CAAnimationValue) {
    guard value.keepsLimit else {
      Diagnostics.report(
        "nonFiniteValue", "\(property.keyPath) of a layer is invalid: \(GeometryLimit.rule).")
      return
    }
    guard drawing?.value(of: property) != value else { return }
    willChange(property)
    drawing?.set(property, to: value)
  }
}
