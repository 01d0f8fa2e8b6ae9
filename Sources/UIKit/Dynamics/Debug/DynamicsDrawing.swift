// SPDX-License-Identifier: MIT

/// The paths of the debug overlay, one for each drawing style.
struct DynamicsDrawing {
  /// The drawing style of a part of the overlay.
  enum Style: Int, CaseIterable {
    /// The outline of a moving item.
    case moving
    /// The outline of a resting item.
    case resting
    /// The outline of an anchored item.
    case anchored
    /// The velocity of an item, as an arrow whose length is the distance traveled in a tenth of a second.
    case velocity
    /// Named boundaries and reference bounds.
    case boundary
    /// The outline of a field's region.
    case region
    /// The accelerations due to fields.
    case field
    /// An attachment or snap near its rest length.
    case attachment
    /// An attachment that is stretched or compressed by more than a tenth.
    case stretched
    /// A rope.
    case limit
    /// The attached points.
    case end
    /// The axis of a slider with the limits of its range.
    case slider
    /// A pin with an arc for the range of its rotation.
    case pin
    /// A weld.
    case fixed
    /// A point at which shapes have just started touching.
    case contact
    /// A contact point that is about to fade.
    case oldContact

    var isFilled: Bool { self == .end || self == .fixed || self == .contact || self == .oldContact }

    /// Whether the style is used for fields, which rarely change.
    var isOfFields: Bool { self == .region || self == .field }

    var lineWidth: CGFloat {
      switch self {
      case .moving, .boundary, .anchored: return 2
      default: return 1
      }
    }

    var isDashed: Bool { self == .limit || self == .region }

    /// Returns the color for a light or dark background.
    func color(onDark isDark: Bool) -> CGColor {
      switch self {
      case .moving, .velocity: return isDark ? Self.rgb(0.42, 0.68, 1, 0.95) : Self.rgb(0.1, 0.4, 1, 0.9)
      case .resting: return isDark ? Self.rgb(0.72, 0.72, 0.75, 0.9) : Self.rgb(0.48, 0.48, 0.52, 0.9)
      case .anchored: return isDark ? Self.rgb(0.92, 0.92, 0.95, 0.95) : Self.rgb(0.15, 0.15, 0.18, 0.9)
      case .boundary: return isDark ? Self.rgb(1, 0.42, 0.38, 0.95) : Self.rgb(0.9, 0.1, 0.1, 0.9)
      case .region, .field: return isDark ? Self.rgb(1, 0.5, 0.45, 0.8) : Self.rgb(0.9, 0.1, 0.1, 0.8)
      case .attachment, .limit, .end, .pin, .fixed:
        return isDark ? Self.rgb(0.35, 0.85, 0.5, 0.95) : Self.rgb(0.1, 0.6, 0.25, 0.9)
      case .stretched: return isDark ? Self.rgb(1, 0.68, 0.3, 0.95) : Self.rgb(0.8, 0.42, 0, 0.95)
      case .slider: return isDark ? Self.rgb(0.8, 0.6, 1, 0.95) : Self.rgb(0.55, 0.25, 0.8, 0.9)
      case .contact: return isDark ? Self.rgb(1, 0.42, 0.38, 1) : Self.rgb(0.9, 0.1, 0.1, 1)
      case .oldContact: return isDark ? Self.rgb(1, 0.42, 0.38, 0.5) : Self.rgb(0.9, 0.1, 0.1, 0.4)
      }
    }

    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) -> CGColor {
      CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// The path of each style, indexed by the style's raw value.
  private(set) var paths: [CGPath] = Style.allCases.map { _ in CGPath() }

  /// The path of a style.
  subscript(_ style: Style) -> CGPath { paths[style.rawValue] }

  mutating func line(_ style: Style, _ start: CGPoint, _ end: CGPoint) {
    guard start.x.isFinite, start.y.isFinite, end.x.isFinite, end.y.isFinite else { return }
    paths[style.rawValue].move(to: start)
    paths[style.rawValue].addLine(to: end)
  }

  mutating func chain(_ style: Style, _ points: [CGPoint], isClosed: Bool = false) {
    for (index, point) in points.enumerated() {
      if index == 0 { paths[style.rawValue].move(to: point) } else { paths[style.rawValue].addLine(to: point) }
    }
    if isClosed, points.count > 1 { paths[style.rawValue].closeSubpath() }
  }

  /// Adds a line with an arrowhead that represents a vector.
  mutating func arrow(_ style: Style, _ start: CGPoint, _ vector: CGVector) {
    let x = Double(vector.dx)
    let y = Double(vector.dy)
    let length = (x * x + y * y).squareRoot()
    guard length > 0.5 else { return }
    let end = CGPoint(x: start.x + vector.dx, y: start.y + vector.dy)
    line(style, start, end)
    let head = min(5, length / 3)
    for side in [-0.5, 0.5] {
      let backX = -x / length * head - y / length * head * side
      let backY = -y / length * head + x / length * head * side
      line(style, end, CGPoint(x: end.x + CGFloat(backX), y: end.y + CGFloat(backY)))
    }
  }

  mutating func circle(_ style: Style, _ center: CGPoint, radius: CGFloat) {
    paths[style.rawValue].addEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  mutating func square(_ style: Style, _ center: CGPoint, half: CGFloat) {
    paths[style.rawValue].addRect(CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  mutating func arc(_ style: Style, _ center: CGPoint, radius: CGFloat, from start: Double, to end: Double) {
    var points: [CGPoint] = []
    for step in 0...16 {
      let rotation = DeterministicMath.sincos(start + (end - start) * Double(step) / 16)
      points.append(
        CGPoint(x: center.x + radius * CGFloat(rotation.cosine), y: center.y + radius * CGFloat(rotation.sine)))
    }
    chain(style, points)
  }
}
