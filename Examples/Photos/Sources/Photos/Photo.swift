// SPDX-License-Identifier: MIT

import UIKit

/// A photo in the library. Its number determines a drawn landscape at a time of day.
///
/// A real app would load its photos here.
struct Photo: Hashable {
  let id: Int

  private static let places = [
    "Alder Ridge", "Blackwater", "Cedar Point", "Dry Creek", "Eagle Pass", "Fern Hollow", "Granite Peak", "Heron Lake",
    "Ibex Trail", "Juniper Hill", "Kestrel Cliff", "Long Meadow",
  ]
  private static let times: [(name: String, sky: UIColor, horizon: UIColor, ground: UIColor)] = [
    (
      "at Dawn", .init(red: 0.45, green: 0.42, blue: 0.66, alpha: 1), .init(red: 1, green: 0.74, blue: 0.66, alpha: 1),
      .init(red: 0.33, green: 0.27, blue: 0.42, alpha: 1)
    ),
    (
      "in the Morning", .init(red: 0.35, green: 0.63, blue: 0.9, alpha: 1),
      .init(red: 0.86, green: 0.94, blue: 1, alpha: 1), .init(red: 0.24, green: 0.45, blue: 0.4, alpha: 1)
    ),
    (
      "at Noon", .init(red: 0.13, green: 0.47, blue: 0.85, alpha: 1),
      .init(red: 0.64, green: 0.84, blue: 0.98, alpha: 1),
      .init(red: 0.3, green: 0.5, blue: 0.22, alpha: 1)
    ),
    (
      "at Dusk", .init(red: 0.24, green: 0.2, blue: 0.45, alpha: 1),
      .init(red: 0.98, green: 0.52, blue: 0.28, alpha: 1),
      .init(red: 0.25, green: 0.13, blue: 0.2, alpha: 1)
    ),
    (
      "at Night", .init(red: 0.03, green: 0.05, blue: 0.16, alpha: 1),
      .init(red: 0.16, green: 0.24, blue: 0.45, alpha: 1), .init(red: 0.04, green: 0.07, blue: 0.13, alpha: 1)
    ),
  ]

  /// All photos in their initial order.
  static let library = (0..<60).map { Photo(id: $0) }
  /// The photos in the strip at the top.
  static let featured = [3, 16, 25, 39, 44, 52].map { library[$0] }

  var title: String { "\(Self.places[id % 12]) \(Self.times[id % 5].name)" }

  /// The relative size. Every third photo has portrait orientation.
  var size: CGSize { id % 3 == 2 ? CGSize(width: 2, height: 3) : CGSize(width: 3, height: 2) }

  /// Draws the photo. The length of the short side is in points.
  func image(shortSide: CGFloat) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: size.width * shortSide / 2, height: size.height * shortSide / 2)
    return UIGraphicsImageRenderer(size: bounds.size).image { draw(in: bounds, of: $0.cgContext) }
  }

  private func draw(in bounds: CGRect, of context: CGContext) {
    let time = Self.times[id % 5]
    var seed = UInt32(id) &* 2_654_435_761 &+ 12_345
    // A generator with a fixed seed draws the same landscape on every launch and machine.
    func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(seed >> 16) / 65_535
    }

    if let sky = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [time.sky.cgColor, time.horizon.cgColor] as CFArray,
      locations: [0, 1])
    {
      context.drawLinearGradient(
        sky, start: .zero, end: CGPoint(x: 0, y: bounds.height * 0.75), options: [.drawsAfterEndLocation])
    }

    let radius = min(bounds.width, bounds.height) * 0.09
    UIColor(white: 1, alpha: 0.9).setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: bounds.width * next(0.2...0.8), y: bounds.height * next(0.15...0.35)), radius: radius,
      startAngle: 0, endAngle: 2 * .pi, clockwise: true
    ).fill()

    // Draw three ridges. The nearest ridge is the lowest and darkest.
    for ridge in 0..<3 {
      let base = bounds.height * (0.52 + 0.15 * CGFloat(ridge))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: bounds.height))
      for step in 0...6 {
        let height = bounds.height * (step % 2 == 0 ? next(0...0.05) : next(0.06...0.2))
        path.addLine(to: CGPoint(x: bounds.width * CGFloat(step) / 6, y: base - height))
      }
      path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      path.close()
      time.ground.withAlphaComponent(0.45 + 0.275 * CGFloat(ridge)).setFill()
      path.fill()
    }
  }
}
