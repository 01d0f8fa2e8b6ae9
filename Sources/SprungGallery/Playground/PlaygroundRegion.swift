// SPDX-License-Identifier: MIT

import UIKit

/// The regions that the playground offers for fields: the basic ones, and one for each combination of two.
enum PlaygroundRegion: Int, CaseIterable {
  case infinite
  case circle
  case square
  case inverse
  case union
  case difference
  case intersection

  /// The displayed names, in the order of the cases.
  static let names = ["All", "Circle", "Box", "Outer", "Union", "Minus", "Both"]

  /// Creates the region around the origin. `size` is the radius or half the side length, in points.
  func make(size: CGFloat) -> UIRegion {
    let circle = UIRegion(radius: size)
    let box = UIRegion(size: CGSize(width: 2 * size, height: 2 * size))
    switch self {
    case .infinite: return .infinite
    case .circle: return circle
    case .square: return box
    case .inverse: return circle.inverse()
    case .union: return circle.byUnion(with: UIRegion(size: CGSize(width: 3 * size, height: size)))
    case .difference: return box.byDifference(from: UIRegion(radius: 0.6 * size))
    case .intersection: return circle.byIntersection(with: UIRegion(size: CGSize(width: 3 * size, height: size)))
    }
  }
}
