// SPDX-License-Identifier: MIT

import Foundation
import SprungStage
import UIKit

/// Measures changes to a long list: batches of insertions and deletions, and snapshots that change one percent of
/// items.
struct UpdateBenchmark {
  /// The initial number of items.
  var items = 100_000
  /// The number of insertions and the number of deletions in each batch.
  var changes = 1_000
  /// The number of rounds. The first round is not counted.
  var rounds = 12

  /// The results: median processor times in milliseconds until the frame that displays the change.
  nonisolated struct Result: Codable, Sendable {
    var items: Int
    var changes: Int
    /// Animated insertions and deletions at random positions.
    var batch: Double
    /// The time of the slowest batch.
    var worstBatch: Double
    /// A snapshot in which one percent of the items are replaced or moved.
    var snapshot: Double
    var worstSnapshot: Double
  }

  /// Measures batches and snapshots.
  func run() -> Result {
    let batches = batchTimes().sorted()
    let snapshots = snapshotTimes().sorted()
    return Result(
      items: items, changes: changes, batch: batches[batches.count / 2], worstBatch: batches[batches.count - 1],
      snapshot: snapshots[snapshots.count / 2], worstSnapshot: snapshots[snapshots.count - 1])
  }

  private func makeView() -> UICollectionView {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: CGSize(width: 320, height: 568), scale: 2)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let window = UIWindow(frame: view.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.addSubview(view)
    return view
  }

  /// Plays frames until everything is at rest.
  private func settle(_ clock: inout Double, _ encoder: FrameEncoder) {
    repeat { clock += 1.0 / 60 } while UIApplication.shared.tick(timestamp: clock, into: encoder)
  }

  private func measure(_ clock: inout Double, _ encoder: FrameEncoder, _ body: () -> Void) -> Double {
    let start = FrameMeter.processorNanoseconds
    body()
    clock += 1.0 / 60
    UIApplication.shared.tick(timestamp: clock, into: encoder)
    return Double(FrameMeter.processorNanoseconds - start) / 1_000_000
  }

  private func batchTimes() -> [Double] {
    let view = makeView()
    let source = ManyItems(count: items)
    view.dataSource = source
    let encoder = FrameEncoder()
    var clock = 0.0
    var random = SameNumbers()
    settle(&clock, encoder)
    var times: [Double] = []
    for round in 0..<rounds {
      view.contentOffset.y = CGFloat(items / 2 * 44)
      settle(&clock, encoder)
      let deleted = places(of: items, &random)
      let inserted = places(of: items, &random)
      let time = measure(&clock, encoder) {
        view.performBatchUpdates {
          view.deleteItems(at: deleted)
          view.insertItems(at: inserted)
        }
      }
      settle(&clock, encoder)
      if round > 0 { times.append(time) }
    }
    withExtendedLifetime(source) {}
    return times
  }

  private func places(of count: Int, _ random: inout SameNumbers) -> [IndexPath] {
    var places: Set<Int> = []
    while places.count < changes { places.insert(Int.random(in: 0..<count, using: &random)) }
    return places.map { IndexPath(item: $0, section: 0) }
  }

  private func snapshotTimes() -> [Double] {
    let view = makeView()
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, indexPath, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    var identifiers = Array(0..<items)
    var next = items
    var random = SameNumbers()
    let encoder = FrameEncoder()
    var clock = 0.0
    source.apply(snapshot(identifiers), animatingDifferences: false)
    settle(&clock, encoder)
    var times: [Double] = []
    for round in 0..<rounds {
      // Of the one percent, half are replaced and the other half are moved.
      for _ in 0..<items / 200 {
        identifiers[Int.random(in: 0..<items, using: &random)] = next
        next += 1
        identifiers.insert(
          identifiers.remove(at: Int.random(in: 0..<items, using: &random)),
          at: Int.random(in: 0..<items, using: &random))
      }
      let changed = snapshot(identifiers)
      let time = measure(&clock, encoder) { source.apply(changed, animatingDifferences: true) }
      settle(&clock, encoder)
      if round > 0 { times.append(time) }
    }
    return times
  }

  private func snapshot(_ identifiers: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(identifiers)
    return snapshot
  }
}

/// A random number generator that yields the same numbers in every run.
private nonisolated struct SameNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state >> 32) | (state << 32)
  }
}
