// SPDX-License-Identifier: MIT

/// A path of lines and curves with line attributes. Paths are used for drawing, collision boundaries, collision shapes,
/// masks and shadows.
///
/// Lengths are in points and angles in radians. An angle of 0 points right, and angles increase clockwise because y
/// points down. `fill()` and `stroke()` draw in the current graphics context.
nonisolated open class UIBezierPath: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIBezierPath: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The Core Graphics path.
  open var cgPath: CGPath

  /// The line width in points. Default: 1.
  open var lineWidth: CGFloat = 1 {
    didSet { lineWidth = lineWidth.limited(else: oldValue, "lineWidth of a path") }
  }

  /// The shape of the line ends. Default: butt.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the line joins. Default: miter.
  open var lineJoinStyle = CGLineJoin.miter

  /// The dash pattern: lengths of alternating dashes and gaps in points, and the starting offset.
  private(set) final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The maximum miter length as a multiple of the line width. Default: 10.
  open var miterLimit: CGFloat = 10 {
    didSet { miterLimit = miterLimit.limited(else: oldValue, "miterLimit of a path") }
  }

  /// Whether the even-odd rule, rather than the winding rule, determines the interior. Default: false.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() {
    cgPath = CGPath()
    super.init()
  }

  /// Creates an empty path. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    cgPath = CGPath()
    super.init()
  }

  /// Creates a path from a Core Graphics path.
  public init(cgPath CGPath: CGPath) {
    cgPath = CGPath
    super.init()
  }

  /// Creates a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Creates an ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Creates a rectangle with rounded corners. The radius is limited to half of the shorter side.
  /// Differs from Apple: the corners are quarter circles rather than the continuous curves of newer systems.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
  }

  /// Creates a rectangle in which some corners are elliptical. The radii are limited to half of the sides.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    var path = CGPath()
    path.addRoundedRect(
      in: rect, corners: corners, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    self.init(cgPath: path)
  }

  /// Creates an arc. See `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var path = CGPath()
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: clockwise)
    self.init(cgPath: path)
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The bounding box of all points, including control points, or the null rectangle for an empty path.
  open var bounds: CGRect { cgPath.boundingBox }

  /// The current point, or (0, 0) for an empty path.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Returns whether a point is inside the path. Open subpaths are treated as closed. Points on edges and corners are
  /// inside.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Starts a subpath at `point`. A point that is not finite is rejected with a fault.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Adds a line to `point`. The call is rejected with a fault if there is no current point or `point` is not finite.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Adds a cubic curve to `endPoint`. The call is rejected under the same conditions as `addLine(to:)`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to `endPoint`. The call is rejected under the same conditions as `addLine(to:)`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, preceded by a line if there is a current point. Angles that differ by 360 degrees or more produce a
  /// full circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: clockwise)
  }

  /// Adds a line to the start of the subpath and closes it.
  open func close() { cgPath.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }

  /// Returns a path with the same shape, drawn in the opposite direction.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath(cgPath: cgPath.reversed())
    result.lineWidth = lineWidth
    result.miterLimit = miterLimit
    result.lineCapStyle = lineCapStyle
    result.lineJoinStyle = lineJoinStyle
    result.dashes = dashes
    result.usesEvenOddFillRule = usesEvenOddFillRule
    return result
  }

  /// Sets the dash pattern: alternating dash and gap lengths and the starting offset, in points. Nil draws a solid
  /// line.
  ///
  /// If the pattern contains a negative or non-finite length, or does not contain a positive length, a fault is
  /// reported when the path is drawn, and the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dashes = ([], 0)
      return
    }
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase.keepsLimit ? phase : 0)
  }

  /// Applies a transform to every point. A transform that is too large or not finite is rejected with a fault.
  open func apply(_ transform: CGAffineTransform) {
    guard transform.keepsLimit else {
      Diagnostics.report(
        "pathNotFinite",
        "The transform (\(transform.a), \(transform.b), \(transform.c), \(transform.d), \(transform.tx), \(transform.ty)) of a path was ignored: \(GeometryLimit.rule)."
      )
      return
    }
    cgPath = cgPath.applying(transform)
  }

  /// Fills the path with the fill color in the current graphics context. The context's own path does not change.
  open func fill() { GraphicsContextStack.context(for: "fill()")?.fill(cgPath, fillRule) }

  /// Fills the path with the fill color, using a blend mode and an opacity in 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsContextStack.context(for: "fill(with:alpha:)")?.composing(blendMode, alpha) { $0.fill(cgPath, fillRule) }
  }

  /// Strokes the path with the stroke color and the path's line attributes, in the current graphics context.
  open func stroke() {
    guard let context = GraphicsContextStack.context(for: "stroke()") else { return }
    let outer = context.state
    context.state.lineWidth = max(0, lineWidth)
    context.state.lineCap = lineCapStyle
    context.state.lineJoin = lineJoinStyle
    context.state.miterLimit = miterLimit
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.stroke(cgPath)
    context.state = outer
  }

  /// Strokes the path with the stroke color, using a blend mode and an opacity in 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsContextStack.context(for: "stroke(with:alpha:)")?.composing(blendMode, alpha) { _ in stroke() }
  }

  /// Clips subsequent drawing in the current graphics context to the interior of the path.
  open func addClip() { GraphicsContextStack.context(for: "addClip()")?.clip(to: cgPath, fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
