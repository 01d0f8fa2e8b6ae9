// SPDX-License-Identifier: MIT

import UIKit

/// Measures a collection view with a flow layout whose delegate returns different sizes, for a given number of items.
/// All times include the view and its cells, because the layout defers work to later steps.
struct DelegateFlowBenchmark {
  /// The results for one number of items, in processor time.
  nonisolated struct Result: Codable, Sendable {
    var items: Int
    /// Microseconds for the first layout of a new view.
    var first: Double
    /// Microseconds from `invalidateLayout()` to the end of the layout, at the top, where few sizes have been
    /// requested.
    var invalidated: Double
    /// The same in the middle of the content, after all sizes have been requested.
    var invalidatedWhole: Double
    /// Microseconds from an invalidation context with one item to the end of the layout, after all sizes have been
    /// requested.
    var named: Double
    /// Microseconds for the frame that jumps to the middle of a new view, and for the one that jumps to the end.
    var middle: Double
    var end: Double
    /// Microseconds per frame of an upward fling from the middle (120 frames of 90 points): the median and the maximum.
    var fling: Double
    var worstFling: Double
    /// Nanoseconds per item to get the frame of the last item, which requires all sizes.
    var all: Double
    /// The memory for all sizes, in bytes per item.
    var bytes: Double
    /// The number of delegate calls for the first layout, and for the first layout after complete invalidation.
    var firstCalls: Int
    var invalidatedCalls: Int
  }

  /// The number of items.
  let items: Int

  /// Runs the benchmark.
  func run() -> Result {
    let rounds = 15
    let subject = subject()
    let first = median(rounds) {
      let new = self.subject()
      return time { new.view.layoutIfNeeded() }
    }
    subject.view.layoutIfNeeded()
    let firstCalls = subject.sizes.calls
    let invalidated = median(rounds) { invalidate(subject) }
    let invalidatedCalls = calls(subject) { _ = invalidate(subject) }
    let middle = median(rounds) { leap(to: 0.5) }
    let end = median(rounds) { leap(to: 1) }
    let flung = fling()
    let before = Memory.residentKiB
    let all = time { _ = subject.layout.layoutAttributesForItem(at: IndexPath(item: items - 1, section: 0)) }
    let bytes = Double(max(0, Memory.residentKiB - before)) * 1024 / Double(items)
    subject.view.contentOffset.y = (subject.view.contentSize.height / 2).rounded()
    subject.view.layoutIfNeeded()
    // All sizes are requested again before each round, outside the measured time.
    let invalidatedWhole = median(5) {
      _ = subject.layout.layoutAttributesForItem(at: IndexPath(item: items - 1, section: 0))
      return invalidate(subject)
    }
    _ = subject.layout.layoutAttributesForItem(at: IndexPath(item: items - 1, section: 0))
    let named = median(rounds) { name(subject) }
    return Result(
      items: items, first: first / 1000, invalidated: invalidated / 1000, invalidatedWhole: invalidatedWhole / 1000,
      named: named / 1000, middle: middle / 1000, end: end / 1000, fling: flung.median / 1000,
      worstFling: flung.worst / 1000, all: all / Double(items), bytes: bytes, firstCalls: firstCalls,
      invalidatedCalls: invalidatedCalls)
  }

  private struct Subject {
    var view: UICollectionView
    var layout: UICollectionViewFlowLayout
    var source: ManyItems
    var sizes: ManySizes
  }

  private func subject() -> Subject {
    UIApplication.shared.reset()
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = ManyItems(count: items)
    let sizes = ManySizes()
    view.dataSource = source
    view.delegate = sizes
    return Subject(view: view, layout: layout, source: source, sizes: sizes)
  }

  private func invalidate(_ subject: Subject) -> Double {
    time {
      subject.layout.invalidateLayout()
      subject.view.layoutIfNeeded()
    }
  }

  private func name(_ subject: Subject) -> Double {
    time {
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      context.invalidateItems(at: [IndexPath(item: items / 2, section: 0)])
      subject.layout.invalidateLayout(with: context)
      subject.view.layoutIfNeeded()
    }
  }

  /// Measures the frame in which a new view, after its first layout, jumps to the given fraction of its content.
  private func leap(to share: Double) -> Double {
    let subject = subject()
    subject.view.layoutIfNeeded()
    let range = Double(subject.view.contentSize.height) - 800
    return time {
      subject.view.contentOffset.y = CGFloat((range * share).rounded())
      subject.view.layoutIfNeeded()
    }
  }

  private func fling() -> (median: Double, worst: Double) {
    let subject = subject()
    subject.view.layoutIfNeeded()
    subject.view.contentOffset.y = (subject.view.contentSize.height / 2).rounded()
    subject.view.layoutIfNeeded()
    var times: [Double] = []
    for _ in 0..<120 {
      times.append(
        time {
          subject.view.contentOffset.y = max(0, subject.view.contentOffset.y - 90)
          subject.view.layoutIfNeeded()
        })
    }
    times.sort()
    return (times[times.count / 2], times[times.count - 1])
  }

  private func calls(_ subject: Subject, _ body: () -> Void) -> Int {
    let before = subject.sizes.calls
    body()
    return subject.sizes.calls - before
  }

  private func time(_ body: () -> Void) -> Double {
    let start = FrameMeter.processorNanoseconds
    body()
    return Double(FrameMeter.processorNanoseconds - start)
  }

  private func median(_ rounds: Int, _ body: () -> Double) -> Double {
    _ = body()
    var times = (0..<rounds).map { _ in body() }
    times.sort()
    return times[rounds / 2]
  }

  /// Formats the results as aligned columns.
  static func table(_ results: [Result]) -> String {
    var rows = [
      [
        "items, sized by a delegate", "first µs", "(calls)", "invalidated µs", "(calls)", "in the whole µs",
        "one named µs",
        "to the middle µs", "to the end µs", "fling µs", "worst", "all ns/item", "bytes/item",
      ]
    ]
    for result in results {
      rows.append([
        "\(result.items)", Columns.rounded(result.first), "\(result.firstCalls)", Columns.rounded(result.invalidated),
        "\(result.invalidatedCalls)", Columns.rounded(result.invalidatedWhole), Columns.rounded(result.named),
        Columns.rounded(result.middle), Columns.rounded(result.end), Columns.rounded(result.fling),
        Columns.rounded(result.worstFling), Columns.rounded(result.all), Columns.rounded(result.bytes),
      ])
    }
    return Columns.text(rows)
  }
}

private final class ManySizes: NSObject, UICollectionViewDelegateFlowLayout {
  var calls = 0

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    calls += 1
    return CGSize(width: 320, height: 15 + indexPath.item % 11)
  }
}
