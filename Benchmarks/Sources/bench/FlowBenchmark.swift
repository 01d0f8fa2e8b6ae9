// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Measures a flow layout for a given number of items: preparation with one size and with estimated sizes, and queries
/// for the items on a screen. `DelegateFlowBenchmark` measures sizes from a delegate.
struct FlowBenchmark {
  /// The numbers of items, from a long list to an absurdly long one.
  static let sizes = [1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  /// The results for one number of items, in processor time.
  nonisolated struct Result: Codable, Sendable {
    var items: Int
    /// Microseconds for `prepare()` with a single item size.
    var uniform: Double
    /// Microseconds for `prepare()` with estimated sizes before anything is displayed.
    var estimated: Double
    /// Microseconds for the attributes of 40 elements in the middle, with a single item size.
    var uniformQuery: Double
    /// The same with estimated sizes, of which a tenth are known.
    var estimatedQuery: Double
  }

  /// Measures one number of items.
  func run(items: Int) -> Result {
    let uniform = bench(items) { $0.itemSize = CGSize(width: 320, height: 20) }
    let estimated = bench(items) { $0.estimatedItemSize = CGSize(width: 320, height: 20) }
    var result = Result(
      items: items, uniform: prepareTime(uniform) / 1000, estimated: prepareTime(estimated) / 1000,
      uniformQuery: queryTime(uniform) / 1000, estimatedQuery: 0)
    learn(estimated, count: min(items / 10, 100_000))
    result.estimatedQuery = queryTime(estimated) / 1000
    return result
  }

  private struct Subject {
    var view: UICollectionView
    var layout: UICollectionViewFlowLayout
    var source: ManyItems
  }

  private func bench(_ items: Int, _ configure: (UICollectionViewFlowLayout) -> Void) -> Subject {
    UIApplication.shared.reset()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    configure(layout)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = ManyItems(count: items)
    view.dataSource = source
    return Subject(view: view, layout: layout, source: source)
  }

  /// Returns the median time of `prepare()` after complete invalidation, in nanoseconds.
  private func prepareTime(_ subject: Subject) -> Double {
    _ = subject.view.numberOfSections
    return median(of: subject.source.count > 100_000 ? 5 : 31) {
      subject.layout.invalidateLayout()
      subject.layout.prepare()
    }
  }

  private func queryTime(_ subject: Subject) -> Double {
    subject.layout.prepare()
    let middle = subject.layout.collectionViewContentSize.height / 2
    var step: CGFloat = 0
    return median(of: 301) {
      step += 1
      let rect = CGRect(x: 0, y: middle + step, width: 320, height: 779)
      if (subject.layout.layoutAttributesForElements(in: rect)?.count ?? 0) < 10 { fatalError("nothing was found") }
    }
  }

  /// Sends preferred sizes for the items in the middle to the layout.
  private func learn(_ subject: Subject, count: Int) {
    let first = (subject.source.count - count) / 2
    for item in first..<first + count {
      let original = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      original.size = CGSize(width: 320, height: 20)
      let preferred = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      preferred.size = CGSize(width: 320, height: CGFloat(15 + item % 11))
      subject.layout.invalidateLayout(
        with: subject.layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }
  }

  private func median(of rounds: Int, _ body: () -> Void) -> Double {
    body()
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = FrameMeter.processorNanoseconds
      body()
      times.append(Double(FrameMeter.processorNanoseconds - start))
    }
    times.sort()
    return times[times.count / 2]
  }

  /// Formats the results as aligned columns.
  static func table(_ results: [Result]) -> String {
    var rows = [["items", "uniform µs", "estimated µs", "query µs: uniform", "estimated"]]
    for result in results {
      rows.append([
        "\(result.items)", Columns.rounded(result.uniform), Columns.rounded(result.estimated),
        Columns.rounded(result.uniformQuery), Columns.rounded(result.estimatedQuery),
      ])
    }
    return Columns.text(rows)
  }
}
