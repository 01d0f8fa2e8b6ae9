// SPDX-License-Identifier: MIT

import UIKit

/// An item of a springy layout and the spring that pulls it to its place.
struct FlowSpring {
  /// The item, where it is.
  let item: UICollectionViewLayoutAttributes
  /// The spring.
  let behavior: UIAttachmentBehavior
  /// Where the item belongs: the spring's anchor, which takes much longer to ask for.
  private(set) var anchor: CGPoint

  /// A spring whose anchor is where the item belongs.
  init(item: UICollectionViewLayoutAttributes, behavior: UIAttachmentBehavior) {
    self.item = item
    self.behavior = behavior
    anchor = behavior.anchorPoint
  }

  /// The item belongs elsewhere.
  mutating func hang(at point: CGPoint) {
    behavior.anchorPoint = point
    anchor = point
  }

  /// The coordinate of a point along the scrolling axis.
  static func along(_ point: CGPoint, _ isHorizontal: Bool) -> CGFloat { isHorizontal ? point.x : point.y }

  /// How far the item is from its place along the scrolling axis, in points.
  func lag(_ isHorizontal: Bool) -> CGFloat {
    FlowSpring.along(item.center, isHorizontal) - FlowSpring.along(anchor, isHorizontal)
  }

  /// How far the item is from its place, in points.
  var displacement: CGVector {
    CGVector(dx: item.center.x - anchor.x, dy: item.center.y - anchor.y)
  }

  /// Moves the item along the scrolling axis, but not more than `limit` points away from its place.
  func move(by step: CGFloat, _ isHorizontal: Bool, limit: CGFloat) {
    let lag = lag(isHorizontal)
    let most = max(limit, abs(lag))
    // A step that is not limited is added as it is, without rounding.
    let way = abs(lag + step) <= most ? step : min(max(lag + step, -most), most) - lag
    if isHorizontal { item.center.x += way } else { item.center.y += way }
  }

  /// The spring whose place is nearest to a point, counted along both axes, or along that of the scrolling only; nil if there
  /// is none.
  static func nearest(
    to point: CGPoint, in springs: [FlowSpring], _ isHorizontal: Bool, onlyAlong: Bool
  ) -> FlowSpring? {
    // By index: to keep each nearer one would count its references again and again.
    var nearest: Int?
    var distance = CGFloat.infinity
    for index in springs.indices {
      let anchor = springs[index].anchor
      let way =
        onlyAlong
        ? abs(along(anchor, isHorizontal) - along(point, isHorizontal))
        : abs(anchor.x - point.x) + abs(anchor.y - point.y)
      if way < distance { (nearest, distance) = (index, way) }
    }
    return nearest.map { springs[$0] }
  }

  /// Limits how far neighboring lines are torn apart or pressed together: from the line seen nearest to `start` outwards, each item
  /// lags as its neighbor in the line before does, give or take a share of the distance of their places. `moved` is called
  /// with every item that this moves. Returns the least and the most lag that is left, 0 without springs.
  ///
  /// It is what a rope does that does not stretch any further. The springs are to be in the order of their places.
  static func limitStrain(
    of springs: [FlowSpring], _ isHorizontal: Bool, from start: CGFloat,
    moved: (UICollectionViewLayoutAttributes) -> Void
  ) -> (least: CGFloat, most: CGFloat) {
    let lines = lines(of: springs, isHorizontal)
    guard !lines.isEmpty else { return (0, 0) }
    func place(_ line: Range<Int>) -> CGFloat { along(springs[line.lowerBound].anchor, isHorizontal) }
    // Who is seen at the start counts, not who belongs there: that one may have left already.
    func distance(_ line: Int) -> CGFloat {
      abs(along(springs[lines[line].lowerBound].item.center, isHorizontal) - start)
    }
    var first = 0
    for line in lines.indices where distance(line) < distance(first) { first = line }
    var least = CGFloat.infinity
    var most = -CGFloat.infinity
    func limit(_ line: Range<Int>, to neighbors: Range<Int>?) {
      for spring in springs[line] {
        var lag = spring.lag(isHorizontal)
        if let neighbors {
          let neighbor = nearest(across: spring, in: springs[neighbors], isHorizontal)
          let strain = LayoutsTuning.flowStrain * abs(place(line) - place(neighbors))
          let middle = neighbor.lag(isHorizontal)
          let limited = min(max(lag, middle - strain), middle + strain)
          if limited != lag {
            if isHorizontal { spring.item.center.x += limited - lag } else { spring.item.center.y += limited - lag }
            lag = limited
            moved(spring.item)
          }
        }
        least = min(least, lag)
        most = max(most, lag)
      }
    }
    limit(lines[first], to: nil)
    for line in lines.indices.dropFirst(first + 1) { limit(lines[line], to: lines[line - 1]) }
    for line in lines.indices.prefix(first).reversed() { limit(lines[line], to: lines[line + 1]) }
    return (least, most)
  }

  /// The springs of each line: those whose places are level.
  private static func lines(of springs: [FlowSpring], _ isHorizontal: Bool) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var begin = 0
    for index in springs.indices.dropFirst() {
      let place = along(springs[index].anchor, isHorizontal)
      guard abs(place - along(springs[begin].anchor, isHorizontal)) > 0.5 else { continue }
      lines.append(begin..<index)
      begin = index
    }
    if !springs.isEmpty { lines.append(begin..<springs.count) }
    return lines
  }

  private static func nearest(
    across spring: FlowSpring, in line: ArraySlice<FlowSpring>, _ isHorizontal: Bool
  ) -> FlowSpring {
    let place = along(spring.anchor, !isHorizontal)
    var nearest = line.startIndex
    var distance = CGFloat.infinity
    for index in line.indices {
      let way = abs(along(line[index].anchor, !isHorizontal) - place)
      if way < distance { (nearest, distance) = (index, way) }
    }
    return line[nearest]
  }
}
