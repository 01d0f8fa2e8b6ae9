// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
struct PlaceholderPositionsTests {
  @Test("Items are mapped to positions after preceding placeholders, and back")
  func mapping() {
    var places = PlaceholderPositions()
    #expect(places.insert(ItemPosition(0, 2)) == 0)
    #expect(places.insert(ItemPosition(0, 0)) == 0)
    #expect(places.insert(ItemPosition(0, 2)) == 2)
    #expect(places.insert(ItemPosition(1, 0)) == 3)
    #expect(places.shownCounts([3, 0]) == [6, 1] && places.modelCounts([6, 1]) == [3, 0])
    #expect((0..<4).map { places.position(of: $0).text } == ["0-0", "0-3", "0-4", "1-0"])
    #expect((0..<3).map { places.shown(ItemPosition(0, $0)).item } == [1, 2, 5])
    #expect((0..<6).map { places.model(ItemPosition(0, $0))?.item } == [nil, 0, 1, nil, nil, 2])
    #expect(places.index(at: ItemPosition(0, 3)) == 1 && places.index(at: ItemPosition(0, 5)) == nil)
    places.replace(1)
    #expect(places.gaps == [ItemPosition(0, 0), ItemPosition(0, 3), ItemPosition(1, 0)])
  }

  @Test("In random updates, placeholders keep their neighbors, and the resulting displayed update is valid")
  func random() throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<400 {
      let old = (0..<random.int(in: 0..<8)).map { $0 }
      var places = PlaceholderPositions()
      for _ in 0..<random.int(in: 1..<4) { _ = places.insert(ItemPosition(0, random.int(in: 0..<(old.count + 1)))) }
      var new = old
      var operations: [UpdateOperation] = []
      for item in old where random.int(in: 0..<3) == 0 {
        operations.append(.deleteItem(ItemPosition(0, item)))
        new.removeAll { $0 == item }
      }
      for number in 0..<random.int(in: 0..<3) { new.insert(100 + number, at: random.int(in: 0..<(new.count + 1))) }
      for (index, item) in new.enumerated() where item >= 100 { operations.append(.insertItem(ItemPosition(0, index))) }
      let map = try UpdateMap(before: [old.count], after: [new.count], operations: operations)
      let moved = places.moved(through: map, operations, counts: [new.count])
      var after = PlaceholderPositions()
      for gap in moved { _ = after.insert(try #require(gap)) }
      for (gap, next) in zip(places.gaps, moved) {
        let kept = old[..<gap.item].last { new.contains($0) }
        let place = try #require(next).item
        #expect((place == 0 ? nil : new[place - 1]) == kept)
      }
      let shown = PlaceholderPositions.shown(operations, before: places, after: after)
      let result = try UpdateMap(
        before: places.shownCounts([old.count]), after: after.shownCounts([new.count]), operations: shown)
      for index in places.gaps.indices {
        #expect(result.newPosition(ofOld: places.position(of: index)) == after.position(of: index))
      }
      for item in old.indices {
        let expected = map.newPosition(ofOld: ItemPosition(0, item)).map { after.shown($0) }
        #expect(result.newPosition(ofOld: places.shown(ItemPosition(0, item))) == expected)
      }
    }
  }
}
