// SPDX-License-Identifier: MIT

/// Draws the state of animators: outlines of items, velocities, boundaries, attachments and contacts. The drawing
/// contains the same information as the `isDebugEnabled` overlay, but is displayed outside the app.
package enum OverlayInspector {
  /// Returns one line for each animator and drawing style. The fields are the color, the line width, 1 if dashed, 1 if
  /// filled, and an SVG path in window coordinates (points).
  package static func overlay() -> String {
    var lines: [String] = []
    for animator in DynamicsInspector.animators {
      guard let view = animator.referenceView else { continue }
      let drawing = animator.debugDrawing()
      for style in DynamicsDrawing.Style.allCases where !drawing[style].isEmpty {
        lines.append(
          "\(color(of: style, onDark: view.hasDarkGround))\t\(ShortNumber.text(style.lineWidth))\t\(style.isDashed ? 1 : 0)"
            + "\t\(style.isFilled ? 1 : 0)\t\(data(of: drawing[style], from: view))")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func color(of style: DynamicsDrawing.Style, onDark isDark: Bool) -> String {
    let parts = style.color(onDark: isDark).components ?? []
    guard parts.count == 4 else { return "red" }
    let levels = parts.prefix(3).map { "\(Int(($0 * 255).rounded()))" }.joined(separator: " ")
    return "rgb(\(levels) / \(ShortNumber.text(parts[3])))"
  }

  private static func data(of path: CGPath, from view: UIView) -> String {
    func coordinates(_ point: CGPoint) -> String {
      let location = view.convert(point, to: nil)
      return "\(ShortNumber.text(location.x)) \(ShortNumber.text(location.y))"
    }
    var data: [String] = []
    for element in path.elements {
      switch element {
      case .move(let point): data.append("M\(coordinates(point))")
      case .line(let point): data.append("L\(coordinates(point))")
      case .quadCurve(let point, let control): data.append("Q\(coordinates(control)) \(coordinates(point))")
      case .curve(let point, let first, let second):
        data.append("C\(coordinates(first)) \(coordinates(second)) \(coordinates(point))")
      case .closeSubpath: data.append("Z")
      }
    }
    return data.joined(separator: "")
  }
}
