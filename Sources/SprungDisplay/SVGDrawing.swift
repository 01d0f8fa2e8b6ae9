// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Converts the commands of a drawing to SVG elements.
///
/// SVG lacks some features of a canvas. It has no equivalents of the `clear` command and of the blend modes from
/// `clear` to `plusDarker`. A path that is cleared becomes a mask of the previous elements of its group. Other commands
/// with blend modes that only remove content are skipped. All other modes are drawn as `normal` or with CSS's
/// `mix-blend-mode`, which ignores content outside of a clip or mask. Unlike on a canvas, shadow offsets are
/// transformed. A line with a width of 0 is as wide as one pixel of the drawing.
nonisolated struct SVGDrawing {
  private struct State {
    var alpha: Float = 1
    var blend = DrawingBlend.normal
    var shadow = ""
    /// The number of elements opened since the state was saved.
    var opened = 0
  }

  /// The maximum nesting depth of pictures, which limits the recursion of pictures that contain themselves.
  private static let deepest = 8
  /// The size of a rectangle filled with a gradient, in units of the drawing; only the part inside the clip is visible.
  private static let far = 10_000

  private let tree: StageTree
  private let drawing: StageDrawing
  private let name: String
  private let depth: Int
  private var state = State()
  private var saved: [State] = []
  private var ids = 0
  /// The indexes in `lines` at which the contents of open elements begin.
  private var starts: [Int] = []
  /// The generated elements, one per line.
  private var lines: [String] = []

  private init(_ drawing: StageDrawing, in tree: StageTree, name: String, depth: Int) {
    self.drawing = drawing
    self.tree = tree
    self.name = name
    self.depth = depth
    for command in drawing.commands ?? [] { add(command) }
    while !saved.isEmpty { restore() }
    close(state.opened)
  }

  /// Returns the elements of a drawing, stretched to fill the box. `name` is the prefix of generated identifiers.
  static func elements(
    of drawing: StageDrawing, in tree: StageTree, name: String, width: Float, height: Float, depth: Int = 0
  ) -> [String] {
    guard drawing.width > 0, drawing.height > 0, depth < deepest else { return [] }
    var lines = [
      "<svg width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(drawing.width) \(drawing.height)\""
        + " preserveAspectRatio=\"none\">"
    ]
    if drawing.isOpaque { lines.append("<rect width=\"\(drawing.width)\" height=\"\(drawing.height)\"/>") }
    lines += SVGDrawing(drawing, in: tree, name: name, depth: depth).lines
    return lines + ["</svg>"]
  }

  /// Returns the elements of a picture from a file or a drawing, stretched to fill the box.
  static func elements(
    ofPicture number: UInt32, in tree: StageTree, name: String, width: Float, height: Float, depth: Int = 0
  ) -> [String] {
    if let drawing = tree.drawings[number] {
      return elements(of: drawing, in: tree, name: name, width: width, height: height, depth: depth)
    }
    guard let bytes = tree.images[number] else { return [] }
    return [
      "<image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
        + " href=\"data:\(SVGPicture.mediaType(bytes));base64,\(Data(bytes).base64EncodedString())\"/>"
    ]
  }

  private mutating func add(_ command: DrawingCommand) {
    switch command {
    case .save: save()
    case .restore, .endGroup, .endMask: restore()
    case .transform(let n): open("transform=\"matrix(\(n.map { "\($0)" }.joined(separator: " ")))\"")
    case .clip(let flags, let steps):
      let id = nextID()
      let rule = flags.contains(.evenOdd) ? " clip-rule=\"evenodd\"" : ""
      lines.append("<clipPath id=\"\(id)\"><path d=\"\(SVGPicture.data(steps[...]))\"\(rule)/></clipPath>")
      open("clip-path=\"url(#\(id))\"")
    case .fill(let color, let flags, let steps):
      let path = "path d=\"\(SVGPicture.data(steps[...]))\"\(Self.rule(flags))"
      if state.blend == .clear { erase(path) } else { draw("\(path) \(SVGPicture.paint("fill", color))") }
    case .stroke(let line, let steps):
      var line = line
      if state.blend == .clear { line.color = .black }
      let path = "path d=\"\(SVGPicture.data(steps[...]))\" fill=\"none\" \(Self.line(line))"
      if state.blend == .clear { erase(path) } else { draw(path) }
    case .alpha(let alpha): state.alpha = alpha
    case .blend(let blend): state.blend = blend
    case .shadow(let color, let x, let y, let blur):
      state.shadow =
        color.isVisible
        ? "drop-shadow(\(x)px \(y)px \(blur / 2)px rgb(\(SVGPicture.components(color))))" : ""
    case .image(let image): draw(image)
    case .text(let text):
      draw(
        "text x=\"\(text.x)\" y=\"\(text.baseline)\" \(SVGPicture.face(text.style))"
          + " font-size=\"\(text.style.fontSize)\" font-weight=\"\(text.style.weight)\""
          + (text.style.isItalic ? " font-style=\"italic\"" : "")
          + (text.kern == 0 ? "" : " letter-spacing=\"\(text.kern)\"") + SVGPicture.stretch(Double(text.width))
          + (text.color.isVisible ? " \(SVGPicture.paint("fill", text.color))" : " fill=\"none\"")
          + (text.stroke.isVisible
            ? " \(SVGPicture.paint("stroke", text.stroke)) stroke-width=\"\(text.strokeWidth)\"" : ""),
        inside: SVGPicture.escaped(text.text[...]), ending: "text")
    case .gradient(let gradient): draw(gradient)
    case .beginGroup:
      let attributes = look
      save()
      state = State(opened: state.opened)
      open(attributes)
    case .clear: break
    case .pattern(let place, let tile, let flags, let steps):
      let id = nextID()
      lines.append(
        "<pattern id=\"\(id)\" patternUnits=\"userSpaceOnUse\" x=\"\(tile.x)\" y=\"\(tile.y)\" width=\"\(tile.width)\""
          + " height=\"\(tile.height)\">")
      addPicture(place, width: tile.width, height: tile.height)
      lines.append("</pattern>")
      draw("path d=\"\(SVGPicture.data(steps[...]))\"\(Self.rule(flags)) fill=\"url(#\(id))\"")
    case .beginMask(let place, let rect):
      let id = nextID()
      lines.append("<mask id=\"\(id)\" style=\"mask-type:alpha\"><g transform=\"translate(\(rect.x) \(rect.y))\">")
      addPicture(place, width: rect.width, height: rect.height)
      lines.append("</g></mask>")
      save()
      open("mask=\"url(#\(id))\"")
    }
  }

  // MARK: States

  private mutating func save() {
    saved.append(state)
    state.opened = 0
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    close(state.opened)
    state = last
  }

  private mutating func open(_ attributes: String) {
    lines.append(attributes.isEmpty ? "<g>" : "<g \(attributes)>")
    state.opened += 1
    starts.append(lines.count)
  }

  private mutating func close(_ count: Int) {
    for _ in 0..<count { lines.append("</g>") }
    starts.removeLast(count)
  }

  private mutating func nextID() -> String {
    ids += 1
    return "\(name)-\(ids)"
  }

  // MARK: Elements

  /// The opacity, blend mode and shadow as attributes.
  private var look: String {
    var attributes: [String] = []
    if state.alpha < 1 { attributes.append("opacity=\"\(state.alpha)\"") }
    var style: [String] = []
    if let mode = Self.mode(state.blend) { style.append("mix-blend-mode:\(mode)") }
    if !state.shadow.isEmpty { style.append("filter:\(state.shadow)") }
    if !style.isEmpty { attributes.append("style=\"\(style.joined(separator: ";"))\"") }
    return attributes.joined(separator: " ")
  }

  private var isDrawn: Bool {
    switch state.blend {
    case .clear, .destinationOut, .destinationIn: false
    default: true
    }
  }

  /// Adds an element. `tag` contains the element's name and attributes.
  private mutating func draw(_ tag: String, inside: String = "", ending: String = "") {
    guard isDrawn else { return }
    let element = ending.isEmpty ? "<\(tag)/>" : "<\(tag)>\(inside)</\(ending)>"
    // Use a separate group, because text elements already have a style attribute.
    lines.append(look.isEmpty ? element : "<g \(look)>\(element)</g>")
  }

  /// Erases a path from the current elements of the innermost group.
  private mutating func erase(_ path: String) {
    let start = starts.last ?? 0
    guard start < lines.count else { return }
    let id = nextID()
    let box = "x=\"-\(Self.far)\" y=\"-\(Self.far)\" width=\"\(2 * Self.far)\" height=\"\(2 * Self.far)\""
    lines.insert(
      "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" \(box)><rect \(box) fill=\"#fff\"/><\(path)/></mask>"
        + "<g mask=\"url(#\(id))\">", at: start)
    lines.append("</g>")
  }

  private mutating func addPicture(_ place: Int, width: Float, height: Float) {
    lines += Self.elements(
      ofPicture: drawing.images[place], in: tree, name: nextID(), width: width, height: height, depth: depth + 1)
  }

  private mutating func draw(_ image: DrawnImage) {
    guard isDrawn, image.source.width > 0, image.source.height > 0 else { return }
    let (part, target) = (image.source, image.target)
    lines.append("<g \(look.isEmpty ? "" : look + " ")transform=\"translate(\(target.x) \(target.y))\">")
    let id = nextID()
    if image.tint.isVisible { lines.append("<mask id=\"\(id)\" style=\"mask-type:alpha\">") }
    let rendering = image.isPixelated ? " image-rendering=\"pixelated\"" : ""
    lines.append(
      "<svg width=\"\(target.width)\" height=\"\(target.height)\" viewBox=\"\(part.x) \(part.y) \(part.width)"
        + " \(part.height)\" preserveAspectRatio=\"none\"\(rendering)>")
    addPicture(image.place, width: 1, height: 1)
    lines.append("</svg>")
    if image.tint.isVisible {
      lines.append("</mask>")
      lines.append(
        "<rect width=\"\(target.width)\" height=\"\(target.height)\" mask=\"url(#\(id))\""
          + " \(SVGPicture.paint("fill", image.tint))/>")
    }
    lines.append("</g>")
  }

  private mutating func draw(_ gradient: DrawnGradient) {
    guard isDrawn, let first = gradient.stops.first, let last = gradient.stops.last else { return }
    let id = nextID()
    var stops = gradient.stops.map {
      "<stop offset=\"\($0.place)\" \(SVGPicture.paint("stop", $0.color, suffix: "-color"))/>"
    }
    // If the gradient is not extended beyond one of its ends, it is transparent there.
    func none(_ offset: Float) -> String { "<stop offset=\"\(offset)\" stop-opacity=\"0\"/>" }
    if !gradient.extendsBefore {
      stops.insert(contentsOf: [none(0), Self.stop(0, first.color)], at: 0)
    }
    if !gradient.extendsAfter { stops += [Self.stop(1, last.color), none(1)] }
    let (start, end) = (gradient.start, gradient.end)
    let kind = gradient.isRadial ? "radialGradient" : "linearGradient"
    let ends =
      gradient.isRadial
      ? "fx=\"\(start[0])\" fy=\"\(start[1])\" fr=\"\(gradient.startRadius)\" cx=\"\(end[0])\" cy=\"\(end[1])\""
        + " r=\"\(gradient.endRadius)\""
      : "x1=\"\(start[0])\" y1=\"\(start[1])\" x2=\"\(end[0])\" y2=\"\(end[1])\""
    lines.append("<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(ends)>\(stops.joined())</\(kind)>")
    draw(
      "rect x=\"\(-Self.far)\" y=\"\(-Self.far)\" width=\"\(2 * Self.far)\" height=\"\(2 * Self.far)\""
        + " fill=\"url(#\(id))\"")
  }

  private static func stop(_ offset: Float, _ color: PackedColor) -> String {
    "<stop offset=\"\(offset)\" \(SVGPicture.paint("stop", color, suffix: "-color"))/>"
  }

  private static func rule(_ flags: PathFlags) -> String {
    flags.contains(.evenOdd) ? " fill-rule=\"evenodd\"" : ""
  }

  private static func line(_ line: DrawnLine) -> String {
    var attributes = "\(SVGPicture.paint("stroke", line.color))"
    attributes += line.width > 0 ? " stroke-width=\"\(line.width)\"" : " stroke-width=\"1\""
    if line.flags.contains(.roundCaps) { attributes += " stroke-linecap=\"round\"" }
    if line.flags.contains(.squareCaps) { attributes += " stroke-linecap=\"square\"" }
    if line.flags.contains(.roundJoins) { attributes += " stroke-linejoin=\"round\"" }
    if line.flags.contains(.bevelJoins) { attributes += " stroke-linejoin=\"bevel\"" }
    attributes += " stroke-miterlimit=\"\(max(1, line.miterLimit))\""
    if !line.dashes.isEmpty {
      let dashes = line.dashes.map { "\($0)" }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(line.dashPhase)\""
    }
    return attributes
  }

  /// Returns the CSS name of a blend mode, or nil for normal and for modes that CSS lacks.
  private static func mode(_ blend: DrawingBlend) -> String? {
    switch blend {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken, .plusDarker: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    case .normal, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
      .destinationAtop, .xor:
      nil
    }
  }
}
