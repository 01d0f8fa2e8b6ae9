// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A data source of numbers that can be moved, except those in `fixed`.
private final class MovableNumbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var sections: [[Int]]
  var moves: [String] = []
  var fixed: Set<Int> = []
  var forgetsMoves = false
  var target: ((IndexPath) -> IndexPath)?

  init(_ sections: [[Int]]) {
    self.sections = sections
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
    (cell as? NumberCell)?.number = sections[path.section][path.item]
    return cell
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    !fixed.contains(sections[path.section][path.item])
  }
  func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
    moves.append("\(source.section)-\(source.item) to \(destination.section)-\(destination.item)")
    if forgetsMoves { return }
    let number = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(number, at: destination.item)
  }
  func collectionView(
    _ view: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { target?(proposed) ?? proposed }
}

@Suite(.oneApplication)
@MainActor
struct UICollectionViewReorderingTests {
  /// A collection view with four columns of 80-point cells.
  @MainActor
  private final class Bench {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let view: UICollectionView
    let source: MovableNumbers
    var time = 0.0

    init(_ sections: [[Int]]) {
      UIApplication.shared.reset()
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      source = MovableNumbers(sections)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      window.makeKeyAndVisible()
      tick()
    }

    func tick(_ count: Int = 1) {
      for _ in 0..<count {
        time += 1.0 / 60
        UIApplication.shared.tick(timestamp: time)
      }
    }

    var numbers: [Int] { view.visibleCells.map { ($0 as? NumberCell)?.number ?? -1 } }

    func drag(_ x: Double, _ y: Double) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
      view.layoutIfNeeded()
    }
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test("The item follows the touch, the others make space, and the model is notified once, at the end")
  func moving() {
    let bench = Bench([Array(0..<8)])
    #expect(bench.view.beginInteractiveMovementForItem(at: path(1)))
    let cell = bench.view.cellForItem(at: path(1))
    bench.drag(130, 45)
    #expect(cell?.center == CGPoint(x: 130, y: 45) && bench.source.moves.isEmpty)
    bench.drag(280, 120)
    #expect(bench.view.cellForItem(at: path(7)) === cell && cell?.center == CGPoint(x: 280, y: 120))
    #expect(bench.numbers == [0, 2, 3, 4, 5, 6, 7, 1] && bench.source.sections == [Array(0..<8)])
    #expect(bench.view.validate() == [])
    bench.view.endInteractiveMovement()
    #expect(bench.source.moves == ["0-1 to 0-7"] && bench.source.sections == [[0, 2, 3, 4, 5, 6, 7, 1]])
    bench.tick(30)
    #expect(cell?.center == CGPoint(x: 280, y: 120) && bench.numbers == [0, 2, 3, 4, 5, 6, 7, 1])
    #expect(bench.view.validate() == [] && bench.view.engine.reordering.movement == nil)
  }

  @Test("The moving item is above the others")
  func above() {
    let bench = Bench([Array(0..<8)])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(70, 60)
    #expect(bench.view.engine.visible.elements.last?.key.item == 0)
    bench.view.endInteractiveMovement()
    bench.tick(30)
    #expect(bench.view.engine.visible.elements.first?.key.item == 0 && bench.source.moves.isEmpty)
  }

  @Test("Cancelling restores the order and does not notify the model")
  func cancelling() {
    let bench = Bench([Array(0..<8)])
    bench.view.selectItem(at: path(0), animated: false, scrollPosition: [])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(200, 120)
    #expect(bench.numbers == [1, 2, 3, 4, 5, 6, 0, 7] && bench.view.indexPathsForSelectedItems == [path(6)])
    bench.view.cancelInteractiveMovement()
    bench.tick(30)
    #expect(bench.numbers == Array(0..<8) && bench.source.moves.isEmpty && bench.view.validate() == [])
    #expect(bench.view.indexPathsForSelectedItems == [path(0)])
  }

  @Test("An item moves from one section into another")
  func sections() {
    let bench = Bench([[0, 1, 2], [10, 11]])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(120, 120)
    #expect(bench.view.numberOfItems(inSection: 0) == 2 && bench.view.numberOfItems(inSection: 1) == 3)
    bench.view.endInteractiveMovement()
    bench.tick(30)
    #expect(bench.source.sections == [[1, 2], [10, 0, 11]] && bench.view.validate() == [])
    #expect(bench.numbers == [1, 2, 10, 0, 11])
  }

