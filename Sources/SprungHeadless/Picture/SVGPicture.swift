// SPDX-License-Identifier: MIT

import SprungStage

/// Draws the stage as an SVG text, for a person who wants to see a moment of a headless run.
///
/// Clipping, corner radii, borders, text and paths are drawn; shadows and image assets are not. Perspective is drawn
/// without its foreshortening, since SVG knows affine transforms only.
nonisolated public struct SVGPicture {
  private let tree: StageTree
  private let width: Double
  private let height: Double
  private var lines: [String] = []

  /// Draws `tree` on a stage of the given size in points.
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

  /// The whole picture, with a line end after each line.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func draw(_ id: LayerID) {
    guard let layer = tree[id], !layer.isHidden, layer.opacity > 0 else { return }
    let m = layer.matrix.numbers
    var attributes = "transform=\"matrix(\(m[0]) \(m[1]) \(m[4]) \(m[5]) \(m[12]) \(m[13]))\""
    if layer.opacity < 1 { attributes += " opacity=\"\(layer.opacity)\"" }
    let box = "width=\"\(layer.width)\" height=\"\(layer.height)\" rx=\"\(layer.cornerRadius)\""
    lines.append("<g \(attributes)>")
    if layer.fill.isVisible { lines.append("<rect \(box) \(Self.paint("fill", layer.fill))/>") }
    drawContent(of: layer)
    let clips = layer.boundsFlags.contains(.clips) && !layer.children.isEmpty
    if clips {
      lines.append("<clipPath id=\"clip\(id)\"><rect \(box)/></clipPath>")
      lines.append("<g clip-path=\"url(#clip\(id))\">")
    }
    for child in layer.children { draw(child) }
    if clips { lines.append("</g>") }
    drawBorder(of: layer)
    lines.append("</g>")
  }

  private mutating func drawBorder(of layer: StageLayer) {
    guard layer.border.isVisible, layer.borderWidth > 0 else { return }
    let inset = layer.borderWidth / 2
    lines.append(
      "<rect x=\"\(inset)\" y=\"\(inset)\" width=\"\(max(0, layer.width - layer.borderWidth))\""
        + " height=\"\(max(0, layer.height - layer.borderWidth))\" rx=\"\(max(0, layer.cornerRadius - inset))\""
        + " fill=\"none\" stroke-width=\"\(layer.borderWidth)\" \(Self.paint("stroke", layer.border))/>")
  }

  private mutating func drawContent(of layer: StageLayer) {
    if let path = layer.path {
      let steps = path.steps.map { step in
        Self.letter(step.verb) + step.numbers.map { "\($0)" }.joined(separator: " ")
      }
      let fill = path.fill.isVisible ? Self.paint("fill", path.fill) : "fill=\"none\""
      let rule = path.flags.contains(.evenOdd) ? " fill-rule=\"evenodd\"" : ""
      let stroke =
        path.stroke.isVisible ? " stroke-width=\"\(path.lineWidth)\" \(Self.paint("stroke", path.stroke))" : ""
      lines.append("<path d=\"\(steps.joined(separator: " "))\" \(fill)\(rule)\(stroke)/>")
    }
    guard let style = layer.textStyle, !layer.text.isEmpty else { return }
    let rows = layer.text.split(separator: "\n", omittingEmptySubsequences: false)
    let (x, anchor): (Double, String) =
      switch style.alignment {
      case .center: (Double(layer.width) / 2, "middle")
      case .right: (Double(layer.width), "end")
      case .left, .justified, .natural: (0, "start")
      }
    // The lines stand in the middle of the box; the baseline lies about a third of the font size below their middle.
    var y = Double(layer.height) / 2 - Double(rows.count - 1) * style.lineHeight / 2 + style.fontSize * 0.35
    for row in rows {
      lines.append(
        "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" font-family=\"sans-serif\""
          + " font-size=\"\(style.fontSize)\" font-weight=\"\(style.weight)\""
          + " \(Self.paint("fill", layer.textColor))>\(Self.escaped(row))</text>")
      y += style.lineHeight
    }
  }

  private static func letter(_ verb: PathVerb) -> String {
    switch verb {
    case .move: "M"
    case .line: "L"
    case .quadratic: "Q"
    case .cubic: "C"
    case .close: "Z"
    }
  }

  private static func paint(_ name: String, _ color: PackedColor) -> String {
    let digits = String(color.rawValue >> 8, radix: 16)
    let solid = "\(name)=\"#\(String(repeating: "0", count: 6 - digits.count))\(digits)\""
    let alpha = color.rawValue & 0xFF
    return alpha == 255 ? solid : solid + " \(name)-opacity=\"\(Double(alpha) / 255)\""
  }

  private static func escaped(_ text: Substring) -> String {
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
