// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Replays the commands of a drawing on a canvas.
struct DrawingReplay {
  /// The part of the graphics state that `save` stores in addition to Cairo's own state.
  struct State {
    var alpha = 1.0
    var blend = DrawingBlend.normal
    var shadow: (color: PackedColor, x: Double, y: Double, deviation: Double)?
    /// Whether a transform or clip has no area. For such a transform or clip, Cairo would enter an error state and draw
    /// nothing afterward.
    var isEmpty = false
  }

  /// A group that is drawn on a separate canvas until its end.
  private struct Group {
    let canvas: Canvas
    let state: State
    let saved: [State]
    /// The picture that masks the group; nil for a group without a mask.
    let mask: (picture: Canvas?, rect: DrawnRect)?
  }

  let cairo: Cairo
  private let paths: PathPainter
  let pictures: [Canvas?]
  let drawsText: CairoPainter.DrawsText?
  private(set) var canvas: Canvas
  private(set) var state = State()
  private var saved: [State] = []
  private var groups: [Group] = []
  /// The number of pixels per unit of the drawing. Shadow offsets are not affected by other transforms.
  private let scale: (x: Double, y: Double)

  init(
    _ cairo: Cairo, _ canvas: Canvas, pictures: [Canvas?], scale: (Double, Double), drawsText: CairoPainter.DrawsText?
  ) {
    self.cairo = cairo
    paths = PathPainter(cairo: cairo)
    self.canvas = canvas
    self.pictures = pictures
    self.scale = scale
    self.drawsText = drawsText
  }

  mutating func perform(_ command: DrawingCommand) throws(RasterFailure) {
    let context = canvas.context
    switch command {
    case .save:
      cairo.save(context)
      saved.append(state)
    case .restore: restore()
    case .transform(let numbers): transform(numbers.map { Double($0) })
    case .clip(let flags, let steps):
      guard !state.isEmpty else { return }
      paths.addPath(context, steps, flags)
      cairo.clip(context)
    case .fill(let color, let flags, let steps):
      try paint { context, isShape, opacity in
        cairo.setSource(context, isShape ? .black : color, opacity: opacity)
        paths.addPath(context, steps, flags)
        cairo.fill(context)
      }
    case .stroke(let line, let steps):
      try paint { context, isShape, opacity in
        cairo.setSource(context, isShape ? .black : line.color, opacity: opacity)
        paths.addPath(context, steps, line.flags)
        paths.setLine(context, line)
        cairo.stroke(context)
      }
    case .alpha(let alpha): state.alpha = min(1, max(0, Double(alpha)))
    case .blend(let blend): state.blend = blend
    case .shadow(let color, let x, let y, let blur):
      let pixels = (scale.x * scale.y).squareRoot()
      state.shadow =
        color.isVisible ? (color, Double(x) * scale.x, Double(y) * scale.y, max(0, Double(blur)) * pixels / 2) : nil
    case .image(let image): try draw(image)
    case .text(let text):
      try paint { context, isShape, opacity in draw(text, on: context, isShape: isShape, opacity: opacity) }
    case .gradient(let gradient):
      let size = (Double(canvas.width), Double(canvas.height))
      try paint { context, isShape, opacity in
        GradientPainter(cairo: cairo, gradient: gradient, size: size)?
          .draw(on: context, isShape: isShape, opacity: opacity)
      }
    case .beginGroup: try begin(mask: nil)
    case .beginMask(let place, let rect): try begin(mask: (pictures[place], rect))
    case .endGroup, .endMask: if !groups.isEmpty { try endGroup() }
    case .clear(let rect):
      guard !state.isEmpty else { return }
      cairo.setOperator(context, CairoOperator.destinationOut)
      cairo.setSourceRGBA(context, 0, 0, 0, 1)
      paths.addRect(context, rect)
      cairo.fill(context)
      cairo.setOperator(context, CairoOperator.over)
    case .pattern(let place, let tile, let flags, let steps):
      guard let picture = pictures[place], tile.width > 0, tile.height > 0 else { return }
      try paint { context, isShape, opacity in
        paths.addPath(context, steps, flags)
        guard !isShape else { return paths.fillBlack(context) }
        paths.paintInPath(context, picture, over: tile, extend: 1, filter: 1, opacity: opacity)
      }
    }
  }

  /// Closes open groups and restores saved states at the end of the commands.
  mutating func finish() throws(RasterFailure) {
    while !groups.isEmpty { try endGroup() }
    while !saved.isEmpty { restore() }
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    cairo.restore(canvas.context)
  }

