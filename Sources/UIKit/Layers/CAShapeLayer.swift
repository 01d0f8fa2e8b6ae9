// SPDX-License-Identifier: MIT

/// A layer that draws a path over its background.
///
/// The path uses the coordinates of the layer's bounds. All properties except the fill rule, line cap, line join and
/// dash pattern are animatable. Paths that consist of different types of elements are not interpolated.
nonisolated open class CAShapeLayer: CALayer {
  override var kindName: String { "CAShapeLayer" }

  /// Creates a shape layer without a path.
  public override init() {
    super.init()
    stageKind = .shape
    drawing = LayerDrawing(shape: LayerDrawing.Shape())
  }

  /// Creates a layer with the property values of another layer, but without its superlayer, sublayers and animations.
  public override init(layer: ActionSender) {
    super.init(layer: layer)
    if drawing?.shape == nil { drawing = LayerDrawing(shape: LayerDrawing.Shape()) }
    stageKind = .shape
  }

  /// Creates a layer that draws nothing. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    stageKind = .shape
    drawing = LayerDrawing(shape: LayerDrawing.Shape())
  }

  private final var shape: LayerDrawing.Shape { drawing?.shape ?? LayerDrawing.Shape() }

  /// The path, in points. Default: nil, which draws nothing.
  open var path: CGPath? {
    get { shape.path }
    set { changeDrawing(.path, to: .path(newValue)) }
  }

  /// The fill color; nil for no fill. Default: opaque black.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { changeDrawing(.fillColor, to: .color(newValue)) }
  }

  /// The stroke color; nil for no stroke. Default: nil.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { changeDrawing(.strokeColor, to: .color(newValue)) }
  }

  /// The line width in points. Default: 1. Negative values are treated as 0.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { changeDrawing(.lineWidth, to: .number(newValue)) }
  }

  /// The maximum miter length as a multiple of the line width. Default: 10.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { changeDrawing(.miterLimit, to: .number(newValue)) }
  }

  /// The offset into the dash pattern at which the line starts, in points. Default: 0.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { changeDrawing(.lineDashPhase, to: .number(newValue)) }
  }

  /// The fraction of the path's length at which the stroke starts, in the range 0...1. Default: 0.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { changeDrawing(.strokeStart, to: .number(newValue)) }
  }

  /// The fraction of the path's length at which the stroke ends, in the range 0...1. Default: 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { changeDrawing(.strokeEnd, to: .number(newValue)) }
  }

  /// The rule that determines the interior of the path. Default: nonZero.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.isEvenOdd ? .evenOdd : .nonZero }
    set { changeShape { $0.isEvenOdd = newValue == .evenOdd } }
  }

  /// The shape of the line ends. Default: butt.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.cap }
    set { changeShape { $0.cap = newValue } }
  }

  /// The shape of the line joins. Default: miter.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.join }
    set { changeShape { $0.join = newValue } }
  }

  #if hasFeature(Embedded)
    /// The lengths of alternating dashes and gaps in points. Default: nil, for a solid line.
    open var lineDashPattern: [Double]? {
      get { dashes.isEmpty ? nil : dashes.map { Double($0) } }
      set { setDashes((newValue ?? []).map { CGFloat($0) }) }
    }
  #else
    /// The lengths of alternating dashes and gaps in points. Default: nil, for a solid line. Patterns with negative or
    /// non-finite lengths, or without a positive length, are reported and rejected.
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
        "A dash pattern with a total length of \(total) is invalid: lengths cannot be negative, at least one must be "
          + "above 0, and \(GeometryLimit.rule)."
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
  /// Changes an animatable property of the drawing. A value that is not finite is reported and rejected; an equal value
  /// has no effect.
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
