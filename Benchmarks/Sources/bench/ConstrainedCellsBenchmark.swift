// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Measures scrolled frames in which 40 cells change size, so that the six constraints in each cell are solved again.
///
/// The same frames without constraints show the cost of the list itself.
struct ConstrainedCellsBenchmark {
  /// The number of cells on the screen.
  static let cellCount = 40
  /// The number of constraints in each cell.
  static let constraintCount = 6

  /// The results. Processor times are in microseconds.
  nonisolated struct Result: Codable, Sendable {
    var cells: Int
    var constraints: Int
    var frames: Int
    /// An entire tick: scrolling, list layout, constraints, and frames.
    var median: Double
    var p99: Double
    /// The same tick without constraints.
    var plainMedian: Double
    /// The cost of the constraints: the difference of the medians.
    var solving: Double
  }

  /// Scrolls and measures each frame. The first tenth of the frames is for warm-up.
  func run(frames: Int = 2_000) -> Result {
    let constrained = times(frames, hasConstraints: true)
    let plain = times(frames, hasConstraints: false)
    let median = constrained[constrained.count / 2]
    let plainMedian = plain[plain.count / 2]
    return Result(
      cells: Self.cellCount, constraints: Self.cellCount * Self.constraintCount, frames: constrained.count,
      median: median, p99: constrained[constrained.count * 99 / 100], plainMedian: plainMedian,
      solving: median - plainMedian)
  }

  private func times(_ frames: Int, hasConstraints: Bool) -> [Double] {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: CGFloat(Self.cellCount) * 20 - 20))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: SwellingLayout())
    list.register(hasConstraints ? ConstrainedCell.self : PlainCell.self, forCellWithReuseIdentifier: "cell")
    let source = ManyCells()
    list.dataSource = source
    window.addSubview(list)
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 0)
    var times: [Double] = []
    times.reserveCapacity(frames)
    for frame in 0..<frames {
      let start = FrameMeter.processorNanoseconds
      list.contentOffset.y = 10 + CGFloat(frame % 2_000) * 0.5
      UIApplication.shared.tick(timestamp: Double(frame + 1) / 60)
      let microseconds = Double(FrameMeter.processorNanoseconds - start) / 1000
      if frame >= frames / 10 { times.append(microseconds) }
    }
    return times.sorted()
  }
}

/// A layout of rows that are 20 points high, and wider near the middle of the screen.
private final class SwellingLayout: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    CGSize(width: 320, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * 20)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let first = max(0, Int(rect.minY / 20))
    let last = max(first, Int((rect.maxY / 20).rounded(.up)))
    return (first..<last).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let y = CGFloat(indexPath.item) * 20
    let middle = collectionView.map { $0.contentOffset.y + $0.bounds.height / 2 } ?? 0
    let width = 320 - min(100, abs(y + 10 - middle) / 4)
    attributes.frame = CGRect(x: (320 - width) / 2, y: y, width: width, height: 20)
    return attributes
  }
}

private final class PlainCell: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(UIView(frame: CGRect(x: 8, y: 4, width: 12, height: 12)))
    title.frame = CGRect(x: 28, y: 0, width: 200, height: 20)
    title.text = "Title"
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}

private final class ConstrainedCell: UICollectionViewCell {
  private let icon = UIView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Title"
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 12), icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class ManyCells: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
