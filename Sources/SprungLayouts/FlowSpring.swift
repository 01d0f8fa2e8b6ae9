// SPDX-License-Identifier: MIT

import UIKit

/// An item of a springy layout and the spring that pulls it to its resting position.
struct FlowSpring {
  /// The item with its current position.
  let item: UICollectionViewLayoutAttributes
  /// The spring.
  let behavior: UIAttachmentBehavior
  /// The resting position of the item. The value is cached, because reading the spring's anchor is much slower.
  private(set) var anchor: CGPoint
  /// The sort order of the item.
  private(set) var order: FlowOrder

  /// Creates a spring whose anchor is the resting position of the item.
  init(item: UICollectionViewLayoutAttributes, behavior: UIAttachmentBehavior, _ axis: Axis) {
    self.item = item
    self.behavior = behavior
    anchor = behavior.anchorPoint
    order = FlowOrder(FlowSpring.along(anchor, axis), item.indexPath)
  }

  /// Changes the resting position of the item.
  mutating func hang(at point: CGPoint, _ axis: Axis) {
    behavior.anchorPoint = point
    anchor = point
    order.along = FlowSpring.along(point, axis)
  }

  /// Returns the coordinate of a point along the scrolling axis.
  @inline(__always) static func along(_ point: CGPoint, _ axis: Axis) -> CGFloat { point[axis] }

  /// Returns the offset of the item from its resting position along the scrolling axis in points.
  @inline(__always) func lag(_ axis: Axis) -> CGFloat {
    FlowSpring.along(item.center, axis) - FlowSpring.along(anchor, axis)
  }

  /// Returns whether the item, at its current position, overlaps a range on the scrolling axis. The other axis is
  /// ignored, because orthogonally scrolling sections scroll in separate views.
  @inline(__always) func overlaps(_ stretch: AxisStretch, _ axis: Axis) -> Bool {
    AxisStretch(center: item.center, size: item.size, axis).overlaps(stretch)
  }

  /// The displacement of the item from its resting position in points.
  var displacement: CGVector {
    CGVector(dx: item.center.x - anchor.x, dy: item.center.y - anchor.y)
  }

  /// Moves an item along the scrolling axis, but no farther than `limit` points from its resting position.
  static func move(
    _ item: UICollectionViewLayoutAttributes, from anchor: CGPoint, by step: CGFloat, _ axis: Axis, limit: CGFloat
  ) {
    var center = item.center
    let lag = center[axis] - anchor[axis]
    let most = max(limit, abs(lag))
    // A step within the limit is added exactly, without rounding.
    center[axis] += abs(lag + step) <= most ? step : min(max(lag + step, -most), most) - lag
    item.center = center
  }

  private func shift(by distance: CGFloat, _ axis: Axis) {
    // Modifying the center in place would allocate memory during the change.
    var center = item.center
    center[axis] += distance
    item.center = center
  }

  /// Limits the strain between adjacent lines, starting at the displayed line closest to `start` and proceeding
  /// outward. The lags of neighbors in adjacent lines may differ by at most a fraction of the distance between their
  /// resting positions. `moved` is called for each item that the limit moves. Returns the minimum and maximum remaining
  /// lag, or zeros if there are no springs.
  ///
  /// With this limit, the lines behave like the links of a chain that is pulled taut. The springs must be sorted by
  /// their resting positions.
  static func limitStrain(
    of springs: [FlowSpring], _ axis: Axis, from start: CGFloat,
    moved: (UICollectionViewLayoutAttributes) -> Void
  ) -> (least: CGFloat, most: CGFloat) {
    let lines = lines(of: springs, axis)
    guard !lines.isEmpty else { return (0, 0) }
    func place(_ line: Range<Int>) -> CGFloat { along(springs[line.lowerBound].anchor, axis) }
    // The centers are cached, because reading an item's center is the slowest operation in this function.
    var centers: [CGFloat] = []
    centers.reserveCapacity(springs.count)
    for index in springs.indices { centers.append(along(springs[index].item.center, axis)) }
    func lag(_ index: Int) -> CGFloat { centers[index] - along(springs[index].anchor, axis) }
    // Start at the line that is displayed at `start`. The line whose resting position is at `start` may already have
    // moved away.
    func distance(_ line: Int) -> CGFloat { abs(centers[lines[line].lowerBound] - start) }
    var first = 0
    var least = CGFloat.infinity
    for line in lines.indices {
      let distance = distance(line)
      if distance < least { (first, least) = (line, distance) }
    }
    least = .infinity
    var most = -CGFloat.infinity
    func limit(_ line: Range<Int>, to neighbors: Range<Int>?) {
      for index in line {
        var current = lag(index)
        if let neighbors {
          let neighbor = nearest(across: index, of: springs, in: neighbors, axis)
          let strain = LayoutsTuning.flowStrain * abs(place(line) - place(neighbors))
          let middle = lag(neighbor)
          let limited = min(max(current, middle - strain), middle + strain)
          if limited != current {
            springs[index].shift(by: limited - current, axis)
            centers[index] = along(springs[index].item.center, axis)
            current = limited
            moved(springs[index].item)
          }
        }
        least = min(least, current)
        most = max(most, current)
      }
    }
    limit(lines[first], to: nil)
    for line in lines.indices.dropFirst(first + 1) { limit(lines[line], to: lines[line - 1]) }
    for line in lines.indices.prefix(first).reversed() { limit(lines[line], to: lines[line + 1]) }
    return (least, most)
  }

  /// Returns the index range of each line. A line consists of the springs with the same resting position along the
  /// axis.
  private static func lines(of springs: [FlowSpring], _ axis: Axis) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    guard !springs.isEmpty else { return lines }
    lines.reserveCapacity(32)
    var begin = 0
    for index in springs.indices.dropFirst() {
      let place = along(springs[index].anchor, axis)
      guard abs(place - along(springs[begin].anchor, axis)) > 0.5 else { continue }
      lines.append(begin..<index)
      begin = index
    }
    lines.append(begin..<springs.count)
    return lines
  }

  /// Returns the index of the spring in a line that is closest to the given spring across the scrolling axis.
  private static func nearest(
    across position: Int, of springs: [FlowSpring], in line: Range<Int>, _ axis: Axis
  ) -> Int {
    let place = along(springs[position].anchor, axis.other)
    var nearest = line.lowerBound
    var distance = CGFloat.infinity
    for index in line {
      let gap = abs(along(springs[index].anchor, axis.other) - place)
      if gap < distance { (nearest, distance) = (index, gap) }
    }
    return nearest
  }
}
