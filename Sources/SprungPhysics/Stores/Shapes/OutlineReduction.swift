// SPDX-License-Identifier: MIT

import SprungGeometry

/// Removes corners of a convex outline one at a time. The next corner to remove is the one whose triangle with its
/// neighbors has the smallest area; ties are broken by index.
///
/// Source: M. Visvalingam and J. Whyatt, Line generalisation by repeated elimination of points, The Cartographic
/// Journal 30 (1993). A heap provides the next corner, so that even outlines with thousands of corners take no
/// noticeable time.
struct OutlineReduction {
  private let corners: [CGPoint]
  /// The remaining neighbors of each corner.
  private var previous: [Int]
  private var next: [Int]
  private var areas: [Double] = []
  /// A heap of the remaining corners with the next one to remove at the root. Each entry precedes its children at 2 n +
  /// 1 and 2 n + 2.
  private var heap: [Int]
  /// The position of each corner in the heap, or -1 if it was removed.
  private var places: [Int]

  /// Returns the remaining corners in order.
  static func reduced(_ corners: [CGPoint], to limit: Int) -> [CGPoint] {
    guard corners.count > limit else { return corners }
    var reduction = OutlineReduction(corners)
    while reduction.heap.count > limit { reduction.removeLeast() }
    return corners.indices.filter { reduction.places[$0] >= 0 }.map { corners[$0] }
  }

  private init(_ corners: [CGPoint]) {
    let count = corners.count
    self.corners = corners
    previous = (0..<count).map { ($0 + count - 1) % count }
    next = (0..<count).map { ($0 + 1) % count }
    heap = Array(0..<count)
    places = heap
    areas = heap.map { area(of: $0) }
    for place in stride(from: count / 2 - 1, through: 0, by: -1) { sink(place) }
  }

  /// Returns the area that is lost if a corner is removed.
  private func area(of corner: Int) -> Double {
    PolygonOutline.orientation(corners[previous[corner]], corners[corner], corners[next[corner]])
  }

  /// Removes the corner that contributes the least area and updates its neighbors.
  private mutating func removeLeast() {
    let corner = heap[0]
    swap(0, heap.count - 1)
    heap.removeLast()
    places[corner] = -1
    sink(0)
    let (before, after) = (previous[corner], next[corner])
    next[before] = after
    previous[after] = before
    for neighbor in [before, after] {
      areas[neighbor] = area(of: neighbor)
      rise(places[neighbor])
      sink(places[neighbor])
    }
  }

  /// Returns whether the corner at one heap position precedes the corner at another.
  private func goesBefore(_ place: Int, _ other: Int) -> Bool {
    let (one, two) = (heap[place], heap[other])
    return areas[one] < areas[two] || areas[one] == areas[two] && one < two
  }

  private mutating func swap(_ place: Int, _ other: Int) {
    heap.swapAt(place, other)
    places[heap[place]] = place
    places[heap[other]] = other
  }

  /// Moves an entry up the heap until its parent precedes it.
  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0, goesBefore(place, (place - 1) / 2) {
      swap(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Moves an entry down the heap until it precedes its children.
  private mutating func sink(_ start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, goesBefore(child + 1, child) { child += 1 }
      guard goesBefore(child, place) else { return }
      swap(child, place)
      place = child
    }
  }
}
