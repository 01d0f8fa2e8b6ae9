// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungStage

/// Draws the stage as SVG, to inspect a single frame of a headless run.
///
/// The picture shows clipping, masks, corner radii, borders, shadows, text, paths, gradients, drawings of graphics
/// contexts, and pictures made from data. Image assets and backdrop blurs are not drawn. Clearing in drawings is only
/// partly supported, and blend modes that CSS lacks are drawn as normal. Perspective lacks foreshortening, because SVG
/// only has affine transforms. Text is drawn in an available font and stretched to its measured width.
nonisolated public struct SVGPicture {
  private let tree: StageTree
  private let width: Double
  private let height: Double
  private var lines: [String] = []

  /// Creates a picture of `tree` on a stage of the given size in points.
  public init(_ tree: StageTree, width: Double, height: Double) {
    self.tree = tree
    self.width = width
    self.height = height
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">")
    for id in tree.roots { draw(id) }
    lines.append("</svg>")
  }

  /// The SVG document. Each line ends with a line feed.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func draw(_ id: LayerID) {
    guard let layer = tree[id], !layer.isHidden, layer.opacity > 0 else { return }
    let m = layer.matrix.numbers
    var attributes = "transform=\"matrix(\(m[0]) \(m[1]) \(m[4]) \(m[5]) \(m[12]) \(m[13]))\""
    if layer.opacity < 1 { attributes += " opacity=\"\(layer.opacity)\"" }
    let box = Self.box(of: layer, inset: 0)
    attributes += maskAttribute(of: layer)
    if let shadow = layer.shadow, !layer.fill.isVisible {
      let color = "rgb(\(Self.components(shadow.color)))"
      attributes +=
        " style=\"filter:drop-shadow(\(shadow.x)px \(shadow.y)px \(shadow.radius)px \(color))\""
    }
    lines.append("<g \(attributes)>")
    if let shadow = layer.shadow, layer.fill.isVisible {
      lines.append(
        "<g transform=\"translate(\(shadow.x) \(shadow.y))\"><\(box) \(Self.paint("fill", shadow.color))"
          + " style=\"filter:blur(\(shadow.radius)px)\"/></g>")
    }
    if layer.fill.isVisible { lines.append("<\(box) \(Self.paint("fill", layer.fill))/>") }
    if let gradient = layer.gradient {
      define(gradient, id: "gradient\(id)", width: Double(layer.width), height: Double(layer.height))
      lines.append("<\(box) fill=\"url(#gradient\(id))\"/>")
    }
    drawContent(of: layer)
    let clips = layer.boundsFlags.contains(.clips) && !layer.children.isEmpty
    if clips {
      lines.append("<clipPath id=\"clip\(id)\"><\(box)/></clipPath>")
      lines.append("<g clip-path=\"url(#clip\(id))\">")
    }
    let isShifted = layer.originX != 0 || layer.originY != 0
    if isShifted { lines.append("<g transform=\"translate(\(-layer.originX) \(-layer.originY))\">") }
    for child in layer.children { draw(child) }
    if isShifted { lines.append("</g>") }
    if clips { lines.append("</g>") }
    drawBorder(of: layer)
    lines.append("</g>")
  }

  private mutating func drawBorder(of layer: StageLayer) {
    guard layer.border.isVisible, layer.borderWidth > 0 else { return }
    lines.append(
      "<\(Self.box(of: layer, inset: layer.borderWidth / 2)) fill=\"none\" stroke-width=\"\(layer.borderWidth)\""
        + " \(Self.paint("stroke", layer.border))/>")
  }

  /// Returns the start of the element that draws a layer's box with its rounded corners, without `<` and `>`.
  private static func box(of layer: StageLayer, inset: Float) -> String {
    let right = max(inset, layer.width - inset)
    let bottom = max(inset, layer.height - inset)
    let radius = max(0, layer.cornerRadius - inset)
    let corners: [BoundsFlags] = [.squaresMinXMinY, .squaresMaxXMinY, .squaresMaxXMaxY, .squaresMinXMaxY]
    guard radius > 0, corners.contains(where: { layer.boundsFlags.contains($0) }) else {
      let place = inset > 0 ? "x=\"\(inset)\" y=\"\(inset)\" " : ""
      return "rect \(place)width=\"\(right - inset)\" height=\"\(bottom - inset)\" rx=\"\(radius)\""
    }
    // Each corner is drawn from the start to the end of its curve, clockwise.
    let r = corners.map { layer.boundsFlags.contains($0) ? 0 : min(radius, (right - inset) / 2, (bottom - inset) / 2) }
    return "path d=\"M \(inset) \(inset + r[0]) Q \(inset) \(inset) \(inset + r[0]) \(inset)"
      + " L \(right - r[1]) \(inset) Q \(right) \(inset) \(right) \(inset + r[1])"
      + " L \(right) \(bottom - r[2]) Q \(right) \(bottom) \(right - r[2]) \(bottom)"
      + " L \(inset + r[3]) \(bottom) Q \(inset) \(bottom) \(inset) \(bottom - r[3]) Z\""
  }

  private mutating func drawContent(of layer: StageLayer) {
    if let drawing = layer.drawing {
      lines += SVGDrawing.elements(
        of: drawing, in: tree, name: "drawing\(layer.id)", width: layer.width, height: layer.height)
    }
    drawPicture(of: layer)
    if let path = layer.path { draw(path) }
    if !layer.lines.isEmpty {
      draw(layer.lines, in: layer)
      return
    }
    guard let style = layer.textStyle, !layer.text.isEmpty else { return }
    let rows = layer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let (x, anchor): (Double, String) =
      switch style.alignment {
      case .center: (Double(layer.width) / 2, "middle")
      case .right: (Double(layer.width), "end")
      case .left, .justified, .natural: (0, "start")
      }
    // The lines are centered in the box. The baseline is about a third of the font size below the center of a line.
    var y = Double(layer.height) / 2 - Double(rows.count - 1) * style.lineHeight / 2 + style.fontSize * 0.35
    for (index, row) in rows.enumerated() {
      let width = index < layer.lineWidths.count ? Double(layer.lineWidths[index]) : 0
      lines.append(
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" \(Self.face(style))"
          + " font-size=\"\(style.fontSize)\" font-weight=\"\(style.weight)\""
          + (style.isItalic ? " font-style=\"italic\"" : "") + Self.stretch(width)
          + " \(Self.paint("fill", layer.textColor))>\(Self.escaped(row))</text>")
      y += style.lineHeight
    }
  }

  /// Draws lines with several text styles. Text backgrounds are not drawn, because glyph widths are unknown in SVG.
  private mutating func draw(_ rows: [StageTextLine], in layer: StageLayer) {
    var top = (Double(layer.height) - rows.reduce(0) { $0 + $1.height }) / 2
    for row in rows {
      let (x, anchor): (Double, String) =
        switch row.alignment {
        case .center: (Double(layer.width) / 2, "middle")
        case .right: (Double(layer.width), "end")
        case .left, .justified, .natural: (row.indent, "start")
        }
      let largest = row.runs.reduce(0) { max($0, $1.style.fontSize) }
      let baseline = top + row.height / 2 + largest * 0.35
      // The width of a picture or tab offsets the text that follows it.
      var gap = 0.0
      var hasGaps = false
      let spans = row.runs.map { run in
        if run.text == "\u{A0}", run.width > 0 {
          gap += run.width
          hasGaps = true
          return ""
        }
        var look = "\(Self.face(run.style)) font-size=\"\(run.style.fontSize)\" font-weight=\"\(run.style.weight)\""
        if run.style.isItalic { look += " font-style=\"italic\"" }
        if run.kern != 0 { look += " letter-spacing=\"\(run.kern)\"" }
        if run.baselineOffset != 0 { look += " baseline-shift=\"\(run.baselineOffset)\"" }
        let lines = [
          run.decorations.contains(.underline) ? "underline" : "",
          run.decorations.contains(.strikethrough) ? "line-through" : "",
        ].filter { !$0.isEmpty }
        look += Self.stretch(run.width)
        if gap > 0 { look += " dx=\"\(gap)\"" }
        gap = 0
        if let effects = run.effects, effects.strokeColor.isVisible {
          look += " \(Self.paint("stroke", effects.strokeColor)) stroke-width=\"\(effects.strokeWidth)\""
        }
        if !lines.isEmpty { look += " text-decoration=\"\(lines.joined(separator: " "))\"" }
        return "<tspan \(look) \(Self.paint("fill", run.color))>\(Self.escaped(run.text[...]))</tspan>"
      }
      drawShadows(of: row, x: x, baseline: baseline, anchor: anchor)
      lines.append(
        "<text x=\"\(x)\" y=\"\(baseline)\" text-anchor=\"\(anchor)\"\(hasGaps ? " xml:space=\"preserve\"" : "")>"
          + "\(spans.joined())</text>")
      top += row.height
    }
  }

  /// Draws text shadows without blur: each one is a copy of the line in the shadow color, with all other runs
  /// invisible.
  private mutating func drawShadows(of row: StageTextLine, x: Double, baseline: Double, anchor: String) {
    for (number, run) in row.runs.enumerated() {
      guard let effects = run.effects, effects.shadowColor.isVisible else { continue }
      let spans = row.runs.enumerated().map { other, run in
        "<tspan \(Self.face(run.style)) font-size=\"\(run.style.fontSize)\" font-weight=\"\(run.style.weight)\""
          + (run.kern != 0 ? " letter-spacing=\"\(run.kern)\"" : "") + Self.stretch(run.width)
          + " \(Self.paint("fill", other == number ? effects.shadowColor : .clear))>\(Self.escaped(run.text[...]))</tspan>"
      }
      lines.append(
        "<text x=\"\(x + effects.shadowX)\" y=\"\(baseline - run.baselineOffset + effects.shadowY)\""
          + " text-anchor=\"\(anchor)\">\(spans.joined())</text>")
    }
  }

  /// Draws a picture. A tinted picture is drawn as the tint color wherever it is opaque.
  private mutating func drawPicture(of layer: StageLayer) {
    let picture = SVGDrawing.elements(
      ofPicture: layer.assetID, in: tree, name: "picture\(layer.id)", width: layer.width, height: layer.height)
    guard layer.tint.isVisible, !picture.isEmpty else {
      lines += picture
      return
    }
    let box = "width=\"\(layer.width)\" height=\"\(layer.height)\""
    lines.append("<mask id=\"stencil\(layer.id)\" style=\"mask-type:alpha\">\(picture.joined(separator: "\n"))</mask>")
    lines.append("<rect \(box) \(Self.paint("fill", layer.tint)) mask=\"url(#stencil\(layer.id))\"/>")
  }

  static func mediaType(_ bytes: [UInt8]) -> String {
    switch bytes.first {
    case UInt8(ascii: "G"): "image/gif"
    case UInt8(ascii: "R"): "image/webp"
    case 0xFF: "image/jpeg"
    default: "image/png"
    }
  }

  private mutating func draw(_ path: StagePath) {
    let parts = path.steps.split(
      separator: FramePathStep(verb: .outline), maxSplits: 1, omittingEmptySubsequences: false)
    let isSplit = parts.count > 1
    let fill = path.fill.isVisible ? Self.paint("fill", path.fill) : "fill=\"none\""
    let rule = path.flags.contains(.evenOdd) ? " fill-rule=\"evenodd\"" : ""
    var stroke = ""
    if path.stroke.isVisible, path.lineWidth > 0 {
      let cap = path.flags.contains(.roundCaps) ? "round" : path.flags.contains(.squareCaps) ? "square" : "butt"
      let join = path.flags.contains(.roundJoins) ? "round" : path.flags.contains(.bevelJoins) ? "bevel" : "miter"
      stroke = " stroke-width=\"\(path.lineWidth)\" \(Self.paint("stroke", path.stroke))"
      if cap != "butt" { stroke += " stroke-linecap=\"\(cap)\"" }
      if join != "miter" { stroke += " stroke-linejoin=\"\(join)\"" }
      if path.miterLimit != 4 { stroke += " stroke-miterlimit=\"\(path.miterLimit)\"" }
      if !path.dashes.isEmpty {
        let dashes = path.dashes.map { "\($0)" }.joined(separator: " ")
        stroke += " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(path.dashPhase)\""
      }
    }
    lines.append("<path d=\"\(Self.data(parts[0]))\" \(fill)\(rule)\(isSplit ? "" : stroke)/>")
    if isSplit, !stroke.isEmpty { lines.append("<path d=\"\(Self.data(parts[1]))\" fill=\"none\"\(stroke)/>") }
  }

  /// Defines the mask of a layer, and returns the attribute that refers to it.
  private mutating func maskAttribute(of layer: StageLayer) -> String {
    switch layer.mask {
    case .none: return ""
    case .path(let flags, let steps):
      let rule = flags.contains(.evenOdd) ? " clip-rule=\"evenodd\"" : ""
      lines.append("<clipPath id=\"mask\(layer.id)\"><path d=\"\(Self.data(steps[...]))\"\(rule)/></clipPath>")
      return " clip-path=\"url(#mask\(layer.id))\""
    case .gradient(let x, let y, let width, let height, let gradient):
      define(gradient, id: "fade\(layer.id)", width: Double(width), height: Double(height))
      lines.append(
        "<mask id=\"mask\(layer.id)\" style=\"mask-type:alpha\"><g transform=\"translate(\(x) \(y))\"><rect"
          + " width=\"\(width)\" height=\"\(height)\" fill=\"url(#fade\(layer.id))\"/></g></mask>")
      return " mask=\"url(#mask\(layer.id))\""
    }
  }

  /// Defines a gradient for a box. SVG lacks conic gradients; they are drawn as linear gradients from start to end.
  private mutating func define(_ gradient: StageGradient, id: String, width: Double, height: Double) {
    let x = Double(gradient.startX) * width
    let y = Double(gradient.startY) * height
    let endX = Double(gradient.endX) * width
    let endY = Double(gradient.endY) * height
    let stops = gradient.stops.map {
      "<stop offset=\"\($0.place)\" \(Self.paint("stop", $0.color, suffix: "-color"))/>"
    }.joined()
    if gradient.kind == .radial {
      let radiusX = abs(endX - x)
      let radiusY = abs(endY - y)
      lines.append(
        "<radialGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\""
          + " gradientTransform=\"translate(\(x) \(y)) scale(\(radiusX) \(radiusY))\">\(stops)</radialGradient>")
    } else {
      lines.append(
        "<linearGradient id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(x)\" y1=\"\(y)\" x2=\"\(endX)\""
          + " y2=\"\(endY)\">\(stops)</linearGradient>")
    }
  }

  static func data(_ steps: ArraySlice<FramePathStep>) -> String {
    steps.map { letter($0.verb) + $0.numbers.map { "\($0)" }.joined(separator: " ") }.joined(separator: " ")
  }

  private static func letter(_ verb: PathVerb) -> String {
    switch verb {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    case .outline: ""
    }
  }

  static func paint(_ name: String, _ color: PackedColor, suffix: String = "") -> String {
    let digits = String(color.rawValue >> 8, radix: 16)
    let solid = "\(name)\(suffix)=\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    let alpha = color.rawValue & 0xFF
    return alpha == 255 ? solid : solid + " \(name)-opacity=\"\(Double(alpha) / 255)\""
  }

  /// Returns the attributes that fit text to its measured width, or an empty string if the width is unknown.
  static func stretch(_ width: Double) -> String {
    width > 0 ? " textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\"" : ""
  }

  /// Returns the font for text: the iOS system font if available, otherwise the closest font.
  static func face(_ style: TextStyle) -> String {
    let families =
      style.isMonospaced
      ? "ui-monospace, Menlo, Liberation Mono, monospace"
      : "-apple-system, BlinkMacSystemFont, Inter, Helvetica Neue, Helvetica, Arial, sans-serif"
    let digits = style.hasTabularDigits ? ";font-variant-numeric:tabular-nums" : ""
    return "font-family=\"\(families)\" style=\"font-variant-ligatures:none\(digits)\""
  }

  /// Returns a color in CSS notation: red, green, blue and opacity.
  static func components(_ color: PackedColor) -> String {
    let value = color.rawValue
    return "\(value >> 24) \(value >> 16 & 255) \(value >> 8 & 255) / \(Double(value & 255) / 255)"
  }

  static func escaped(_ text: Substring) -> String {
    var result = ""
    for character in text {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
    return result
  }
}

extension StageTree {
  /// Returns an SVG picture of a stage with the given size in points.
  public func svg(width: Double, height: Double) -> String { SVGPicture(self, width: width, height: height).text }
}
