// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A placeholder cell that displays text.
private final class WaitingCell: UICollectionViewCell { var text = "" }

/// A view with draggable words, and a grid that shows placeholders for dropped words.
private final class WordGrid: NSObject, UICollectionViewDelegateFlowLayout, UICollectionViewDataSource,
  UICollectionViewDropDelegate, UIDragInteractionDelegate
{
  var words = ["a", "b", "c", "d"]
  var contexts: [any UICollectionViewDropPlaceholderContext] = []
  var heard: [String] = []
  var text = "waiting"
  /// If set, handles each dropped item; otherwise the grid inserts placeholders.
  var dropped: ((any UICollectionViewDropCoordinator, UIDragItem) -> Void)?
  let view: UICollectionView

  init(frame: CGRect) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    layout.itemSize = CGSize(width: 60, height: 60)
    view = UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    view.register(WaitingCell.self, forCellWithReuseIdentifier: "word")
    view.register(WaitingCell.self, forCellWithReuseIdentifier: "waiting")
    view.dataSource = self
    view.delegate = self
    view.dropDelegate = self
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    ["x", "y"].map { word in
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = word
      return item
    }
  }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
  func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "word", for: path)
    (cell as? WaitingCell)?.text = words[path.item]
    return cell
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    #expect(words.indices.contains(path.item))
    return CGSize(width: 60, height: 60)
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { heard.append(words[path.item]) }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {
    #expect((cell as? WaitingCell)?.text == words[path.item])
  }
  func collectionView(_ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {
    let path = coordinator.destinationIndexPath ?? IndexPath(item: words.count, section: 0)
    for item in coordinator.items {
      if let dropped {
        dropped(coordinator, item.dragItem)
        continue
      }
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "waiting")
      placeholder.cellUpdateHandler = { cell in (cell as? WaitingCell)?.text = self.text }
      contexts.append(coordinator.drop(item.dragItem, to: placeholder))
    }
  }

  /// The visible words and placeholders, from the first position to the last.
  var shown: [String] {
    let cells = view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isHidden && $0.alpha > 0 }
    let ordered = cells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    return ordered.map { ($0 as? WaitingCell)?.text ?? "?" }
  }
}

