// SPDX-License-Identifier: MIT

import UIKit

/// What a card is about, in a few lines and dots on a square of 32 points.
struct PlaygroundGlyph {
  /// What is drawn with a pen.
  let lines = UIBezierPath()
  /// What is filled.
  let shapes = UIBezierPath()

  /// The glyph of the card of a name; a dot for one that has none.
  init(_ name: String) {
    switch name {
    case "a. Gravity", "Gravity": fall()
    case "b. Walls": walls()
    case "c. A heavy square": ground(under: 7)
    case "d. A spring field", "Spring field": pull(around: 2.5, isInward: true)
    case "e. A push", "Instantaneous push": push(long: false)
    case "Continuous push": push(long: true)
    case "f. On a line", "To a point": pendulum()
    case "Collision": collision()
    case "Item properties": sliders()
    case "Snap": snap()
    case "Item group": line([(9, 7), (9, 24), (23, 24), (23, 7)])
    case "Composite":
      box(16, 16, 10)
      block(16, 16, 4.5)
    case "To an item":
      block(6, 16, 4)
      line([(10, 16), (12, 12), (14, 20), (16, 12), (18, 20), (20, 12), (22, 16)])
      block(26, 16, 4)
    case "Sliding":
      arrow((16, 16), (29, 16))
      arrow((16, 16), (3, 16))
      block(16, 16, 5)
    case "Limit": rope()
    case "Fixed":
      block(11, 16, 6)
      box(23, 16, 5)
    case "Pin":
      line([(6, 24), (26, 10)])
      dot(11, 20.5, 3.5)
    case "Drag field":
      dot(24, 16, 4.5)
      for (y, start) in [(10, 8), (16, 4), (22, 8)] { line([(CGFloat(start), CGFloat(y)), (16, CGFloat(y))]) }
    case "Vortex": vortex()
    case "Radial gravity": pull(around: 4.5, isInward: true)
    case "Electric field": charges()
    case "Linear gravity": for x in [8, 16, 24] { arrow((CGFloat(x), 6), (CGFloat(x), 26)) }
    case "Velocity field": for y in [8, 16, 24] { arrow((5, CGFloat(y)), (27, CGFloat(y))) }
    case "Noise": for y in [9, 16, 23] { wave(at: CGFloat(y), height: 3) }
    case "Turbulence": for y in [11, 21] { wave(at: CGFloat(y), height: 7) }
    case "Magnetic field": magnet()
    case "Custom field":
      wave(at: 16, height: 10)
      dot(16, 16, 3)
    case "Crowd of 200": crowd(4)
    case "Crowd of 50": crowd(3)
    default: dot(16, 16, 5)
    }
  }

  // MARK: - Strokes

