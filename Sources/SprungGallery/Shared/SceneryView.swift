// SPDX-License-Identifier: MIT

import UIKit

/// Paints a `GalleryPicture`: a sky, the sun or moon, and three ridges.
public final class SceneryView: UIView {
  private let sky = CAGradientLayer()
  private let disc = CAShapeLayer()
  private let ridges = [CAShapeLayer(), CAShapeLayer(), CAShapeLayer()]
  private var paintedSize = CGSize.zero

  /// The displayed picture. Default: the first picture.
  public var picture = GalleryPicture.at(0) {
    didSet {
      guard picture != oldValue else { return }
      paintedSize = .zero
      setNeedsLayout()
    }
  }

  /// Creates a view with the first picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    layer.addSublayer(sky)
    layer.addSublayer(disc)
    for ridge in ridges { layer.addSublayer(ridge) }
  }

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Repaints the picture when the size changes.
  public override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != paintedSize, bounds.width > 0, bounds.height > 0 else { return }
    paintedSize = bounds.size
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    paint()
    CATransaction.commit()
  }

  private func paint() {
    let palette = ScenePalette.colors(picture.number)
    var chance = Chance(seed: picture.number)
    sky.frame = bounds
    sky.colors = Array(palette[..<3])
    let side = min(bounds.width, bounds.height)
    let diameter = side * (0.12 + 0.1 * chance.next())
    disc.frame = bounds
    disc.path =
      UIBezierPath(
        ovalIn: CGRect(
          x: bounds.width * (0.15 + 0.6 * chance.next()), y: bounds.height * (0.12 + 0.22 * chance.next()),
          width: diameter, height: diameter)
      ).cgPath
    disc.fillColor = palette[3]
    for (depth, ridge) in ridges.enumerated() {
      ridge.frame = bounds
      ridge.fillColor = palette[4 + depth]
      ridge.path = outline(depth, &chance).cgPath
    }
  }

  /// The kinds of terrain.
  private enum Land: Int {
    case hills
    case peaks
    case sea
    case town
  }

  /// Returns the outline of a ridge. Depth 0 is the farthest ridge.
  private func outline(_ depth: Int, _ chance: inout Chance) -> UIBezierPath {
    // After each cycle through the palettes, the terrains are shifted by one, so that no two pictures have the same
    // palette and the same terrain.
    let land = Land(rawValue: (picture.number + picture.number / ScenePalette.count) % 4) ?? .hills
    let base = bounds.height * [0.56, 0.7, 0.85][depth]
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    switch land {
    case .sea where depth > 0:
      // Water is level. The nearer a layer is, the lower its edge.
      path.addLine(to: CGPoint(x: 0, y: base))
      path.addLine(to: CGPoint(x: bounds.width, y: base))
    case .town where depth > 0: addRoofs(to: path, base, &chance)
    case .peaks where depth < 2: addPeaks(to: path, base, height: depth == 0 ? 0.3 : 0.2, &chance)
    default: addHills(to: path, base, &chance)
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    return path
  }

  private func addHills(to path: UIBezierPath, _ base: CGFloat, _ chance: inout Chance) {
    let width = bounds.width / 3
    var last = CGPoint(x: 0, y: base - bounds.height * 0.12 * chance.next())
    path.addLine(to: last)
    for index in 1...3 {
      let point = CGPoint(x: width * CGFloat(index), y: base - bounds.height * 0.14 * chance.next())
      path.addCurve(
        to: point, controlPoint1: CGPoint(x: last.x + width / 2, y: last.y),
        controlPoint2: CGPoint(x: point.x - width / 2, y: point.y))
      last = point
    }
  }

  private func addPeaks(to path: UIBezierPath, _ base: CGFloat, height: CGFloat, _ chance: inout Chance) {
    let width = bounds.width / 6
    path.addLine(to: CGPoint(x: 0, y: base - bounds.height * 0.08 * chance.next()))
    for index in 1...6 {
      let rise = index % 2 == 1 ? height * (0.5 + 0.5 * chance.next()) : height * 0.3 * chance.next()
      path.addLine(
        to: CGPoint(x: width * (CGFloat(index) - 0.3 * chance.next()), y: base - bounds.height * rise))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: base - bounds.height * 0.05))
  }

  private func addRoofs(to path: UIBezierPath, _ base: CGFloat, _ chance: inout Chance) {
    let width = bounds.width / 7
    for index in 0..<7 {
      let roof = base - bounds.height * 0.2 * chance.next()
      path.addLine(to: CGPoint(x: width * CGFloat(index), y: roof))
      path.addLine(to: CGPoint(x: width * CGFloat(index + 1), y: roof))
    }
  }

  /// A reproducible pseudorandom number generator.
  private struct Chance {
    private var state: UInt32

    init(seed: Int) { state = UInt32(truncatingIfNeeded: seed &* 7919 &+ 17) }

    /// Returns the next number in the range 0...1.
    mutating func next() -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return CGFloat(state >> 8) / 16_777_216
    }
  }
}
