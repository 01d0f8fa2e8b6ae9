// SPDX-License-Identifier: MIT

import SprungStage

/// A drawing destination. It records commands, which the host replays.
///
/// UIKit creates contexts for `draw(_:)` of views, `draw(in:)` of layers and image renderers.
/// `UIGraphicsGetCurrentContext()` returns the current context. The origin is the upper left corner, y points down, and
/// lengths are in points. As in Core Graphics, the current path stays in place when the transform changes.
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
/// Differs from Apple: pixels can be read only in native builds, with `UIImage.pngData()` and `CGImage.dataProvider`.
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
    /// The number of masks that have started since the state was saved.
    var maskCount = 0
    /// The number of open groups when the state was saved.
    var groupCount = 0
  }

  /// The size of the drawing in points.
  private(set) var size: CGSize
  /// The number of pixels per point.
  private(set) var scale: CGFloat
  let isOpaque: Bool
  /// Whether the y axis points up from the lower left corner, as in bitmap contexts that apps create.
  private let growsUpward: Bool
  var state: State
  var states: [State] = []
  var writer = DrawingWriter()
  var images: [CGImage] = []
  /// The current path in the current user space.
  var currentPath = CGPath()
  /// Whether anything has been drawn.
  var hasDrawn = false

  init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, growsUpward: Bool = false) {
    self.size = size
    self.scale = scale
    self.isOpaque = isOpaque
    self.growsUpward = growsUpward
    state = State(clip: CGRect(origin: .zero, size: size))
    if growsUpward { writer.transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(size.height)) }
  }

  /// Restarts the recording with the given size and scale. This method must not be called after drawing has started.
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

  /// The drawing so far, with all saved states restored. Later drawing does not change the returned value.
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

  /// Returns the index of an image in the drawing's image list.
  func index(of image: CGImage) -> Int {
    if let known = images.firstIndex(where: { $0 === image }) { return known }
    images.append(image)
    return images.count - 1
  }

  /// Returns whether a value can be drawn, and reports a fault if it cannot.
  func accepts(_ isUsable: Bool, _ what: @autoclosure () -> String) -> Bool {
    if !isUsable { Diagnostics.report("contextNotFinite", "\(what()) was ignored: \(GeometryLimit.rule).") }
    return isUsable
  }

  // MARK: State

  /// Saves the transform, clip, colors, line attributes and all other settings except the path. `restoreGState()`
  /// restores them.
  public func saveGState() {
    states.append(state)
    state.maskCount = 0
    writer.write(.save)
  }

  /// Restores the last saved settings. If there are no saved settings, the call only reports a fault.
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
  /// Differs from Apple: the transform excludes the scale of the screen, which `userSpaceToDeviceSpaceTransform`
  /// includes.
  public var ctm: CGAffineTransform { state.ctm }

  /// The transform from user space to pixel coordinates, whose origin is the upper left corner.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    let points = growsUpward ? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) : .identity
    return state.ctm.concatenating(points).concatenating(CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Prepends a transform to the current one. A transform that is not finite is rejected with a fault.
  public func concatenate(_ transform: CGAffineTransform) {
    guard accepts(transform.keepsLimit, "The transform of a graphics context"), transform != .identity else { return }
    writer.transform(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
    let new = transform.concatenating(state.ctm)
    movePath(from: state.ctm, to: new)
    state.ctm = new
  }

  /// Moves the origin of user space by offsets in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates user space by an angle in radians, clockwise on the screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Converts a point from user space to pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(userSpaceToDeviceSpaceTransform) }

  /// Converts a rectangle from user space to pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(userSpaceToDeviceSpaceTransform) }

  /// Converts a point from pixels to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a rectangle from pixels to user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Keeps the current path in place when the transform changes. A singular transform clears the path.
  private func movePath(from old: CGAffineTransform, to new: CGAffineTransform) {
    guard !currentPath.isEmpty, old != new else { return }
    let isInvertible = (new.a * new.d - new.b * new.c).magnitude > 1e-12
    currentPath = isInvertible ? currentPath.applying(old.concatenating(new.inverted())) : CGPath()
  }

  // MARK: Composition

  /// Sets the opacity of subsequent commands, clamped to 0...1. Default: 1.
  public func setAlpha(_ alpha: CGFloat) {
    guard accepts(alpha.keepsLimit, "The opacity of a graphics context") else { return }
    writer.alpha(Double(min(max(alpha, 0), 1)))
  }

  /// Sets the blend mode of subsequent commands. Default: normal.
  public func setBlendMode(_ mode: CGBlendMode) {
    writer.blend(DrawingBlend(rawValue: UInt32(mode.rawValue)) ?? .normal)
  }

  /// Sets a black shadow with an opacity of 1/3. The offset is in points of the context and is not transformed.
  /// Positive y values point down. The standard deviation of the blur is half of `blur`.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow with a color. Nil removes the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard accepts(offset.keepsLimit && blur.keepsLimit, "The shadow of a graphics context") else { return }
    writer.shadow(
      PackedColor(rawValue: color?.rgba ?? 0), x: Double(offset.width), y: Double(offset.height),
      blur: Double(max(0, blur)))
  }

  /// Starts a group that is composited as a unit, with the current opacity, blend mode and shadow.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    writer.write(.beginGroup)
    state.groupCount += 1
  }

  /// Starts a group that is clipped to the given rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
    saveGState()
    clip(to: rect)
    writer.write(.beginGroup)
    state.groupCount += 1
  }

  /// Ends the innermost group and restores the settings. If no group is open, the call only reports a fault.
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

  /// Does nothing, because edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Does nothing, because edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing, because the host determines the accuracy of curves.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Does nothing, because commands are recorded immediately.
  public func flush() {}

  /// Does nothing, because commands are recorded immediately.
  public func synchronize() {}

  /// The interpolation quality of scaled images. Default: `default`, which interpolates smoothly. With `none`, pixels
  /// are drawn as squares.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set {
      state.interpolationQuality = newValue
      state.isPixelated = newValue == .none
    }
  }

  /// Sets the drawing mode of subsequent text. Default: fill.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }
}