  private func line(_ points: [(CGFloat, CGFloat)]) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { lines.move(to: place) } else { lines.addLine(to: place) }
    }
  }

  /// A line with a head of 5 points, along an axis or a diagonal.
  private func arrow(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat)) {
    line([from, to])
    let (x, y) = (to.0 - from.0, to.1 - from.1)
    let length = (x * x + y * y).squareRoot()
    let (ahead, aside) = (CGPoint(x: x / length * 5, y: y / length * 5), CGPoint(x: -y / length * 5, y: x / length * 5))
    line([
      (to.0 - ahead.x + aside.x, to.1 - ahead.y + aside.y), to, (to.0 - ahead.x - aside.x, to.1 - ahead.y - aside.y),
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

  private func box(_ x: CGFloat, _ y: CGFloat, _ half: CGFloat) {
    lines.append(
      UIBezierPath(roundedRect: CGRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half), cornerRadius: 2))
  }

  private func ring(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    lines.append(
      UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  private func block(_ x: CGFloat, _ y: CGFloat, _ half: CGFloat) {
    shapes.append(
      UIBezierPath(
        roundedRect: CGRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half), cornerRadius: half / 3))
  }

  private func dot(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    shapes.append(
      UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)))
  }

  // MARK: - Glyphs

  private func fall() {
    block(16, 8.5, 5)
    arrow((16, 16), (16, 28))
  }

  private func walls() {
    line([(5, 5), (5, 27), (27, 27), (27, 5)])
    block(16, 20, 4.5)
  }

  private func ground(under half: CGFloat) {
    line([(4, 27), (28, 27)])
    block(16, 25 - half, half)
  }

  private func push(long: Bool) {
    arrow((3, 16), (14, 16))
    if long { line([(3, 10), (9, 10)]) }
    if long { line([(3, 22), (9, 22)]) }
    block(23, 16, 6)
  }

  private func pendulum() {
    dot(10, 6, 2.5)
    line([(10, 6), (20, 20)])
    block(21, 23, 5)
  }

  private func collision() {
    ring(9.5, 20, 6)
    ring(22.5, 20, 6)
    line([(16, 5), (16, 10)])
    line([(10, 7), (12, 11)])
    line([(22, 7), (20, 11)])
  }

  private func sliders() {
    for (y, knob) in [(8, 21), (16, 11), (24, 18)] {
      line([(5, CGFloat(y)), (27, CGFloat(y))])
      dot(CGFloat(knob), CGFloat(y), 3.5)
    }
  }

  private func snap() {
    box(16, 16, 6)
    for (from, to) in [(3, 8), (24, 29)] {
      line([(CGFloat(from), 16), (CGFloat(to), 16)])
      line([(16, CGFloat(from)), (16, CGFloat(to))])
    }
  }

  private func rope() {
    block(8, 8, 4)
    lines.move(to: CGPoint(x: 8, y: 12))
    lines.addCurve(
      to: CGPoint(x: 24, y: 20), controlPoint1: CGPoint(x: 8, y: 30), controlPoint2: CGPoint(x: 22, y: 30))
    dot(24, 17, 4.5)
  }

  private func pull(around radius: CGFloat, isInward: Bool) {
    dot(16, 16, radius)
    for (x, y) in [(0, -1), (1, 0), (0, 1), (-1, 0)] {
      let (far, near): (CGFloat, CGFloat) = (13, 13 - 6)
      arrow((16 + CGFloat(x) * far, 16 + CGFloat(y) * far), (16 + CGFloat(x) * near, 16 + CGFloat(y) * near))
    }
  }

  private func vortex() {
    lines.addArc(withCenter: CGPoint(x: 16, y: 16), radius: 11, startAngle: -2.6, endAngle: 1.57, clockwise: true)
    line([(21, 22), (16, 27), (21, 31)])
    lines.move(to: CGPoint(x: 11, y: 16))
    lines.addArc(withCenter: CGPoint(x: 16, y: 16), radius: 5, startAngle: 3.14, endAngle: 6.28, clockwise: true)
  }

  private func charges() {
    ring(16, 16, 12)
    line([(7.5, 16), (13.5, 16)])
    line([(10.5, 13), (10.5, 19)])
    line([(18.5, 16), (24.5, 16)])
  }

  private func magnet() {
    lines.move(to: CGPoint(x: 7, y: 26))
    lines.addLine(to: CGPoint(x: 7, y: 15))
    lines.addArc(withCenter: CGPoint(x: 16, y: 15), radius: 9, startAngle: 3.14, endAngle: 6.28, clockwise: true)
    lines.addLine(to: CGPoint(x: 25, y: 26))
    line([(4, 27), (10, 27)])
    line([(22, 27), (28, 27)])
  }

  private func crowd(_ across: Int) {
    let pitch = 26 / CGFloat(across)
    for row in 0..<across {
      for column in 0..<across {
        let (x, y) = (3 + pitch * (CGFloat(column) + 0.5), 3 + pitch * (CGFloat(row) + 0.5))
        if (row + column) % 3 == 0 { block(x, y, pitch * 0.36) } else { dot(x, y, pitch * 0.38) }
      }
    }
  }
}
