// SPDX-License-Identifier: MIT

import SprungPhysics

/// A region of the plane in which a field acts, relative to the field's position.
///
/// Regions are built from circles and rectangles and are immutable. A region includes its edges.
nonisolated open class UIRegion: NSObject {
  /// The region in the representation of the physics world.
  final let region: Region
  /// The operations from which the region was built, in postfix order. Each operation is encoded as a code followed by
  /// its operands.
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

  /// The entire plane.
  nonisolated(unsafe) public static let infinite = UIRegion(.infinite, recipe: [Code.infinite])

  /// Creates a circle around the origin with a radius in points. If the radius is zero, negative or NaN, the region is
  /// empty.
  public convenience init(radius: CGFloat) {
    self.init(Region(radius: Double(radius)), recipe: [Code.circle, Double(radius)])
  }

  /// Creates a rectangle around the origin with a size in points. If a side is not positive, the region is empty.
  public convenience init(size: CGSize) {
    self.init(Region(size: size), recipe: [Code.rectangle, Double(size.width), Double(size.height)])
  }

  #if !hasFeature(Embedded)
    /// Decodes a region. Returns nil if the coder does not contain a region. Native builds only.
    public required convenience init?(coder: NSCoder) {
      guard let (region, recipe) = UIRegion.decode(coder) else { return nil }
      self.init(region, recipe: recipe)
    }
  #endif

  /// Returns the region that contains everything outside this region. The inverse of the infinite region is empty.
  open func inverse() -> UIRegion { UIRegion(region.inverse(), recipe: recipe + [Code.inverse]) }

  /// Returns the region that contains all points that are in at least one of the regions.
  open func byUnion(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.union(region.region), recipe: recipe + region.recipe + [Code.union])
  }

  /// Returns the region that contains all points in this region but not in the other one.
  open func byDifference(from region: UIRegion) -> UIRegion {
    UIRegion(self.region.difference(region.region), recipe: recipe + region.recipe + [Code.difference])
  }

  /// Returns the region that contains all points in both regions.
  open func byIntersection(with region: UIRegion) -> UIRegion {
    UIRegion(self.region.intersection(region.region), recipe: recipe + region.recipe + [Code.intersection])
  }

  /// Returns whether the region contains a point, which is relative to the region's origin.
  open func contains(_ point: CGPoint) -> Bool { region.contains(x: Double(point.x), y: Double(point.y)) }
}
