// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Records the prefetched and the cancelled items.
private final class PrefetchLog: NSObject, UICollectionViewDataSourcePrefetching {
  var log: [String] = []
  var open: Set<IndexPath> = []

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("fetch \(indexPaths.map(\.item))")
    open.formUnion(indexPaths)
  }

  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
    log.append("cancel \(indexPaths.map(\.item))")
    open.subtract(indexPaths)
  }
}

@Suite(.oneApplication)
@MainActor
struct PrefetcherTests {
  /// Returns a list with rows of 100 points in a viewport of 320 x 400, and its prefetch log.
  private func bench(_ count: Int) -> (bench: CollectionBench, log: PrefetchLog) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let bench = CollectionBench(LetterSource(count: count), layout: layout, size: CGSize(width: 320, height: 400))
    let log = PrefetchLog()
    bench.view.prefetchDataSource = log
    bench.tick()
    return (bench, log)
  }

  private func scroll(_ bench: CollectionBench, to y: Double) {
    bench.view.contentOffset = CGPoint(x: 0, y: y)
    bench.tick()
  }

  @Test("Items within one viewport ahead are prefetched, nearest first, each once")
  func ahead() {
    let (bench, log) = bench(100)
    #expect(log.log == ["fetch [4, 5, 6, 7]"])
    scroll(bench, to: 60)
    #expect(log.log.count == 1, "less than a quarter of a viewport requests nothing")
    scroll(bench, to: 200)
    #expect(log.log == ["fetch [4, 5, 6, 7]", "fetch [8, 9]"])
  }

  @Test("A reversal cancels items behind that have not been displayed")
  func turn() {
    let (bench, log) = bench(100)
    scroll(bench, to: 1_000)
    // Items 10 to 13 are visible. The prefetched items 4 to 7 were skipped in a single scroll step.
    #expect(log.log.suffix(2) == ["cancel [4, 5, 6, 7]", "fetch [14, 15, 16, 17]"])
    scroll(bench, to: 900)
    #expect(log.log.suffix(2) == ["cancel [14, 15, 16, 17]", "fetch [8, 7, 6, 5]"])
  }

  @Test("If disabled, the data source is not notified; when enabled again, prefetching restarts")
  func switching() {
    let (bench, log) = bench(100)
    bench.view.isPrefetchingEnabled = false
    scroll(bench, to: 400)
    #expect(log.log.count == 1)
    bench.view.isPrefetchingEnabled = true
    scroll(bench, to: 500)
    #expect(log.log.last == "fetch [9, 10, 11, 12]")
  }

  @Test("Prefetched items keep their identity in an update, and are discarded in a reload")
  func updates() {
    let (bench, log) = bench(100)
    bench.source.sections[0].insert("x", at: 0)
    bench.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    #expect(bench.view.engine.prefetcher.announced.map(\.item).sorted() == [5, 6, 7, 8])
    bench.tick()
    #expect(log.log.suffix(2) == ["cancel [8]", "fetch [4]"], "item 3 was moved out, and item 7 too far")
    bench.source.sections[0].removeAll()
    log.log = []
    bench.view.reloadData()
    #expect(bench.view.engine.prefetcher.announced.isEmpty)
    bench.tick()
    #expect(log.log.isEmpty, "removed positions are not reported")
  }

  @Test("On random scrolling, prefetched items are neither visible nor forgotten", arguments: Seeds.below(10))
  func random(seed: Int) {
    let (bench, log) = bench(60)
    var random = SeededRandom(seed: UInt64(seed))
    var y = 0.0
    for _ in 0..<80 {
      y = min(max(y + random.double(in: -500..<500), 0), 5_600)
      scroll(bench, to: y)
      let announced = bench.view.engine.prefetcher.announced
      #expect(announced.isSubset(of: log.open))
      #expect(announced.allSatisfy { bench.view.cellForItem(at: $0) == nil })
      #expect(announced.count <= 6, "not more than a viewport")
    }
  }
}
