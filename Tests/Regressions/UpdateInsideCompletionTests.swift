// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A batch that interrupted another batch read the new counts and then called the interrupted batch's completions. If a
/// completion started a third batch, these counts became stale. For example, `insert(10) { insert(30) }`, followed
/// after five frames by `insert(20)`, caused `invalidUpdate`, or a table with only four rows for a model of five items.
/// Layout changes, bounds changes, `reloadSections` and snapshots had the same bug. Completions are now deferred until
/// the interrupting transaction ends.
@Suite(.oneApplication)
@MainActor
struct UpdateInsideCompletionTests {
  nonisolated enum Change: CaseIterable { case insert, delete, move, reloadSection, layout, bounds, reload }

  /// Starts a change. The completion is called once, unless the change is a reload, which has no completion.
  private func start(_ change: Change, _ list: ModelList, _ number: Int, _ done: @escaping (Bool) -> Void) {
    let view = list.view
    switch change {
    case .insert: list.append(number, done)
    case .delete: view.performBatchUpdates({ list.delete(at: 0) }, completion: done)
    case .move:
      view.performBatchUpdates(
        {
          list.rows.append(list.rows.removeFirst())
          view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: list.rows.count - 1, section: 0))
        }, completion: done)
    case .reloadSection:
      view.performBatchUpdates(
        {
          list.rows.append(number)
          view.reloadSection(0)
        }, completion: done)
    case .layout where !list.isTable:
      list.collection.setCollectionViewLayout(ModelList.flow(30), animated: true, completion: done)
    case .layout: list.append(number, done)
    case .bounds:
      UIView.animate(withDuration: 0.3, animations: { view.frame.size.height -= 10 }, completion: done)
    case .reload:
      view.reloadData()
      done(true)
    }
  }

  @Test(
    "a completion can start a change when a third change interrupts its own", arguments: [false, true], Change.allCases)
  func chains(isTable: Bool, interrupted: Change) {
    for inner in Change.allCases {
      for interrupting in Change.allCases {
        let list = ModelList(Array(0..<6), isTable: isTable)
        list.frames(3)
        var completions = 0
        var innerStarted = 0
        start(interrupted, list, 10) { _ in
          completions += 1
          innerStarted += 1
          start(inner, list, 30) { _ in completions += 1 }
        }
        list.frames(5)
        start(interrupting, list, 20) { _ in completions += 1 }
        #expect(list.view.validate() == [], "\(interrupted) \(inner) \(interrupting)")
        list.frames(100)
        #expect(completions == 3 && innerStarted == 1, "\(interrupted) \(inner) \(interrupting)")
        #expect(list.breaches() == [], "\(interrupted) \(inner) \(interrupting)")
      }
    }
  }

  @Test("completions that restart updates endlessly do not block the frame")
  func restartsWithoutEnd() {
    let list = ModelList(Array(0..<6))
    list.frames(3)
    var count = 0
    func restart(_ number: Int) {
      guard count < 1000 else { return }
      list.append(number) { _ in
        count += 1
        restart(number)
      }
    }
    restart(100)
    restart(200)
    list.frames(1)
    #expect(count < 100)
    list.frames(100)
    #expect(list.view.validate() == [])
    count = 1000
    list.frames(60)
    #expect(list.breaches() == [])
  }

  @Test(
    "a layout change's completion can apply a snapshot when another apply interrupts the change",
    arguments: [false, true])
  func snapshots(isAnimated: Bool) {
    let list = ModelList([])
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list.collection) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    list.collection.delegate = nil
    func apply(_ items: [Int], animated: Bool = true, _ done: (() -> Void)? = nil) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: animated, completion: done)
    }
    apply([1, 2, 3, 4, 5, 6])
    list.frames(60)
    list.collection.setCollectionViewLayout(ModelList.flow(30), animated: true) { _ in
      apply([6, 5, 4, 3, 2, 1], animated: isAnimated)
    }
    list.frames(5)
    apply([1, 2, 3])
    list.frames(100)
    #expect(source.snapshot().itemIdentifiers == [6, 5, 4, 3, 2, 1])
    #expect(list.view.numberOfItems(inSection: 0) == 6 && list.view.cells.count == 6)
    #expect(list.view.validate() == [])
    apply([1, 2, 3, 4]) { apply([5, 6], animated: false) }
    list.frames(5)
    list.collection.setCollectionViewLayout(ModelList.flow(), animated: true)
    list.frames(100)
    #expect(source.snapshot().itemIdentifiers == [5, 6] && list.view.cells.count == 2)
    #expect(list.view.validate() == [])
  }

  @Test("offset observers and didScroll see the same state after the change")
  func offset() {
    let list = ModelList(Array(0..<40))
    list.frames(3)
    list.view.contentOffset.y = 40 * 44 - 480
    list.frames(3)
    var seen: [String] = []
    list.action = { moment, _ in
      if moment == .didScroll {
        seen.append("scroll \(list.view.engine.transactions.calls.isOpen) \(list.view.numberOfItems(inSection: 0))")
      }
    }
    let observation = list.collection.observe(\.contentOffset, options: [.old, .new]) { view, change in
      seen.append("observed \(list.view.engine.transactions.calls.isOpen) \(list.view.numberOfItems(inSection: 0))")
    }
    list.view.performBatchUpdates {
      list.rows.removeLast(30)
      list.collection.deleteItems(at: (10..<40).map { IndexPath(item: $0, section: 0) })
    }
    #expect(seen == ["observed false 10", "scroll false 10"])
    observation.invalidate()
    list.frames(40)
    #expect(list.view.contentOffset == .zero && list.breaches() == [])
  }
}