  @Test("Items that the data source cannot move stay, and the delegate can choose another target")
  func refusals() {
    let bench = Bench([Array(0..<8)])
    bench.source.fixed = [3]
    #expect(!bench.view.beginInteractiveMovementForItem(at: path(3)))
    #expect(!bench.view.beginInteractiveMovementForItem(at: path(99)))
    #expect(bench.view.beginInteractiveMovementForItem(at: path(2)))
    #expect(!bench.view.beginInteractiveMovementForItem(at: path(4)), "one at a time")
    bench.source.target = { _ in IndexPath(item: 0, section: 0) }
    bench.drag(280, 120)
    #expect(bench.numbers == [2, 0, 1, 3, 4, 5, 6, 7])
    bench.source.target = { _ in IndexPath(item: 50, section: 0) }
    bench.drag(40, 120)
    #expect(bench.numbers == [2, 0, 1, 3, 4, 5, 6, 7], "a nonexistent position is rejected")
    bench.view.endInteractiveMovement()
    #expect(bench.source.sections == [[2, 0, 1, 3, 4, 5, 6, 7]])
  }

  @Test("Cells that appear during a move show the model's items")
  func newCells() {
    let bench = Bench([Array(0..<100)])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(100, 200)
    let place = bench.view.engine.reordering.movement?.current.item ?? -1
    bench.view.contentOffset.y = 160
    bench.tick()
    var shown = Array(0..<100)
    shown.insert(shown.remove(at: 0), at: place)
    for path in bench.view.indexPathsForVisibleItems {
      #expect((bench.view.cellForItem(at: path) as? NumberCell)?.number == shown[path.item])
    }
  }

  @Test("An item held at an edge scrolls the content and stays below the touch")
  func edges() {
    let bench = Bench([Array(0..<200)])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(40, 399)
    bench.tick(60)
    let offset = bench.view.contentOffset.y
    #expect(offset > 400 && offset < 620, "about 590 points per second")
    #expect(abs((bench.view.engine.reordering.movement?.position.y ?? 0) - offset - 399) < 0.01)
    #expect(bench.view.engine.reordering.movement.map { $0.current.item > 20 } ?? false && bench.view.validate() == [])
    bench.view.endInteractiveMovement()
    bench.tick(60)
    #expect(abs(bench.view.contentOffset.y - offset) < 0.01, "scrolling stops when the item is released")
  }

  @Test("A batch update or a reload during a move puts the item back")
  func interruptions() {
    let bench = Bench([Array(0..<8)])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(280, 120)
    bench.source.sections[0].removeLast()
    bench.view.deleteItems(at: [path(7)])
    bench.tick(30)
    #expect(
      bench.numbers == Array(0..<7) && bench.view.engine.reordering.movement == nil && bench.view.validate() == [])
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(280, 120)
    bench.view.reloadData()
    bench.tick()
    #expect(bench.numbers == Array(0..<7) && bench.source.moves.isEmpty)
    bench.view.endInteractiveMovement()
    #expect(bench.source.moves.isEmpty)
  }

  @Test("A model that does not move the item between sections is reported, and shown unchanged")
  func forgetfulModel() {
    let bench = Bench([[0, 1], [2]])
    bench.source.forgetsMoves = true
    bench.view.beginInteractiveMovementForItem(at: path(0))
    bench.drag(40, 120)
    let faults = Diagnostics.recording { bench.view.endInteractiveMovement() }
    #expect(faults.map(\.kind) == ["moveItem"] && faults[0].message.contains("[1, 2]"))
    bench.tick(30)
    #expect(bench.numbers == [0, 1, 2] && bench.view.validate() == [])
  }

  @Test("With random touches, the display is the model with one item moved", arguments: Seeds.below(20))
  func random(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = Bench([Array(0..<15), Array(100..<103), Array(200..<230)])
    for _ in 0..<12 {
      bench.tick(random.int(in: 0..<30))
      guard let start = bench.view.indexPathsForVisibleItems.randomElement(using: &random),
        bench.view.beginInteractiveMovementForItem(at: start)
      else { continue }
      for _ in 0..<random.int(in: 1..<8) {
        let offset = bench.view.contentOffset.y
        bench.drag(random.double(in: 0..<320), offset + random.double(in: 0..<400))
        bench.tick(random.int(in: 0..<6))
        bench.view.layoutIfNeeded()
        #expect(bench.view.validate() == [], "seed \(seed)")
      }
      if random.int(in: 0..<4) == 0 {
        bench.view.cancelInteractiveMovement()
      } else {
        bench.view.endInteractiveMovement()
      }
    }
    bench.tick(40)
    #expect(bench.source.sections.flatMap { $0 }.sorted() == Array(0..<15) + Array(100..<103) + Array(200..<230))
    for path in bench.view.indexPathsForVisibleItems {
      let cell = bench.view.cellForItem(at: path) as? NumberCell
      #expect(cell?.number == bench.source.sections[path.section][path.item], "seed \(seed)")
    }
    #expect(bench.view.validate() == [])
  }
}
