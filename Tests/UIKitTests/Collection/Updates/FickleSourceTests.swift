// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests data sources whose results change between calls, and reentrant callbacks.
@Suite(.oneApplication)
@MainActor
struct FickleSourceTests {
  /// Performs one action in one of its callbacks.
  private final class Meddler: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    enum Moment: CaseIterable {
      case sections, items, cell, willDisplay, didEnd, didScroll, moved
    }
    var numbers = Array(0..<40)
    var moment: Moment?
    var meddle: (() -> Void)?
    var isRandom = false
    private var random = SeededRandom(seed: 5)

    private func now(_ moment: Moment) {
      guard moment == self.moment, let meddle else { return }
      self.meddle = nil
      meddle()
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int {
      now(.sections)
      return 1
    }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      now(.items)
      return isRandom ? random.int(in: 0..<40) : numbers.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      now(.cell)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "number", for: path)
      (cell as? NumberCell)?.number = path.item < numbers.count ? numbers[path.item] : -1
      return cell
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
      now(.moved)
      return true
    }
    func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      numbers.insert(numbers.remove(at: source.item), at: destination.item)
    }
    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { now(.willDisplay) }
    func collectionView(
      _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) { now(.didEnd) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { now(.didScroll) }
  }

  private struct Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view: UICollectionView
    let source = Meddler()

    @MainActor init() {
      UIApplication.shared.reset()
      view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      view.dataSource = source
      view.delegate = source
      window.addSubview(view)
      window.makeKeyAndVisible()
      view.layoutIfNeeded()
    }

    @MainActor func ticks(_ count: Int = 40) {
      for tick in 1...count { UIApplication.shared.tick(timestamp: Double(tick) / 60) }
    }
  }

  private enum Deed: CaseIterable {
    case reload, batch, insert, layout, scroll, layOut, leave, noSource, select, move
  }

  @Test("Whatever a callback does, the view stays valid", arguments: Meddler.Moment.allCases, Deed.allCases)
  private func reentrance(moment: Meddler.Moment, deed: Deed) {
    let stage = Stage()
    let (view, source) = (stage.view, stage.source)
    source.moment = moment
    source.meddle = {
      switch deed {
      case .reload: view.reloadData()
      case .batch:
        source.numbers.remove(at: 3)
        view.performBatchUpdates { view.deleteItems(at: [IndexPath(item: 3, section: 0)]) }
      case .insert:
        source.numbers.insert(99, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      case .layout: view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
      case .scroll: view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
      case .layOut: view.layoutIfNeeded()
      case .leave: view.removeFromSuperview()
      case .noSource: view.dataSource = nil
      case .select: view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: .top)
      case .move: view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0))
      }
    }
    // The reports depend on the timing, but the update must finish and leave the view in the correct state.
    _ = Diagnostics.recording {
      view.reloadData()
      stage.ticks(3)
      view.contentOffset.y = 150
      stage.ticks(3)
      if view.beginInteractiveMovementForItem(at: IndexPath(item: 10, section: 0)) {
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 200))
        view.endInteractiveMovement()
      }
      stage.ticks()
      view.cancelInteractiveMovement()
      if view.dataSource == nil { view.dataSource = source }
      if view.window == nil { stage.window.addSubview(view) }
      view.reloadData()
      stage.ticks()
      view.layoutIfNeeded()
      #expect(view.validate() == [], "\(moment) \(deed)")
      for path in view.indexPathsForVisibleItems {
        #expect((view.cellForItem(at: path) as? NumberCell)?.number == source.numbers[path.item])
      }
    }
  }

  @Test("A data source with inconsistent counts is queried once, and its first result is used")
  func randomCounts() {
    let stage = Stage()
    stage.source.isRandom = true
    for _ in 0..<30 {
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      #expect(stage.view.validate() == [])
    }
    var told = 0
    for step in 0..<30 {
      let faults = Diagnostics.recording {
        stage.view.performBatchUpdates { stage.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
        stage.ticks(step % 5 + 1)
        stage.view.layoutIfNeeded()
      }
      #expect(faults.allSatisfy { $0.kind == "invalidUpdate" } && stage.view.validate() == [])
      told += faults.count
    }
    #expect(told > 0)
  }

  @Test("Batches nested four deep are one batch; each completion is called once")
  func nested() {
    let stage = Stage()
    let (view, source) = (stage.view, stage.source)
    var ended = 0
    func nest(_ depth: Int) {
      view.performBatchUpdates {
        source.numbers.insert(100 + depth, at: 0)
        view.insertItems(at: [IndexPath(item: depth, section: 0)])
        if depth < 3 { nest(depth + 1) }
      } completion: { _ in
        ended += 1
      }
    }
    nest(0)
    #expect(!view.hasUncommittedUpdates)
    stage.ticks()
    #expect(ended == 4 && view.numberOfItems(inSection: 0) == 44 && view.validate() == [])
    #expect((view.cellForItem(at: IndexPath(item: 0, section: 0)) as? NumberCell)?.number == 103)
  }

  @Test("Each completion can begin another update")
  func updatesInCompletions() {
    let stage = Stage()
    let (view, source) = (stage.view, stage.source)
    var left = 5
    func removeFirst() {
      guard left > 0 else { return }
      left -= 1
      source.numbers.removeFirst()
      view.performBatchUpdates {
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        removeFirst()
      }
    }
    removeFirst()
    stage.ticks(150)
    #expect(left == 0 && source.numbers.first == 5 && view.validate() == [])
  }

  @Test("A model change without notification during a move is reported at the end, and shown unchanged")
  func modelChangesWhileMoving() {
    let stage = Stage()
    let (view, source) = (stage.view, stage.source)
    view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 100))
    stage.ticks(3)
    source.numbers.removeLast(20)
    let faults = Diagnostics.recording { view.endInteractiveMovement() }
    #expect(faults.map(\.kind) == ["moveItem"] && faults[0].message.contains("[20]"))
    stage.ticks()
    #expect(view.numberOfItems(inSection: 0) == 20 && view.validate() == [])
  }

  @Test("A duplicate identifier in a snapshot is reported, and the first one is kept")
  func duplicateIdentifiers() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    let faults = Diagnostics.recording {
      snapshot.appendSections([0, 1, 0])
      snapshot.appendItems(["a", "b", "a"], toSection: 0)
      snapshot.appendItems(["b", "c"], toSection: 1)
      snapshot.appendItems(["d"], toSection: 9)
    }
    #expect(faults.count == 4 && snapshot.sectionIdentifiers == [0, 1])
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["a", "b"] && snapshot.itemIdentifiers(inSection: 1) == ["c"])
  }
}
