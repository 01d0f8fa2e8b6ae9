// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// A grid whose items can be dragged within it and to another grid.
private final class DragGrid: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
  UICollectionViewDropDelegate
{
  var numbers: [Int]
  let view: UICollectionView
  var heard: [String] = []
  var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath

  init(_ numbers: [Int], frame: CGRect) {
    self.numbers = numbers
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    view.dataSource = self
    view.dragDelegate = self
    view.dropDelegate = self
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? NumberCell)?.number = numbers[path.item]
    return cell
  }
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = numbers[path.item]
    return [item]
  }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    heard.append("drag end")
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(operation: view.hasActiveDrag ? .move : .copy, intent: intent)
  }
  func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: numbers.count, section: 0)
    for item in coordinator.items {
      guard let number = item.dragItem.localObject as? Int else { continue }
      if let source = item.sourceIndexPath {
        view.performBatchUpdates {
          self.numbers.remove(at: source.item)
          self.numbers.insert(number, at: min(destination.item, self.numbers.count))
          view.deleteItems(at: [source])
          view.insertItems(at: [IndexPath(item: min(destination.item, self.numbers.count - 1), section: 0)])
        }
      } else {
        numbers.insert(number, at: destination.item)
        view.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: IndexPath(item: min(destination.item, numbers.count - 1), section: 0))
    }
    heard.append("drop \(destination.item)")
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    heard.append("drop end")
  }
}

@Suite(.oneApplication)
@MainActor
struct ItemDragTests {
  private let stage = FingerStage(size: CGSize(width: 320, height: 640))
  private let grid = DragGrid(Array(0..<12), frame: CGRect(x: 0, y: 0, width: 320, height: 320))
  private let other = DragGrid(Array(100..<106), frame: CGRect(x: 0, y: 320, width: 320, height: 320))

  init() {
    stage.window.addSubview(grid.view)
    stage.window.addSubview(other.view)
    stage.tick()
  }

  private func carry(_ points: [CGPoint], lifts: Bool = true) {
    guard var last = points.first else { return }
    stage.down(last.x, last.y)
    stage.wait(0.6)
    for point in points.dropFirst() {
      for step in 1...6 {
        stage.move(
          last.x + (point.x - last.x) * Double(step) / 6, last.y + (point.y - last.y) * Double(step) / 6,
          at: stage.time + 0.02)
      }
      last = point
    }
    if lifts {
      stage.up(last.x, last.y)
      stage.wait(0.8)
    }
  }

