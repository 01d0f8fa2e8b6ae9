// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests which item is at each position while an item is being moved, without creating a view.
@Suite("Interactive movement", .oneApplication) @MainActor struct InteractiveMovementTests {
  private func items(_ movement: InteractiveMovement, _ section: Int, _ count: Int) -> [String] {
    (0..<count).map {
      let key = movement.modelKey(of: ElementKey(section: section, item: $0))
      return "\(key.section)-\(key.item)"
    }
  }

  @Test("Within a section, the items in between move by one")
  func within() {
    let movement = InteractiveMovement(ItemPosition(0, 1), position: .zero, counts: [5])
    #expect(items(movement, 0, 5) == ["0-0", "0-1", "0-2", "0-3", "0-4"])
    let moves = movement.move(to: ItemPosition(0, 3))
    #expect(moves && items(movement, 0, 5) == ["0-0", "0-2", "0-3", "0-1", "0-4"])
    let again = movement.move(to: ItemPosition(0, 0))
    #expect(again && items(movement, 0, 5) == ["0-1", "0-0", "0-2", "0-3", "0-4"])
    #expect(movement.key == ElementKey(section: 0, item: 0))
    let back = movement.move(to: ItemPosition(0, 1))
    #expect(back && items(movement, 0, 5) == ["0-0", "0-1", "0-2", "0-3", "0-4"])
  }

  @Test("Into another section, even an empty one, and the counts determine the valid targets")
  func across() {
    let movement = InteractiveMovement(ItemPosition(0, 0), position: .zero, counts: [2, 0])
    #expect(movement.countsAfter(ItemPosition(1, 0)) == [1, 1] && movement.countsAfter(ItemPosition(0, 1)) == [2, 0])
    let moves = movement.move(to: ItemPosition(1, 0))
    #expect(moves && items(movement, 0, 1) == ["0-1"] && items(movement, 1, 1) == ["0-0"])
    for place in [ItemPosition(1, 1), ItemPosition(2, 0), ItemPosition(0, 2), ItemPosition(0, -1), ItemPosition(-1, 0)]
    {
      let isPossible = movement.move(to: place)
      #expect(!isPossible && movement.current == ItemPosition(1, 0), "\(place.text)")
    }
  }

  @Test("After the model changed, positions and items are equal; headers always are")
  func followed() {
    let header = ElementKey(kind: ElementKindTable.header, section: 0, item: 0)
    let movement = InteractiveMovement(ItemPosition(0, 0), position: .zero, counts: [3])
    _ = movement.move(to: ItemPosition(0, 2))
    #expect(movement.modelKey(of: header) == header)
    #expect(movement.modelKey(of: ElementKey(section: 0, item: 7)) == ElementKey(section: 0, item: 7))
    movement.modelFollowed()
    #expect(items(movement, 0, 3) == ["0-0", "0-1", "0-2"])
  }

  @Test("A movement follows the touch until it is released")
  func state() {
    let movement = InteractiveMovement(ItemPosition(0, 0), position: CGPoint(x: 1, y: 2), counts: [3])
    #expect(movement.isHeld && !movement.isDragged && movement.position == CGPoint(x: 1, y: 2))
    movement.follow(CGPoint(x: 5, y: 6))
    movement.letGo()
    #expect(!movement.isHeld && movement.position == CGPoint(x: 5, y: 6) && movement.original == movement.current)
  }
}
