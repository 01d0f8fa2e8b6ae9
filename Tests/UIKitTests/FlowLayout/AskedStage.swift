// SPDX-License-Identifier: MIT

import SprungModels
import SprungTestSupport

@testable import UIKit

/// A collection view with more items than a flow layout measures up front, and the exact frames of all items.
final class AskedStage {
  /// A delegate that returns item sizes, and records the items whose sizes were requested.
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]]
    var calls = 0
    var paths: [IndexPath] = []
    var isNoting = false
    /// Called whenever a size is requested.
    var onCall: () -> Void = {}

    init(_ sizes: [[CGSize]]) {
      self.sizes = sizes
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      calls += 1
      if isNoting { paths.append(indexPath) }
      onCall()
      return sizes[indexPath.section][indexPath.item]
    }
  }

  /// The arrangement of items and the scroll direction.
  enum Kind: CaseIterable {
    case rows, grid, tags, sideways, mirrored, mirroredSideways

    var isHorizontal: Bool { self == .sideways || self == .mirroredSideways }
    var isMirrored: Bool { self == .mirrored || self == .mirroredSideways }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  let kind: Kind
  let stage = FingerStage(size: CGSize(width: 320, height: 480))
  let source: GridStage.Source
  let sizes: Sizes
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  private var places: [IndexPath: CGPoint] = [:]

  init(_ kind: Kind, _ sizes: [[CGSize]], edges: CGFloat = 0, layout: UICollectionViewFlowLayout? = nil) {
    self.kind = kind
    source = GridStage.Source(sizes)
    self.sizes = Sizes(sizes)
    self.layout = layout ?? (kind.isMirrored ? Mirrored() : UICollectionViewFlowLayout())
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: self.layout)
    self.layout.scrollDirection = kind.isHorizontal ? .horizontal : .vertical
    self.layout.headerReferenceSize = CGSize(width: edges, height: edges)
    self.layout.footerReferenceSize = CGSize(width: edges / 2, height: edges / 2)
    if edges > 0 { self.layout.sectionInset = UIEdgeInsets(top: 3, left: 7, bottom: 5, right: 11) }
    if kind.isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(GridStage.GridCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    view.delegate = self.sizes
    stage.window.addSubview(view)
    stage.tick()
  }

  /// Returns a random item size. Sizes are multiples of a quarter point, so that sums are exact.
  static func size(_ kind: Kind, _ random: inout SeededRandom) -> CGSize {
    let main = CGFloat(random.int(in: 60..<400)) / 4
    switch kind {
    case .rows: return CGSize(width: 300, height: main)
    case .grid, .mirrored: return CGSize(width: 96.25, height: main)
    case .tags: return CGSize(width: CGFloat(random.int(in: 60..<500)) / 4, height: main)
    case .sideways, .mirroredSideways: return CGSize(width: main, height: CGFloat(random.int(in: 200..<700)) / 4)
    }
  }

  /// Returns random sizes for sections with the given item counts.
  static func sizes(_ kind: Kind, _ counts: [Int], seed: UInt64) -> [[CGSize]] {
    var random = SeededRandom(seed: seed)
    return counts.map { (0..<$0).map { _ in size(kind, &random) } }
  }

  // The visible frames.

  /// Scrolls along the scrolling axis without clamping the offset to the content.
  func scroll(by step: Double) {
    note()
    if kind.isHorizontal { view.contentOffset.x += step } else { view.contentOffset.y += step }
    stage.tick()
  }

  /// Records the positions of visible cells on screen.
  func note() {
    places = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      places[path] = CGPoint(x: cell.center.x - view.contentOffset.x, y: cell.center.y - view.contentOffset.y)
    }
  }

  /// Returns the number of cells that stay on screen, and the largest difference between their movement and `way`.
  func strayed(from way: Double) -> (most: Double, count: Int) {
    var most = 0.0
    var count = 0
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let before = places[path] else { continue }
      let x = cell.center.x - view.contentOffset.x - before.x - (kind.isHorizontal ? way : 0)
      let y = cell.center.y - view.contentOffset.y - before.y - (kind.isHorizontal ? 0 : way)
      most = max(most, Double(x.magnitude), Double(y.magnitude))
      count += 1
    }
    return (most, count)
  }

  /// The distance by which the first cell that stays visible has moved on screen; zero if there is no such cell.
  var way: Double {
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let before = places[path] else { continue }
      return Double(
        kind.isHorizontal
          ? cell.center.x - view.contentOffset.x - before.x : cell.center.y - view.contentOffset.y - before.y)
    }
    return 0
  }

  // The frames that would result if all sizes had been requested.

  /// The layout model that results if all sizes are known from the start.
  var exact: FlowLayoutModel {
    var sections = layout.model.metrics
    for section in sections.indices {
      sections[section].sizes = FlowItemSizes(expecting: sizes.sizes[section].count)
      for size in sizes.sizes[section] { sections[section].sizes.append(layout.extent(size)) }
    }
    return FlowLayoutModel(environment: layout.model.environment, sections: sections)
  }

  /// Returns the differences between this layout and the exact layout, after requesting the attributes of the last
  /// item.
  func differences() -> [String] {
    guard let section = sizes.sizes.lastIndex(where: { !$0.isEmpty }) else { return [] }
    view.contentOffset = CGPoint(x: kind == .mirroredSideways ? view.offsetRange.x.upperBound : 0, y: 0)
    stage.tick()
    let last = IndexPath(item: sizes.sizes[section].count - 1, section: section)
    _ = layout.layoutAttributesForItem(at: last)
    stage.tick()
    let exact = exact
    var found: [String] = []
    func compare(_ title: String, _ one: CGRect?, _ two: CGRect?) {
      if one != two { found.append("\(title) at \(one ?? .null) instead of \(two ?? .null)") }
    }
    compare(
      "content", CGRect(origin: .zero, size: view.contentSize), CGRect(origin: .zero, size: exact.contentSize))
    for section in sizes.sizes.indices {
      let path = IndexPath(item: 0, section: section)
      compare(
        "header \(section)",
        layout.layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: path)?.frame,
        exact.frame(ofHeaderInSection: section))
      for item in sizes.sizes[section].indices {
        compare(
          "item \(section)-\(item)",
          layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame,
          exact.frame(ofItem: item, section: section))
      }
    }
    return Array((found + layout.model.breaches).prefix(4))
  }
}
