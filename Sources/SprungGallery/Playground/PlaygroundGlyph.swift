// SPDX-License-Identifier: MIT

import UIKit

/// The glyph of a card: a few lines and dots in a square of 32 points.
struct PlaygroundGlyph {
  /// The stroked paths.
  let lines = UIBezierPath()
  /// The filled paths.
  let shapes = UIBezierPath()

  /// Each line describes a glyph: the names of the cards that use it, a colon, and the strokes. Numbers are in tenths
  /// of a point, and angles in hundredths of a radian. Equivalent drawing calls would be five times as large as this
  /// text.
  ///
  /// L: a line through points. A: an arrow between two points. C: a curve from a point with two control points to an
  /// end point. O: an arc with center, radius and angles. B, K: a stroked and a filled box, by center and half side. R,
  /// D: a ring and a dot, by center and radius. W: a wave at a height. G: pieces in a number of columns.
  private static let table = """
    a. Gravity,Gravity:K160 85 50A160 160 160 280
    b. Walls:L50 50 50 270 270 270 270 50K160 200 45
    c. A heavy square:L40 270 280 270K160 180 70
    d. A spring field,Spring field:D160 160 25A160 30 160 90A290 160 230 160A160 290 160 230A30 160 90 160
    e. A push,Instantaneous push:A30 160 140 160K230 160 60
    Continuous push:A30 160 140 160L30 100 90 100L30 220 90 220K230 160 60
    f. On a line,To a point:D100 60 25L100 60 200 200K210 230 50
    Collision:R95 200 60R225 200 60L160 50 160 100L100 70 120 110L220 70 200 110
    Item properties:L50 80 270 80D210 80 35L50 160 270 160D110 160 35L50 240 270 240D180 240 35
    Snap:B160 160 60L30 160 80 160L160 30 160 80L240 160 290 160L160 240 160 290
    Item group:L90 70 90 240 230 240 230 70
    Composite:B160 160 100K160 160 45
    To an item:K60 160 40L100 160 120 120 140 200 160 120 180 200 200 120 220 160K260 160 40
    Sliding:A160 160 290 160A160 160 30 160K160 160 50
    Limit:K80 80 40C80 120 80 300 220 300 240 200D240 170 45
    Fixed:K110 160 60B230 160 50
    Pin:L60 240 260 100D110 205 35
    Drag field:D240 160 45L80 100 160 100L40 160 160 160L80 220 160 220
    Vortex:O160 160 110 -260 157L210 220 160 270 210 310O160 160 50 314 628
    Radial gravity:D160 160 45A160 30 160 90A290 160 230 160A160 290 160 230A30 160 90 160
    Electric field:R160 160 120L75 160 135 160L105 130 105 190L185 160 245 160
    Linear gravity:A80 60 80 260A160 60 160 260A240 60 240 260
    Velocity field:A50 80 270 80A50 160 270 160A50 240 270 240
    Noise:W90 30W160 30W230 30
    Turbulence:W110 70W210 70
    Magnetic field:L70 260 70 150O160 150 90 314 628L250 150 250 260L40 270 100 270L220 270 280 270
    Custom field:W160 100D160 160 30
    Crowd of 200:G4
    Crowd of 50:G3
    :D160 160 50
    """

  /// Creates the glyph of the card with the given name, or a dot if there is no such glyph.
  init(_ name: String) {
    let text = Array(Self.table.utf8)
    let wanted = Array(name.utf8)
    var place = 0
    while place < text.count {
      var isFound = false
      // Read the names. The last line has an empty name and therefore matches all other cards.
      while text[place] != UInt8(ascii: ":") {
        var end = place
        while text[end] != UInt8(ascii: ":"), text[end] != UInt8(ascii: ",") { end += 1 }
        if text[place..<end].elementsEqual(wanted) { isFound = true }
        place = text[end] == UInt8(ascii: ",") ? end + 1 : end
      }
      place += 1
      var end = place
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      if isFound || end == text.count {
        draw(text[place..<end])
        return
      }
      place = end + 1
    }
  }

