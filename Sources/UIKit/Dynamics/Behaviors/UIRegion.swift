// SPDX-License-Identifier: MIT

import SprungPhysics

/// A part of the plane about its own origin: where a field acts, relative to the field's position.
///
/// Regions are built from circles and rectangles, and never change. Points on an edge belong to them.
nonisolated open class UIRegion: NSObject {
  /// The region for the physics.
  final let region: Region
  /// The operations that built the region, in postfix order: a code each, followed by its operands.
  final let recipe: [Double]

  /// The codes of a recipe.
  enum Code {
    static let infinite = 0.0
    static let circle = 1.0
    static let rectangle = 2.0
    static let inverse = 3.0
    static let union = 4.0
    static let difference = 5.0
    static let intersection = 6.0
  }

  init(_ region: Region, recipe: [Double]) {
    self.region = region
    self.recipe = recipe
    super.init()
  }

  /// The whole plane.
  nonisolated(unsafe) public static let infinite = UIRegion(.infinite, recipe: [Code.infinite])

  /// Makes a circle about the origin with a radius in points. Zero, a negative number or no number makes it empty.
  public convenience init(radius: CGFloat) {
    self.init(Region(radius: Double(radius)), recipe: [Code.circle, Double(radius)])
  }

  /// Makes a rectangle about the origin with a size in points. A side that is not positive makes it empty.
  public convenience init(size: CGSize) {
    self.init(Region(size: size), recipe: [Code.rectangle, Double(size.width), Double(size.height)])
  }

  #if !hasFeature(Embedded)
    /// Reads a region that was encoded; nil if the coder holds none. Only where there is Foundation.
    public required convenience init?(coder: NSCoder) {
      guard let (region, recipe) = UIRegion.decode(coder) else { return nil }
      self.init(region, recipe: recipe)
    }
  #endif

  /// Everything that is not in this region. The inverse of the infinite region is empty.
  open func inverse() -> UIRegion { UIRegion(region.inverse(), recipe: recipe + [Code.inverse]) }

  /// Everything that is in this region, in the other one or in both.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.union(region.region), recipe: recipe + region.recipe + [Code.union])
  }

  /// Everything that is in this region and not in the other one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(self.region.difference(region.region), recipe: recipe + region.recipe + [Code.difference])
  }

  /// Everything that is in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.intersection(region.region), recipe: recipe + region.recipe + [Code.intersection])
  }

  /// Whether the region contains a point, given from the region's origin.
  open func contains(_ point: CGPoint) -> Bool { region.contains(x: Double(point.x), y: Double(point.y)) }
}
