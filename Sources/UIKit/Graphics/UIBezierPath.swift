// SPDX-License-Identifier: MIT

/// A path of lines and curves in subpaths, with the attributes of its line: for boundaries of collisions, collision
/// shapes, masks and shadows.
///
/// Lengths are points, angles radians; 0 is to the right and angles grow clockwise, since y grows downwards.
/// `fill()` and `stroke()` draw in the current graphics context.
nonisolated open class UIBezierPath: NSObject {
  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIBezierPath: 0x7f8a3c405c20>`. Native builds only.
    open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// The steps of the path.
  open var cgPath: CGPath

  /// The width of a line along the path, in points. Default: 1.
  open var lineWidth: CGFloat = 1 {
    didSet { lineWidth = lineWidth.limited(else: oldValue, "lineWidth of a path") }
  }

  /// How the line ends. Default: butt.
  open var lineCapStyle = CGLineCap.butt

  /// How stretches of the line meet. Default: miter.
  open var lineJoinStyle = CGLineJoin.miter

  /// Lengths in points of line and gap in turn, and where in them the line begins.
  private(set) final var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// The longest corner of a line, as a multiple of its width. Default: 10.
  open var miterLimit: CGFloat = 10 {
    didSet { miterLimit = miterLimit.limited(else: oldValue, "miterLimit of a path") }
  }

  /// Whether insides are found by the even-odd rule and not by winding. Default: false.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    cgPath = CGPath()
    super.init()
  }

  /// Makes an empty path; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    cgPath = CGPath()
    super.init()
  }

  /// Makes a path of the given steps.
  public init(cgPath CGPath: CGPath) {
    cgPath = CGPath
    super.init()
  }

  /// Makes the outline of a rectangle, from its top left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init(cgPath: CGPath(rect: rect))
  }

  /// Makes the ellipse that fits into a rectangle, from its rightmost point clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect))
  }

  /// Makes the outline of a rectangle with round corners; the radius is cut down to half the shorter side.
  /// Differs from Apple: the corners are quarter circles, without the longer run-in of newer systems.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
    self.init(cgPath: CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius))
  }

  /// Makes the outline of a rectangle some of whose corners are elliptic; their sizes are cut down to half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    var path = CGPath()
    path.addRoundedRect(
      in: rect, corners: corners, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
    self.init(cgPath: path)
  }

  /// Makes an arc of a circle; see `addArc(withCenter:radius:startAngle:endAngle:clockwise:)`.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var path = CGPath()
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: clockwise)
    self.init(cgPath: path)
  }

  /// Whether the path has no steps.
  open var isEmpty: Bool { cgPath.isEmpty }

  /// The smallest rectangle around all points of the path, control points included; null when it is empty.
  open var bounds: CGRect { cgPath.boundingBox }

  /// Where the next line begins; (0, 0) when the path is empty.
  open var currentPoint: CGPoint { cgPath.currentPoint }

  /// Whether a point is inside; subpaths that are not closed count as if they were. All edges and corners are inside.
  open func contains(_ point: CGPoint) -> Bool {
    cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Lifts the pen and begins a subpath at `point`. A point that is not finite is reported and rejected.
  open func move(to point: CGPoint) { cgPath.move(to: point) }

  /// Draws a line to `point`; without a current point, or to one that is not finite, the call is reported and rejected.
  open func addLine(to point: CGPoint) { cgPath.addLine(to: point) }

  /// Draws a cubic curve to `endPoint`; rejected as for `addLine(to:)`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Draws a parabola to `endPoint`; rejected as for `addLine(to:)`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Draws an arc of a circle, after a line from the current point if there is one. Angles 360 degrees or more apart
  /// give the whole circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    cgPath.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, growing: clockwise)
  }

  /// Draws a line to the beginning of the subpath and ends it.
  open func close() { cgPath.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { cgPath = CGPath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { cgPath.addPath(bezierPath.cgPath) }

  /// A path of the same shape drawn in the opposite direction.
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

  /// Sets lengths in points of line and gap in turn, and where in them the line begins; nil is a whole line.
  ///
  /// Lengths that are negative or not finite, or none above 0, are reported when the line is drawn, which is whole then.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dashes = ([], 0)
      return
    }
    dashes = (Array(UnsafeBufferPointer(start: pattern, count: count)), phase.keepsLimit ? phase : 0)
  }

  /// Puts every point through a transform. A transform that is not finite, or absurd, is reported and changes nothing.
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

  /// Fills the path with the current color, in the current graphics context. The context's own path stays.
  open func fill() { GraphicsContextStack.context(for: "fill()")?.fill(cgPath, fillRule) }

  /// Fills the path with the current color, combined as `blendMode` says and with an opacity of 0...1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsContextStack.context(for: "fill(with:alpha:)")?.composing(blendMode, alpha) { $0.fill(cgPath, fillRule) }
  }

  /// Draws a line along the path with the current color and the attributes of the path, in the current graphics context.
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

  /// Draws a line along the path with the current color, combined as `blendMode` says and with an opacity of 0...1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    GraphicsContextStack.context(for: "stroke(with:alpha:)")?.composing(blendMode, alpha) { _ in stroke() }
  }

  /// Limits later drawing in the current graphics context to the inside of the path.
  open func addClip() { GraphicsContextStack.context(for: "addClip()")?.clip(to: cgPath, fillRule) }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
