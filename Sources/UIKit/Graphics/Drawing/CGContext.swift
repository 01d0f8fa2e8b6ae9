// SPDX-License-Identifier: MIT

import SprungStage

/// A destination of drawing: commands are recorded, and the host of the application replays them.
///
/// UIKit makes contexts for `draw(_:)` of views, `draw(in:)` of layers and for image renderers; `UIGraphicsGetCurrentContext()`
/// returns the current one. The origin is the upper left corner, y grows downward, lengths are points. The current path is
/// kept in device space, as in Core Graphics: a later change of the transform does not move it.
///
/// ```swift
/// final class Dial: UIView {
///   override func draw(_ rect: CGRect) {
///     guard let context = UIGraphicsGetCurrentContext() else { return }
///     context.setStrokeColor(UIColor.systemBlue.cgColor)
///     context.setLineWidth(4)
///     context.addEllipse(in: bounds.insetBy(dx: 2, dy: 2))
///     context.strokePath()
///   }
/// }
/// ```
///
/// Differs from Apple: pixels are read with `UIImage.pngData()` and `CGImage.dataProvider`, in native builds only.
nonisolated public final class CGContext {
  /// The settings that `saveGState()` saves.
  struct State {
    var ctm = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var isPixelated = false
    var interpolationQuality = CGInterpolationQuality.default
    var textMode = CGTextDrawingMode.fill
    /// The bounding box of the clip in device space.
    var clip: CGRect
    /// The number of masks that began since the state was saved.
    var maskCount = 0
    /// The number of groups that were open when the state was saved.
    var groupCount = 0
  }

  /// The size of the drawing in points.
  private(set) var size: CGSize
  /// Pixels per point.
  private(set) var scale: CGFloat
  let isOpaque: Bool
  /// Whether y grows upward from the lower left corner, as in bitmap contexts that programs make.
  private let growsUpward: Bool
  var state: State
  var states: [State] = []
  var writer = DrawingWriter()
  var images: [CGImage] = []
  /// The current path in the user space of this moment.
  var currentPath = CGPath()
  /// Whether something was drawn.
  var hasDrawn = false

  init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, growsUpward: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    self.growsUpward = growsUpward
    state = State(clip: CGRect(origin: .zero, size: size))
    if growsUpward { writer.transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(size.height)) }
  }

  /// Restarts the drawing, if nothing was drawn.
  func begin(_ size: CGSize, _ scale: CGFloat) {
    self.size = size
    self.scale = scale
    state = State(clip: CGRect(origin: .zero, size: size))
    guard !writer.words.isEmpty || !currentPath.isEmpty || !states.isEmpty || !images.isEmpty else { return }
    writer = DrawingWriter()
    currentPath = CGPath()
    states = []
    images = []
  }

  /// The drawing so far, as if all saved settings were restored; later drawing does not change it.
  var recorded: RecordedDrawing {
    var finished = writer
    var level = state
    var outer = states
    while true {
      for _ in 0..<level.maskCount { finished.write(.endMask) }
      guard let saved = outer.popLast() else { break }
      if level.groupCount > saved.groupCount { finished.write(.endGroup) }
      finished.write(.restore)
      level = saved
    }
    return RecordedDrawing(size: size, scale: scale, isOpaque: isOpaque, words: finished.words, images: images)
  }

  /// The index of a picture in the list of this drawing.
  func index(of image: CGImage) -> Int {
    if let known = images.firstIndex(where: { $0 === image }) { return known }
    images.append(image)
    return images.count - 1
  }

  /// Rejects numbers with which nothing can be drawn.
  func accepts(_ isUsable: Bool, _ what: @autoclosure () -> String) -> Bool {
    if !isUsable { Diagnostics.report("contextNotFinite", "\(what()) was ignored: \(GeometryLimit.rule).") }
    return isUsable
  }

  // MARK: State

  /// Saves transform, clip, colors, line and all other settings but the path, until `restoreGState()`.
  public func saveGState() {
    states.append(state)
    state.maskCount = 0
    writer.write(.save)
  }

  /// Returns to the settings that were saved last. Without any it is a fault and nothing happens.
  public func restoreGState() {
    guard let saved = states.last, saved.groupCount == state.groupCount else {
      Diagnostics.report(
        "contextRestore", "restoreGState() was called without a matching saveGState(). Balance the calls.")
      return
    }
    restore(saved)
  }

  private func restore(_ saved: State) {
    states.removeLast()
    for _ in 0..<state.maskCount { writer.write(.endMask) }
    writer.write(.restore)
    movePath(from: state.ctm, to: saved.ctm)
    state = saved
  }

  /// The transform from user space to points of the context.
  ///
  /// Differs from Apple: the scale of the screen is not part of it; `userSpaceToDeviceSpaceTransform` has it.
  public var ctm: CGAffineTransform { state.ctm }

  /// The transform from user space to pixels, whose origin is the upper left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let points = growsUpward ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
    return state.ctm.concatenating(points).concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Applies a transform before the current one. One that is not finite is reported and ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard accepts(transform.keepsLimit, "The transform of a graphics context"), transform != .identity else { return }
    writer.transform(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
    let new = transform.concatenating(state.ctm)
    movePath(from: state.ctm, to: new)
    state.ctm = new
  }

  /// Moves the origin of user space by distances in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates user space by an angle in radians, which is clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// A point of user space in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

  /// A rectangle of user space in pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }

  /// A pixel in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// A rectangle of pixels in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// The current path stays where it is when the transform changes; under a transform without area it is lost.
  private func movePath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !currentPath.isEmpty, old != new else { return }
    let isInvertible = (new.a * new.d - new.b * new.c).magnitude > 1e-12
    currentPath = isInvertible ? currentPath.applying(old.concatenating(new.inverted())) : CGPath()
  }

  // MARK: Composition

  /// Sets the opacity of each later command, 0...1; values outside are clipped. Default: 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard accepts(alpha.keepsLimit, "The opacity of a graphics context") else { return }
    writer.alpha(Double(min(max(alpha, 0), 1)))
  }

  /// Sets how later commands are combined with the existing content. Default: normal.
  public func setBlendMode(_ mode: CGBlendMode) {
    writer.blend(DrawingBlend(rawValue: UInt32(mode.rawValue)) ?? .normal)
  }

  /// Sets a shadow of black at a third of its opacity. The offset is in points of the context and not transformed, y downward;
  /// the deviation of the blur is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow in a color; nil draws none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard accepts(offset.keepsLimit && blur.keepsLimit, "The shadow of a graphics context") else { return }
    writer.shadow(
      PackedColor(rawValue: color?.rgba ?? 0), x: Double(offset.width), y: Double(offset.height),
      blur: Double(max(0, blur)))
  }

  /// Begins a group: what follows is drawn as one, with the opacity, blend mode and shadow of this moment.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    writer.write(.beginGroup)
    state.groupCount += 1
  }

  /// Begins a group that shows only in a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    saveGState()
    clip(to: rect)
    writer.write(.beginGroup)
    state.groupCount += 1
  }

  /// Ends the group that was begun last. It is a fault without effect if no group is open. Settings are restored.
  public func endTransparencyLayer() {
    guard let saved = states.last, state.groupCount > saved.groupCount else {
      Diagnostics.report(
        "contextRestore", "endTransparencyLayer() was called without beginTransparencyLayer(). Balance the calls.")
      return
    }
    for _ in 0..<state.maskCount { writer.write(.endMask) }
    state.maskCount = 0
    writer.write(.endGroup)
    restore(saved)
  }

  /// Nothing: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Nothing: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Nothing: the host decides how exactly curves are drawn.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Nothing: commands are recorded as they come.
  public func flush() {}

  /// Nothing: commands are recorded as they come.
  public func synchronize() {}

  /// How pictures are drawn larger or smaller. Default: default, which is smooth; none shows pixels as squares.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set {
      state.interpolationQuality = newValue
      state.isPixelated = newValue == .none
    }
  }

  /// Sets whether later texts are filled, outlined or both. Default: fill.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
}
