// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests that applying a snapshot without animation takes effect and calls the completion handler before it returns.
@Suite(.uiKit) struct ApplyWithoutAnimationTests {
  private let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    UIApplication.shared.reset()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
  }

  @Test(arguments: [false, true]) func collectionViews(isInWindow: Bool) {
    if isInWindow { window.addSubview(collectionView) }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var calls = 0
    source.apply(snapshot, animatingDifferences: false) { calls += 1 }
    #expect(calls == 1)
    snapshot.appendSections([0])
    for count in [2, 5, 3, 0, 40] {
      let old = snapshot.itemIdentifiers
      snapshot.deleteItems(old)
      snapshot.appendItems(Array(0..<count))
      let before = calls
      source.apply(snapshot, animatingDifferences: false) {
        calls += 1
        #expect(self.collectionView.numberOfItems(inSection: 0) == count)
      }
      #expect(calls == before + 1)
      #expect(source.snapshot().itemIdentifiers == Array(0..<count))
      #expect(collectionView.numberOfItems(inSection: 0) == count)
      window.layoutIfNeeded()
      collectionView.layoutIfNeeded()
      #expect(collectionView.visibleCells.count == min(count, 25))
      #expect(collectionView.validate().isEmpty)
    }
    UIApplication.shared.tick(timestamp: 1)
    UIApplication.shared.tick(timestamp: 3)
    #expect(calls == 6)
  }

  @Test(arguments: [false, true]) func tables(isInWindow: Bool) {
    if isInWindow { window.addSubview(tableView) }
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) { view, path, _ in
      view.dequeueReusableCell(withIdentifier: "c", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    var calls = 0
    for count in [2, 5, 3, 0, 40] {
      snapshot.deleteItems(snapshot.itemIdentifiers)
      snapshot.appendItems(Array(0..<count))
      let before = calls
      source.apply(snapshot, animatingDifferences: false) { calls += 1 }
      #expect(calls == before + 1)
      #expect(tableView.numberOfRows(inSection: 0) == count)
    }
    source.applySnapshotUsingReloadData(snapshot) { calls += 1 }
    #expect(calls == 6)
    UIApplication.shared.tick(timestamp: 1)
    UIApplication.shared.tick(timestamp: 3)
    #expect(calls == 6)
  }

  @Test func completionCanApplyNextSnapshot() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var counts: [Int] = []
    func apply(_ count: Int) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<count))
      source.apply(snapshot, animatingDifferences: false) {
        counts.append(self.collectionView.numberOfItems(inSection: 0))
        if count < 4 { apply(count + 1) }
      }
    }
    apply(0)
    #expect(counts == [0, 1, 2, 3, 4])
  }

  @Test func animatedSnapshotCallsCompletionAtItsEnd() {
    window.addSubview(collectionView)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    UIApplication.shared.tick(timestamp: 1)
    var calls = 0
    snapshot.deleteItems([2])
    source.apply(snapshot, animatingDifferences: true) { calls += 1 }
    #expect(calls == 0)
    UIApplication.shared.tick(timestamp: 1.1)
    #expect(calls == 0)
    for frame in 0..<60 { UIApplication.shared.tick(timestamp: 1.1 + Double(frame) / 60) }
    #expect(calls == 1)
  }
}