@Suite(.oneApplication)
@MainActor
struct DropPlaceholderTests {
  private let stage = FingerStage(size: CGSize(width: 300, height: 400))
  private let source = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
  private let grid = WordGrid(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

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

  @Test("Placeholders appear at the drop position; the data source and the delegate are not notified")
  func standing() {
    drop(at: 90, 30)
    #expect(grid.contexts.count == 2 && grid.words == ["a", "b", "c", "d"])
    #expect(grid.shown == ["a", "waiting", "waiting", "b", "c", "d"])
    #expect(grid.view.hasUncommittedUpdates && grid.view.numberOfItems(inSection: 0) == 4)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 90, y: 30)) == nil)
    #expect(grid.view.indexPathForItem(at: CGPoint(x: 200, y: 30)) == IndexPath(item: 1, section: 0))
    #expect((grid.view.cellForItem(at: IndexPath(item: 1, section: 0)) as? WaitingCell)?.text == "b")
    #expect(grid.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.minX == 180)
    #expect(
      grid.view.presentationIndexPath(forDataSourceIndexPath: IndexPath(item: 1, section: 0))?.item == 3
        && grid.view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: 2, section: 0)) == nil)
    grid.view.performUsingPresentationValues { #expect(grid.view.numberOfItems(inSection: 0) == 6) }
    stage.tap(200, 30)
    stage.tap(90, 30)
    #expect(grid.heard == ["b"] && grid.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    grid.text = "half"
    grid.contexts[1].setNeedsCellUpdate()
    #expect(grid.shown == ["a", "waiting", "half", "b", "c", "d"] && grid.view.validate() == [])
  }

  @Test("A dropped item replaces its placeholder at its current position, and the selection is kept")
  func committing() {
    grid.view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    drop(at: 90, 30)
    grid.view.performBatchUpdates {
      grid.words.insert("n", at: 0)
      grid.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    stage.wait(0.6)
    #expect(grid.shown == ["n", "a", "waiting", "waiting", "b", "c", "d"])
    var places: [Int] = []
    let isIn = grid.contexts[1].commitInsertion { path in
      places.append(path.item)
      grid.words.insert("y", at: path.item)
    }
    stage.wait(0.6)
    #expect(isIn && grid.shown == ["n", "a", "waiting", "y", "b", "c", "d"])
    #expect(grid.view.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)] && grid.words[3] == "b")
    grid.contexts[0].commitInsertion { path in
      places.append(path.item)
      grid.words.insert("x", at: path.item)
    }
    stage.wait(0.6)
    #expect(grid.words == ["n", "a", "x", "y", "b", "c", "d"] && grid.shown == grid.words && places == [2, 2])
    #expect(!grid.view.hasUncommittedUpdates && grid.view.validate() == [])
    #expect(!grid.contexts[0].commitInsertion { _ in places.append(-1) } && places.count == 2)
  }

  @Test("A placeholder is removed explicitly or by a reload; afterward its context has no effect")
  func leaving() {
    drop(at: 250, 250)
    #expect(grid.shown == ["a", "b", "c", "d", "waiting", "waiting"])
    #expect(grid.contexts[0].deletePlaceholder() && !grid.contexts[0].deletePlaceholder())
    stage.wait(0.6)
    #expect(grid.shown == ["a", "b", "c", "d", "waiting"])
    grid.view.reloadData()
    stage.wait(0.2)
    #expect(grid.shown == ["a", "b", "c", "d"] && grid.view.validate() == [])
    var isCalled = false
    #expect(!grid.contexts[1].commitInsertion { _ in isCalled = true } && !isCalled)
  }

  @Test("Invalid positions and a closure that adds nothing are reported, and the display keeps matching the model")
  func misuse() {
    let end = IndexPath(item: 99, section: 0)
    var kinds: [String] = []
    grid.dropped = { [grid] coordinator, item in
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: end, reuseIdentifier: "waiting")
      let faults = Diagnostics.recording {
        let context = coordinator.drop(item, to: placeholder)
        #expect(!context.commitInsertion { _ in grid.heard.append("committed") })
        coordinator.drop(item, toItemAt: end)
      }
      kinds += faults.map(\.kind)
    }
    drop(at: 90, 30)
    #expect(kinds == ["placeholderPlace", "dropDestination", "placeholderPlace", "dropDestination"])
    #expect(grid.shown == ["a", "b", "c", "d"] && grid.heard.isEmpty && grid.view.validate() == [])

    grid.dropped = nil
    drop(at: 90, 30)
    let faults = Diagnostics.recording { #expect(grid.contexts[0].commitInsertion { _ in }) }
    #expect(faults.map(\.kind) == ["placeholderCommit"])
    stage.wait(0.6)
    #expect(grid.shown == ["a", "b", "c", "d"] && grid.view.validate() == [])
  }

  @Test("After random updates, commits, deletions and reloads, the display is the model plus the placeholders")
  func random() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<60 {
      switch random.int(in: 0..<5) {
      case 0 where grid.words.count < 12: drop(at: random.double(in: 1..<299), random.double(in: 1..<299))
      case 1:
        let index = random.int(in: 0..<(grid.words.count + 1))
        grid.view.performBatchUpdates {
          grid.words.insert("n", at: index)
          grid.view.insertItems(at: [IndexPath(item: index, section: 0)])
        }
      case 2 where !grid.words.isEmpty:
        let index = random.int(in: 0..<grid.words.count)
        grid.words.remove(at: index)
        grid.view.deleteItems(at: [IndexPath(item: index, section: 0)])
      case 3 where !grid.contexts.isEmpty:
        grid.contexts.remove(at: random.int(in: 0..<grid.contexts.count)).commitInsertion {
          grid.words.insert("x", at: $0.item)
        }
      default: if !grid.contexts.isEmpty, random.bool() { grid.contexts.removeLast().deletePlaceholder() }
      }
      if random.bool() { stage.wait(0.1) }
      if random.int(in: 0..<15) == 0 { grid.view.reloadData() }
      stage.tick()
      if random.bool() {
        stage.wait(0.6)
        #expect(grid.shown.filter { $0 != "waiting" } == Array(grid.words.prefix(grid.shown.count)))
      }
      #expect(grid.view.validate() == [])
      if grid.words.count > 15 {
        (grid.words, grid.contexts) = (["a"], [])
        grid.view.reloadData()
      }
    }
  }
}
