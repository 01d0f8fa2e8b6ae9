// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Regression tests: next to a placeholder or during reordering, `willDisplay` and `didEndDisplaying` reported a
/// neighboring item. The index path was computed from the cell's position at the time of the call, which had already
/// changed. The tests compare each cell with the model at the index path passed to the call.
@Suite(.oneApplication)
@MainActor
struct EndedItemsAreNamedTests {
  private final class Cell: UICollectionViewCell { var word = "" }

  /// A grid of 100-point squares in three columns with three visible rows. Dropped items become placeholders.
  private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDropDelegate,
    UIDragInteractionDelegate
  {
    var words = (0..<30).map { "\($0)" }
    var contexts: [any UICollectionViewDropPlaceholderContext] = []
    var ended: [String] = []
    var wrong: [String] = []
    let view: UICollectionView

    override init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 290), collectionViewLayout: layout)
      super.init()
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      view.dropDelegate = self
    }

    private func check(_ call: String, _ cell: UICollectionViewCell, _ path: IndexPath, in words: [String]) {
      let word = (cell as? Cell)?.word ?? "?"
      if !words.indices.contains(path.item) || words[path.item] != word {
        wrong.append("\(call) of \(word) at \(path.item)")
      }
    }

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.word = words[path.item]
      return cell
    }
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { check("willDisplay", cell, path, in: words) }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
      ended.append((cell as? Cell)?.word ?? "?")
      check("didEndDisplaying", cell, path, in: before ?? words)
    }
    /// The model before the update that is being applied.
    var before: [String]?

    func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      words.insert(words.remove(at: source.item), at: destination.item)
    }
    func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
      guard let item = coordinator.items.first, let path = coordinator.destinationIndexPath else { return }
      contexts.append(
        coordinator.drop(
          item.dragItem,
          to: UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "cell")))
    }
  }

  private let stage = FingerStage(size: CGSize(width: 300, height: 400))
  private let source = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  private let grid = Grid()

  init() {
    source.addInteraction(UIDragInteraction(delegate: grid))
    stage.window.addSubview(source)
    stage.window.addSubview(grid.view)
    stage.tick()
  }

  private func drop(at x: Double, _ y: Double) {
    stage.down(50, 350)
    stage.wait(0.6)
    for step in 1...6 {
      stage.move(50 + (x - 50) * Double(step) / 6, 350 + (y - 350) * Double(step) / 6, at: stage.time + 0.02)
    }
    stage.up(x, y)
    stage.wait(0.8)
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("An item that a placeholder moves off screen is reported by its data source index path")
  func pushed() {
    drop(at: 150, 50)
    #expect(grid.ended.contains("8") && grid.wrong == [])
    // A second placeholder is inserted before the first.
    drop(at: 50, 50)
    #expect(grid.ended.contains("7") && grid.wrong == [])
  }

  @Test("The same holds if the placeholder is committed, deleted or scrolled away, and afterward")
  func afterwards() {
    drop(at: 150, 50)
    grid.ended = []
    grid.view.contentOffset.y = 150
    stage.tick()
    #expect(grid.ended == ["0", "1"] && grid.wrong == [])
    grid.view.contentOffset.y = 0
    stage.tick()
    _ = grid.contexts[0].deletePlaceholder()
    stage.wait(0.6)
    #expect(grid.wrong == [] && grid.view.validate() == [])
    drop(at: 150, 50)
    _ = grid.contexts[1].commitInsertion { path in self.grid.words.insert("n", at: path.item) }
    stage.wait(0.6)
    #expect(grid.wrong == [] && grid.view.validate() == [])
  }

  @Test("The same holds for every item in a reload next to a placeholder")
  func reloaded() {
    drop(at: 50, 50)
    grid.view.reloadData()
    stage.tick()
    #expect(grid.wrong == [] && grid.ended.count >= 9)
  }

  @Test("An update next to a placeholder reports items by their former index paths")
  func updated() {
    drop(at: 150, 50)
    let before = grid.words
    grid.before = before
    grid.view.performBatchUpdates {
      grid.words.insert("n", at: 0)
      grid.words.insert("m", at: 1)
      grid.view.insertItems(at: [path(0), path(1)])
    }
    stage.wait(0.6)
    #expect(Set(["6", "7"]).isSubset(of: grid.ended) && grid.wrong == [] && grid.view.validate() == [])
  }

  @Test(
    "During a reordering, the others keep their index paths in the data source, which has not moved the item yet",
    arguments: [false, true])
  func moved(isCancelled: Bool) {
    #expect(grid.view.beginInteractiveMovementForItem(at: path(0)))
    grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
    stage.wait(0.6)
    // The moved item follows the touch while the other items scroll beneath it.
    for offset in [120.0, 240, 60, 0] {
      grid.view.contentOffset.y = CGFloat(offset)
      grid.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: CGFloat(offset) + 150))
      stage.wait(0.5)
    }
    #expect(grid.wrong == [] && grid.ended.count > 5)
    if isCancelled { grid.view.cancelInteractiveMovement() } else { grid.view.endInteractiveMovement() }
    stage.wait(0.6)
    grid.view.contentOffset.y = 400
    stage.wait(0.2)
    #expect(grid.wrong == [] && grid.view.validate() == [])
  }
}