  private func shown(_ grid: DragGrid) -> [Int] {
    grid.view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 }
  }

  @Test("Within one view, the items make space for the dragged one, which stays where it was dropped")
  func moving() {
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120)], lifts: false)
    #expect(grid.view.hasActiveDrag && grid.view.hasActiveDrop && grid.heard.isEmpty)
    #expect(shown(grid) == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11])
    #expect(grid.view.cellForItem(at: IndexPath(item: 6, section: 0))?.alpha == 0, "its cell is a gap")
    stage.up(200, 120)
    stage.wait(0.8)
    #expect(grid.numbers == [1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 10, 11] && shown(grid) == grid.numbers)
    #expect(grid.heard.contains("drop 6") && !grid.view.hasActiveDrag && !grid.view.hasActiveDrop)
    #expect(grid.view.visibleCells.allSatisfy { $0.alpha == 1 } && grid.view.validate() == [])
    #expect(stage.window.subviews == [grid.view, other.view])
  }

  @Test("An item dragged into another view is copied, and the first view closes its gap")
  func copying() {
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120), CGPoint(x: 120, y: 360)])
    #expect(other.numbers == [100, 0, 101, 102, 103, 104, 105] && shown(other) == other.numbers)
    #expect(grid.numbers == Array(0..<12) && shown(grid) == grid.numbers)
    #expect(grid.heard.last == "drag end" && other.heard.contains("drop 1"))
    #expect(grid.view.validate() == [] && other.view.validate() == [])
  }

  @Test("Configuration states contain the drag and drop state, also after cells moved")
  func states() {
    grid.intent = .insertIntoDestinationIndexPath
    func state(_ item: Int) -> UICellConfigurationState? {
      grid.view.cellForItem(at: IndexPath(item: item, section: 0))?.configurationState
    }
    #expect(state(0)?.cellDragState == UICellConfigurationState.DragState.none)
    #expect(state(6)?.cellDropState == UICellConfigurationState.DropState.none)
    var told = 0
    grid.view.cellForItem(at: IndexPath(item: 6, section: 0))?.configurationUpdateHandler = { _, state in
      if state.cellDropState == .targeted { told += 1 }
    }
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120)], lifts: false)
    #expect(state(0)?.cellDragState == .dragging && state(6)?.cellDropState == .targeted && told > 0)
    #expect(state(1)?.cellDropState == .notTargeted)
    #expect(state(1)?.cellDragState == UICellConfigurationState.DragState.none)
    // Inserting an item during the drag moves the target cell.
    grid.numbers.insert(99, at: 0)
    grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    stage.wait(0.5)
    stage.move(40, 600, at: stage.time + 0.1)
    for cell in grid.view.visibleCells {
      #expect(cell.configurationState.cellDropState == UICellConfigurationState.DropState.none)
    }
    #expect(state(1)?.cellDragState == .dragging)
    stage.up(40, 600)
    stage.wait(0.8)
    for grid in [grid, other] {
      for cell in grid.view.visibleCells {
        #expect(cell.configurationState.cellDragState == UICellConfigurationState.DragState.none)
        #expect(cell.configurationState.cellDropState == UICellConfigurationState.DropState.none)
      }
    }
  }

  @Test("Escape returns the item and closes the gap; without an insertion there is no gap")
  func cancelling() {
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120)], lifts: false)
    stage.key(.escape)
    stage.wait(0.8)
    #expect(shown(grid) == Array(0..<12) && grid.view.validate() == [] && !grid.view.isMovingItem)
    stage.up(200, 120)
    grid.intent = .insertIntoDestinationIndexPath
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120)], lifts: false)
    #expect(shown(grid) == Array(0..<12) && !grid.view.isMovingItem)
    stage.cancel()
    stage.wait(0.5)
    #expect(stage.window.subviews == [grid.view, other.view])
  }

  @Test("If disabled nothing is dragged, and a press alone selects nothing")
  func switchedOff() {
    grid.view.dragInteractionEnabled = false
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 120)])
    #expect(grid.numbers == Array(0..<12) && grid.heard.isEmpty)
  }

  @Test(
    "At the edge, the content scrolls by speed times duration, regardless of touch and frame rates",
    arguments: [30.0, 60, 120], [false, true])
  func edgeDistance(rate: Double, isMoving: Bool) {
    grid.numbers = Array(0..<400)
    grid.view.reloadData()
    stage.tick()
    stage.rate = rate
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 200, y: 160)], lifts: false)
    #expect(grid.view.contentOffset.y == 0)
    // Autoscrolling is fastest directly at the edge.
    stage.move(200, 319, at: stage.time + 0.01)
    let (start, begin) = (grid.view.contentOffset.y, stage.time)
    if isMoving {
      for step in 0..<50 { stage.move(200, step % 2 == 0 ? 319.5 : 319, at: stage.time + 0.01) }
    } else {
      stage.wait(0.5)
    }
    let distance = Double(grid.view.contentOffset.y - start)
    let limit = 600.0 * (stage.time - begin)
    // A default frame duration is assumed until two frames have run, and offsets are rounded to pixels.
    #expect(distance > 0.9 * limit && distance <= limit + 600.0 / rate + 1)
    stage.up(200, 319)
    stage.wait(0.8)
    #expect(grid.view.validate() == [])
  }

  @Test("Held at an edge, the content scrolls below the item, and a reload meanwhile is harmless")
  func edges() {
    grid.numbers = Array(0..<200)
    grid.view.reloadData()
    stage.tick()
    carry([CGPoint(x: 40, y: 40), CGPoint(x: 100, y: 315)], lifts: false)
    stage.wait(1)
    #expect(grid.view.contentOffset.y > 200 && grid.view.validate() == [])
    grid.view.reloadData()
    stage.wait(0.3)
    stage.up(100, 315)
    stage.wait(0.8)
    #expect(grid.numbers.sorted() == Array(0..<200) && grid.view.validate() == [])
    #expect(shown(grid) == grid.view.indexPathsForVisibleItems.map { grid.numbers[$0.item] })
  }

  @Test("After random drags, both views show their models, and nothing is left over", arguments: Seeds.below(12))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<10 {
      var points: [CGPoint] = []
      for _ in 0..<random.int(in: 2..<5) {
        points.append(CGPoint(x: random.double(in: 0..<320), y: random.double(in: 0..<640)))
      }
      carry(points, lifts: random.bool())
      if random.int(in: 0..<4) == 0 { grid.view.reloadData() }
      if random.bool() { stage.key(.escape) }
      stage.cancel()
      stage.wait(0.7)
      for one in [grid, other] {
        one.view.layoutIfNeeded()
        #expect(one.view.validate() == [], "seed \(seed)")
        #expect(shown(one) == one.view.indexPathsForVisibleItems.map { one.numbers[$0.item] }, "seed \(seed)")
        #expect(!one.view.isMovingItem && !one.view.hasActiveDrop)
      }
      #expect(stage.window.subviews == [grid.view, other.view])
    }
  }
}