  private mutating func transform(_ numbers: [Double]) {
    guard !state.isEmpty else { return }
    let m = canvas.matrix
    let area = (m[0] * m[3] - m[1] * m[2]) * (numbers[0] * numbers[3] - numbers[1] * numbers[2])
    guard area.magnitude > 1e-12, area.isFinite else {
      state.isEmpty = true
      return
    }
    cairo.transform(canvas.context, numbers)
  }

  // MARK: Painting

  /// Draws the content, or its shape in opaque black, with an opacity.
  typealias Draws = (_ context: OpaquePointer, _ isShape: Bool, _ opacity: Double) -> Void

  /// Draws with the current blend mode, opacity and shadow.
  private func paint(_ draw: Draws) throws(RasterFailure) {
    guard !state.isEmpty else { return }
    let alpha = state.alpha
    if let steps = BlendSteps(state.blend) {
      let (shape, source) = (try apart(), try apart())
      draw(shape.context, true, 1)
      draw(source.context, false, alpha)
      if steps.removesTransparent { combine(shape, source, CairoOperator.destinationOut) }
      if let backdrop = steps.backdrop { combine(source, canvas, backdrop) }
      combine(canvas, shape, CairoOperator.destinationOut)
      if steps.adds { combine(canvas, source, CairoOperator.add) }
      return
    }
    if let shadow = state.shadow { try paint(shadow, of: draw, alpha: alpha) }
    try blend { draw($0, false, alpha) }
  }

  /// Draws with the operator of the current blend mode. Modes that mix whole colors are first drawn on a separate
  /// canvas, because with a mask or shape, Cairo also changes pixels outside of the mask or shape.
  private func blend(_ draw: (OpaquePointer) -> Void) throws(RasterFailure) {
    if state.blend.looksAtWholeColors {
      let source = try apart()
      draw(source.context)
      combine(canvas, source, state.blend.cairoOperator)
    } else {
      cairo.setOperator(canvas.context, state.blend.cairoOperator)
      draw(canvas.context)
      cairo.setOperator(canvas.context, CairoOperator.over)
    }
  }

  /// The maximum standard deviation of a shadow in pixels. Larger shadows would be hardly visible and would take
  /// seconds to draw.
  private static let largestDeviation = 250.0

  /// Draws only the shadow. The canvas is enlarged by the extent of the blur, because content outside the canvas also
  /// casts shadows into it.
  private func paint(
    _ shadow: (color: PackedColor, x: Double, y: Double, deviation: Double), of draw: Draws, alpha: Double
  ) throws(RasterFailure) {
    let deviation = min(Self.largestDeviation, shadow.deviation)
    let reach = AlphaBlur.reach(deviation)
    let size = (canvas.width + 2 * reach, canvas.height + 2 * reach)
    // A canvas of maximum size cannot be enlarged, so it has no shadows.
    guard max(size.0, size.1) <= Canvas.largestSide else { return }
    let wide = try Canvas(cairo, width: size.0, height: size.1)
    var matrix = canvas.matrix
    matrix[4] += shadow.x + Double(reach)
    matrix[5] += shadow.y + Double(reach)
    wide.matrix = matrix
    draw(wide.context, false, alpha)
    AlphaBlur.apply(to: wide, deviation: deviation)
    try blend { context in
      cairo.save(context)
      cairo.identityMatrix(context)
      cairo.setSource(context, shadow.color, opacity: 1)
      cairo.maskSurface(context, wide.surface, -Double(reach), -Double(reach))
      cairo.restore(context)
    }
  }

  /// Creates a transparent canvas with the size and transform of the current canvas.
  private func apart() throws(RasterFailure) -> Canvas {
    let other = try Canvas(cairo, width: canvas.width, height: canvas.height)
    other.matrix = canvas.matrix
    return other
  }

  /// Draws all pixels of another canvas.
  private func combine(_ target: Canvas, _ other: Canvas, _ operation: Int32) {
    cairo.save(target.context)
    cairo.identityMatrix(target.context)
    cairo.setOperator(target.context, operation)
    cairo.setSourceSurface(target.context, other.surface, 0, 0)
    cairo.paint(target.context)
    cairo.restore(target.context)
  }

  // MARK: Groups and masks