  /// Draws the given strokes.
  private func draw(_ strokes: ArraySlice<UInt8>) {
    var stroke = UInt8(0)
    var numbers: [CGFloat] = []
    var number: (value: CGFloat, sign: CGFloat)?
    for byte in strokes + [0] {
      switch byte {
      case 48...57: number = ((number?.value ?? 0) * 10 + CGFloat(byte - 48), number?.sign ?? 1)
      case UInt8(ascii: "-"): number = (0, -1)
      default:
        if let known = number { numbers.append(known.sign * known.value / 10) }
        number = nil
        guard byte != 32 else { continue }
        draw(stroke, numbers)
        stroke = byte
        numbers = []
      }
    }
  }

  private func draw(_ stroke: UInt8, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    func box(_ size: CGFloat) -> CGRect {
      CGRect(x: numbers[0] - size, y: numbers[1] - size, width: 2 * size, height: 2 * size)
    }
    switch stroke {
    case 76: line((0..<numbers.count / 2).map { point($0) })
    case 65: arrow(point(0), point(1))
    case 67:
      lines.move(to: point(0))
      lines.addCurve(to: point(3), controlPoint1: point(1), controlPoint2: point(2))
    case 79:
      lines.move(
        to: CGPoint(
          x: numbers[0] + numbers[2] * CGFloat(DeterministicMath.sincos(Double(numbers[3]) / 10).cosine),
          y: numbers[1] + numbers[2] * CGFloat(DeterministicMath.sincos(Double(numbers[3]) / 10).sine)))
      lines.addArc(
        withCenter: point(0), radius: numbers[2], startAngle: numbers[3] / 10, endAngle: numbers[4] / 10,
        clockwise: true)
    case 66: lines.append(UIBezierPath(roundedRect: box(numbers[2]), cornerRadius: 2))
    case 75: shapes.append(UIBezierPath(roundedRect: box(numbers[2]), cornerRadius: numbers[2] / 3))
    case 82: lines.append(UIBezierPath(ovalIn: box(numbers[2])))
    case 68: shapes.append(UIBezierPath(ovalIn: box(numbers[2])))
    case 87: wave(at: numbers[0], height: numbers[1])
    case 71: crowd(numbers[0] * 10)
    default: break
    }
  }

  private func line(_ points: [CGPoint]) {
    for (index, point) in points.enumerated() {
      if index == 0 { lines.move(to: point) } else { lines.addLine(to: point) }
    }
  }

  /// Draws a line with a 5-point arrowhead, along an axis or a diagonal.
  private func arrow(_ from: CGPoint, _ to: CGPoint) {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let share = 5 / (x * x + y * y).squareRoot()
    line([from, to])
    line([
      CGPoint(x: to.x - (x + y) * share, y: to.y - (y - x) * share), to,
      CGPoint(x: to.x - (x - y) * share, y: to.y - (y + x) * share),
    ])
  }

  private func wave(at y: CGFloat, height: CGFloat) {
    lines.move(to: CGPoint(x: 4, y: y))
    for start in [CGFloat(4), 12, 20] {
      let side: CGFloat = start == 12 ? height : -height
      lines.addCurve(
        to: CGPoint(x: start + 8, y: y), controlPoint1: CGPoint(x: start + 3, y: y + side),
        controlPoint2: CGPoint(x: start + 5, y: y + side))
    }
  }

  private func crowd(_ across: CGFloat) {
    let pitch = 26 / across
    for row in 0..<Int(across) {
      for column in 0..<Int(across) {
        let (x, y) = (3 + pitch * (CGFloat(column) + 0.5), 3 + pitch * (CGFloat(row) + 0.5))
        let half = pitch * ((row + column) % 3 == 0 ? 0.36 : 0.38)
        let box = CGRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half)
        shapes.append(
          (row + column) % 3 == 0 ? UIBezierPath(roundedRect: box, cornerRadius: half / 3) : UIBezierPath(ovalIn: box))
      }
    }
  }
}
