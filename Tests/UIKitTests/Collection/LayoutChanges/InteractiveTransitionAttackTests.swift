// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Counts the delegate's display callbacks for each view.
private final class Balance: NSObject, UICollectionViewDelegate {
  var shown: [ObjectIdentifier: Int] = [:]
  var faults: [String] = []

  private func count(_ view: UICollectionReusableView, _ step: Int) {
    let identity = ObjectIdentifier(view)
    shown[identity, default: 0] += step
    if let now = shown[identity], now != 0, now != 1 { faults.append("a view is displayed \(now) times") }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { count(cell, 1) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { count(cell, -1) }
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { count(view, 1) }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { count(view, -1) }
}

/// Tests interactive layout transitions mixed with updates, reloads, scrolling and other changes, in any order.
@Suite(.oneApplication)
@MainActor
struct InteractiveTransitionAttackTests {
  private func layout(_ random: inout SeededRandom) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30 + CGFloat(random.next() % 9) * 30, height: 30 + CGFloat(random.next() % 5) * 40)
    if random.next() % 2 == 0 { layout.headerReferenceSize = CGSize(width: 320, height: 30) }
    if random.next() % 5 == 0 { layout.scrollDirection = .horizontal }
    return layout
  }

  @Test(arguments: Seeds.below(40))
  func anyOrder(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed) &* 7919 &+ 3)
    let balance = Balance()
    let bench = CollectionBench(LetterSource(count: 60), layout: layout(&random), delegate: balance)
    let view = bench.view
    bench.tick()
    var started = 0
    var ended = 0
    var passing: UICollectionViewTransitionLayout?
    /// Whether the transition was finished or cancelled and is still animating.
    var isSettling = false
    /// Whether a transition is running or settling.
    var isRunning: Bool { view.collectionViewLayout is UICollectionViewTransitionLayout }
    for step in 0..<80 {
      switch random.next() % 12 {
      case 0, 1:
        guard isSettling || !isRunning else { break }
        started += 1
        isSettling = false
        passing = view.startInteractiveTransition(to: layout(&random)) { _, _ in ended += 1 }
      case 2, 3, 4: passing?.transitionProgress = CGFloat(random.next() % 150) / 100 - 0.25
      case 5 where isRunning:
        view.finishInteractiveTransition()
        isSettling = true
      case 6 where isRunning:
        view.cancelInteractiveTransition()
        isSettling = true
      case 5, 6: break
      case 7:
        bench.source.sections[0].insert("new", at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      case 8:
        bench.source.sections[0].remove(at: 5)
        bench.source.sections[0].append("last")
        view.performBatchUpdates {
          view.deleteItems(at: [IndexPath(item: 5, section: 0)])
          view.insertItems(at: [IndexPath(item: bench.source.sections[0].count - 1, section: 0)])
        }
      case 9:
        if random.next() % 2 == 0 { bench.source.sections[0].removeLast() }
        view.reloadData()
      case 10: view.setContentOffset(CGPoint(x: 0, y: CGFloat(random.next() % 900)), animated: random.next() % 2 == 0)
      default: view.setCollectionViewLayout(layout(&random), animated: random.next() % 2 == 0)
      }
      for _ in 0..<(random.next() % 6) { bench.tick() }
      if random.next() % 3 == 0 { bench.layOut() }
      let breaches = view.validate()
      #expect(breaches.isEmpty, "seed \(seed), step \(step): \(breaches)")
      #expect(balance.faults.isEmpty, "seed \(seed), step \(step): \(balance.faults)")
    }
    if isRunning, !isSettling { view.finishInteractiveTransition() }
    for _ in 0..<60 { bench.tick() }
    #expect(started == ended, "seed \(seed)")
    #expect(view.collectionViewLayout is UICollectionViewTransitionLayout == false)
    #expect(view.collectionViewLayout.collectionView === view)
    #expect(view.validate().isEmpty)
    let displayed = balance.shown.values.reduce(0, +)
    #expect(displayed == view.subviews.filter { $0 is UICollectionReusableView }.count, "seed \(seed)")
  }
}
