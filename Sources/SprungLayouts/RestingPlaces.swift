// SPDX-License-Identifier: MIT

import UIKit

/// The cells of a layout near the viewport at rest, sorted by position.
///
/// A layout creates attributes for each query, and querying all of them in each frame takes longer than updating all
/// springs. Therefore attributes are cached while they cannot have changed, and scrolling only queries newly revealed
/// elements.
struct RestingPlaces {
  /// The cells.
  private(set) var places: [RestingPlace] = []
  /// The ranges that elements other than cells cover along the scrolling axis.
  private var others: [AxisStretch] = []
  /// The cached area, as ranges along and across the scrolling axis; nil if nothing is cached.
  private var known: (along: AxisStretch, across: AxisStretch)?

  /// Whether there may be elements other than cells.
  var hasOtherElements: Bool { known == nil || !others.isEmpty }

  /// Invalidates the cache.
  mutating func forget() { known = nil }

  /// Queries the parts of the given rectangle that are not cached. Each query includes a margin along the scrolling
  /// axis, so that it suffices for several frames.
  mutating func cover(
    _ rect: CGRect, margin: CGFloat, _ axis: Axis, _ resting: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) {
    let wanted = AxisStretch(along: rect, axis)
    let across = AxisStretch(along: rect, axis.other)
    guard let before = known, before.across == across, wanted.overlaps(before.along) else {
      places.removeAll(keepingCapacity: true)
      others.removeAll(keepingCapacity: true)
      known = (wanted.widened(by: margin), across)
      return ask(
        for: rect.insetBy(dx: axis == .horizontal ? -margin : 0, dy: axis == .horizontal ? 0 : -margin), axis, resting)
    }
    var along = before.along
    if wanted.lower < along.lower {
      let strip = AxisStretch(lower: wanted.lower - margin, upper: along.lower)
      ask(for: strip.rectangle(across, axis), axis, resting)
      along.lower = strip.lower
    }
    if wanted.upper > along.upper {
      let strip = AxisStretch(lower: along.upper, upper: wanted.upper + margin)
      ask(for: strip.rectangle(across, axis), axis, resting)
      along.upper = strip.upper
    }
    known = (along, across)
    if along.length > wanted.length + 8 * margin { keepOnly(along.common(with: wanted.widened(by: margin))) }
  }

  private mutating func ask(
    for rect: CGRect, _ axis: Axis, _ resting: (CGRect) -> [UICollectionViewLayoutAttributes]?
  ) {
    var isInOrder = true
    for attributes in resting(rect) ?? [] {
      guard attributes.representedElementCategory == .cell else {
        others.append(AxisStretch(along: attributes.frame, axis))
        continue
      }
      let position = RestingPlace(attributes, axis)
      if let last = places.last, !last.order.isBefore(position.order) { isInOrder = false }
      places.append(position)
    }
    if !isInOrder { bringIntoOrder() }
  }

  /// Sorts the cells and removes duplicates.
  private mutating func bringIntoOrder() {
    places.sort(by: RestingPlace.isBefore)
    var kept: [RestingPlace] = []
    kept.reserveCapacity(places.count)
    for place in places where kept.last?.order != place.order { kept.append(place) }
    places = kept
  }

  /// Removes cached elements outside the given range.
  private mutating func keepOnly(_ along: AxisStretch) {
    var kept: [RestingPlace] = []
    kept.reserveCapacity(places.count)
    for place in places where place.along.overlaps(along) { kept.append(place) }
    places = kept
    var keptOthers: [AxisStretch] = []
    for other in others where other.overlaps(along) { keptOthers.append(other) }
    others = keptOthers
    known?.along = along
  }

  /// Returns the index of the first cell that does not precede the given position in the sort order.
  func position(of order: FlowOrder) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].order.isBefore(order) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
