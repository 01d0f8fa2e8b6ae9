// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@testable import SprungLayouts

/// Tests the cached attributes of a layout while a visible rectangle moves over it.
@Suite(.oneApplication)
@MainActor
struct RestingPlacesTests {
  /// The content of a layout: rows of cells of random sizes, with occasional headers.
  private final class Content {
    var elements: [UICollectionViewLayoutAttributes] = []
    private(set) var asked = 0

    init(_ random: inout SeededRandom, axis: Axis) {
      for item in 0..<300 {
        let path = IndexPath(item: item, section: 0)
        let attributes =
          item % 17 == 5
          ? UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: path)
          : UICollectionViewLayoutAttributes(forCellWith: path)
        let along = CGFloat(item / 3) * 40 + CGFloat(random.int(in: 0..<20))
        let across = CGFloat(item % 3) * 100
        attributes.frame = CGRect(
          x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along,
          width: CGFloat(random.int(in: 0..<90)),
          height: CGFloat(random.int(in: 0..<90)))
        elements.append(attributes)
      }
    }

    func resting(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
      let found = elements.filter { element in
        let frame = element.frame
        return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
          && frame.width > 0 && frame.height > 0
      }
      asked += found.count
      return found
    }
  }

  @Test("the cached attributes of a moving window equal those of the layout", arguments: 0..<20)
  func window(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let axis = random.bool() ? Axis.horizontal : .vertical
    let content = Content(&random, axis: axis)
    var places = RestingPlaces()
    var start = 1000.0
    for _ in 0..<200 {
      start += random.double(in: -60..<80)
      if random.int(in: 0..<20) == 0 { start = random.double(in: 0..<4000) }
      if random.int(in: 0..<20) == 0 { places.forget() }
      let length = 300 + random.double(in: 0..<100)
      let rect =
        axis == .horizontal
        ? CGRect(x: start, y: 10, width: length, height: 250) : CGRect(x: 10, y: start, width: 250, height: length)
      places.cover(rect, margin: random.bool() ? 50 : 0, axis) { content.resting($0) }
      let along = AxisStretch(along: rect, axis)
      let across = AxisStretch(along: rect, axis.other)
      let kept = places.places.filter { $0.along.overlaps(along) && $0.across.overlaps(across) }
      let answer = content.resting(rect)
      let cells = answer.filter { $0.representedElementCategory == .cell }
      #expect(Set(kept.map { $0.attributes }) == Set(cells) && kept.count == cells.count, "seed \(seed)")
      #expect(zip(kept, kept.dropFirst()).allSatisfy { $0.order.isBefore($1.order) }, "seed \(seed)")
      #expect(places.hasOtherElements || cells.count == answer.count, "seed \(seed)")
    }
  }

  @Test("a moving window queries only new content and discards the content behind it")
  func amount() {
    var random = SeededRandom(seed: 1)
    let content = Content(&random, axis: .vertical)
    var places = RestingPlaces()
    for step in 0..<70 {
      let rect = CGRect(x: 0, y: 40 * Double(step), width: 300, height: 400)
      places.cover(rect, margin: 50, .vertical) { content.resting($0) }
      #expect(places.places.count < 110)
    }
    // Each of the 210 cells that the rectangle passes is queried. Cells at the edge of a query rectangle are queried
    // two or three times.
    #expect(content.asked < 600)
  }

  @Test("an empty cache may contain elements other than cells")
  func nothing() {
    var places = RestingPlaces()
    #expect(places.hasOtherElements)
    places.cover(CGRect(x: 0, y: 0, width: 10, height: 10), margin: 0, .vertical) { _ in nil }
    #expect(!places.hasOtherElements)
    places.forget()
    #expect(places.hasOtherElements)
  }
}