  private mutating func begin(mask: (picture: Canvas?, rect: DrawnRect)?) throws(RasterFailure) {
    let inner = try apart()
    // Commands in a mask blend with the backdrop, and both are combined at the end of the mask.
    if mask != nil { combine(inner, canvas, CairoOperator.over) }
    groups.append(Group(canvas: canvas, state: state, saved: saved, mask: mask))
    canvas = inner
    saved = []
    if mask == nil { state = State(isEmpty: state.isEmpty) }
  }

  private mutating func endGroup() throws(RasterFailure) {
    guard let group = groups.popLast() else { return }
    while !saved.isEmpty { restore() }
    let inner = canvas
    (canvas, state, saved) = (group.canvas, group.state, group.saved)
    guard !state.isEmpty else { return }
    guard let mask = group.mask else {
      try paint { context, isShape, opacity in
        // A canvas for shadows is larger than the group and has a different origin.
        let margin = paths.shift(context, from: canvas.matrix)
        cairo.save(context)
        cairo.identityMatrix(context)
        cairo.setSourceSurface(context, inner.surface, margin.x, margin.y)
        if isShape { cairo.setSourceRGBA(context, 0, 0, 0, 1) }
        cairo.paintWithAlpha(context, isShape ? 1 : opacity)
        cairo.restore(context)
      }
      return
    }
    guard let picture = mask.picture else { return }
    // The clip of the inner canvas affects its commands, but not the mask.
    let masked = try apart()
    combine(masked, inner, CairoOperator.over)
    let stencil = try apart()
    paths.addRect(stencil.context, mask.rect)
    paths.paintInPath(stencil.context, picture, over: mask.rect, extend: 3, filter: 1, opacity: 1)
    combine(masked, stencil, CairoOperator.destinationIn)
    combine(canvas, stencil, CairoOperator.destinationOut)
    combine(canvas, masked, CairoOperator.add)
  }

  // MARK: Pictures and letters

  private func draw(_ image: DrawnImage) throws(RasterFailure) {
    guard let found = pictures[image.place], image.source.width > 0, image.source.height > 0 else { return }
    let picture = try tinted(cropped(found, image.source), image.tint)
    try paint { context, isShape, opacity in
      paths.addRect(context, image.target)
      guard !isShape else { return paths.fillBlack(context) }
      paths.paintInPath(
        context, picture, over: image.target, extend: 3, filter: image.isPixelated ? 3 : 1, opacity: opacity)
    }
  }

  /// Copies a part of a picture. Without a copy, adjacent pixels of the picture would blend into the edges of the part
  /// when it is scaled up.
  private func cropped(_ picture: Canvas, _ part: DrawnRect) throws(RasterFailure) -> Canvas {
    if part == DrawnRect(x: 0, y: 0, width: 1, height: 1) { return picture }
    let (width, height) = (Double(picture.width), Double(picture.height))
    let size = (Double(part.width) * width, Double(part.height) * height)
    func side(_ length: Double) -> Int { Int(min(Double(Canvas.largestSide), max(1, length.rounded()))) }
    let result = try Canvas(cairo, width: side(size.0), height: side(size.1))
    cairo.scale(result.context, Double(result.width) / size.0, Double(result.height) / size.1)
    cairo.setSourceSurface(result.context, picture.surface, -Double(part.x) * width, -Double(part.y) * height)
    cairo.patternSetExtend(cairo.getSource(result.context), 3)
    cairo.paint(result.context)
    return result
  }

  private func tinted(_ picture: Canvas, _ tint: PackedColor) throws(RasterFailure) -> Canvas {
    guard tint.isVisible else { return picture }
    let result = try Canvas(cairo, width: picture.width, height: picture.height)
    cairo.setSource(result.context, tint, opacity: 1)
    cairo.maskSurface(result.context, picture.surface, 0, 0)
    return result
  }

  private func draw(_ text: DrawnText, on context: OpaquePointer, isShape: Bool, opacity: Double) {
    var shown = text
    func color(_ color: PackedColor) -> PackedColor {
      guard color.isVisible else { return .clear }
      if isShape { return .black }
      let alpha = (Double(color.rawValue & 255) * opacity).rounded()
      return PackedColor(rawValue: color.rawValue & ~255 | UInt32(alpha))
    }
    shown.color = color(text.color)
    shown.stroke = color(text.stroke)
    cairo.save(context)
    if let drawsText { drawsText(shown, context) } else { LetterPainter(cairo: cairo).draw(shown, on: context) }
    cairo.newPath(context)
    cairo.restore(context)
  }
}
