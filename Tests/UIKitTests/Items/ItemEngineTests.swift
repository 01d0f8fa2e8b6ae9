// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the references between an engine, its parts and its client, and the lifetimes of these objects.
@Suite("Item engine", .oneApplication) @MainActor struct ItemEngineTests {
  @Test("The options of an engine have the defaults of collection views") func options() {
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let options = ItemOptions()
    #expect(view.allowsSelection == options.allowsSelection && view.allowsFocus == options.allowsFocus)
    #expect(view.allowsMultipleSelection == options.allowsMultipleSelection)
    #expect(view.allowsSelectionDuringEditing == options.allowsSelectionDuringEditing)
    #expect(view.allowsMultipleSelectionDuringEditing == options.allowsMultipleSelectionDuringEditing)
    #expect(view.selectionFollowsFocus == options.selectionFollowsFocus)
    #expect(view.isPrefetchingEnabled == options.isPrefetchingEnabled && view.hasActiveDrag == options.hasActiveDrag)
    #expect(
      view.dragInteractionEnabled == options.dragInteractionEnabled && view.hasActiveDrop == options.hasActiveDrop)
    #expect(view.selfSizingInvalidation.rawValue == options.sizing.rawValue)
  }

  @Test("Two clients with their own engines do not share state") func two() {
    let bench = PlainBench(count: 12)
    let layout = PlainLayout()
    let other = PlainClient([[7, 8]], layout: layout, size: CGSize(width: 100, height: 200))
    bench.stage.window.addSubview(other)
    bench.stage.tick()
    _ = other.engine.touches.selectOnly(itemPath(1))
    #expect(bench.shown == [0, 1, 2, 3] && bench.engine.selection.selected.isEmpty)
    #expect(other.engine.queries.visibleCells.count == 2 && other.engine.selection.selected == [itemPath(1)])
    let cell = bench.cell(1)
    #expect(cell.flatMap { other.engine.queries.path(of: $0) } == nil && cell?.owningClient === bench.client)
  }

  @Test("A client is released with its cells, and its layout has no client afterward") func release() {
    let layout = PlainLayout()
    weak var client: PlainClient?
    weak var cell: PlainCell?
    let stage = FingerStage(size: CGSize(width: 100, height: 200))
    do {
      let made = PlainClient([Array(0..<12)], layout: layout, size: CGSize(width: 100, height: 200))
      client = made
      stage.window.addSubview(made)
      stage.tick()
      cell = made.engine.queries.visibleCells.first as? PlainCell
      #expect(cell != nil && layout.client === made)
      made.removeFromSuperview()
    }
    stage.tick()
    #expect(client == nil && cell == nil && layout.client == nil && layout.engine == nil)
  }

  @Test("A client released during an update completes it with false") func releaseInUpdate() {
    let layout = PlainLayout()
    var finished: [Bool] = []
    let stage = FingerStage(size: CGSize(width: 100, height: 200))
    do {
      let made = PlainClient([Array(0..<12)], layout: layout, size: CGSize(width: 100, height: 200))
      stage.window.addSubview(made)
      stage.tick()
      let completion: (Bool) -> Void = { finished.append($0) }
      made.engine.updates.perform([.deleteItem(.init(0, 0))], completion: completion) {
        made.numbers[0].removeFirst()
      }
      stage.wait(0.1)
      made.removeFromSuperview()
    }
    stage.wait(1)
    #expect(finished.count == 1)
  }

  @Test("A replacing layout is prepared in the next pass with the known counts")
  func attach() {
    let bench = PlainBench(count: 12)
    let layout = PlainLayout()
    layout.itemHeight = 25
    bench.engine.attach(layout)
    #expect(layout.client === bench.client && bench.layout.client == nil && layout.prepared == 0)
    bench.stage.tick()
    #expect(layout.prepared == 1 && bench.shown == Array(0..<8) && bench.client.countings == [0: 1])
    bench.layout.invalidateLayout()
    bench.stage.tick()
    #expect(layout.prepared == 1, "the old layout has no client")
  }
}
