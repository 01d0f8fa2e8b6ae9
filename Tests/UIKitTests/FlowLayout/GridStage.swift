// SPDX-License-Identifier: MIT

import SprungTestSupport

@testable import UIKit

/// A grid of self-sizing cells that can be compared with a layout that knows all item sizes from the start.
final class GridStage {
  /// A cell that prefers the size that the source specifies.
  final class GridCell: UICollectionViewCell {
    var wish = CGSize.zero

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = wish
      return layoutAttributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var sizes: [[CGSize]]
    init(_ sizes: [[CGSize]]) {
      self.sizes = sizes
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sizes[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? GridCell)?.wish = sizes[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  /// A delegate that returns predefined sizes.
  final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    let sizes: [[CGSize]]
    init(_ sizes: [[CGSize]]) {
      self.sizes = sizes
      super.init()
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath.section][indexPath.item] }
  }

  private final class Mirrored: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  let stage = FingerStage(size: CGSize(width: 320, height: 480))
  let source: Source
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let isHorizontal: Bool
  private let isMirrored: Bool
  private let edges: CGFloat

  init(
    _ sizes: [[CGSize]], estimate: CGSize, isHorizontal: Bool = false, isMirrored: Bool = false, edges: CGFloat = 0
  ) {
    source = Source(sizes)
    self.isHorizontal = isHorizontal
    self.isMirrored = isMirrored
    self.edges = edges
    layout = isMirrored ? Mirrored() : UICollectionViewFlowLayout()
    layout.estimatedItemSize = estimate
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    configure(view, layout)
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
  }

  private func configure(_ view: UICollectionView, _ layout: UICollectionViewFlowLayout) {
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.headerReferenceSize = CGSize(width: edges, height: edges)
    layout.footerReferenceSize = CGSize(width: edges / 2, height: edges / 2)
    if edges > 0 { layout.sectionInset = UIEdgeInsets(top: 3, left: 7, bottom: 5, right: 11) }
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
  }

  // Distances along the scrolling axis, measured from the start.

  private var range: ClosedRange<Double> { isHorizontal ? view.offsetRange.x : view.offsetRange.y }
  /// The scrolled distance from the start.
  var way: Double {
    let offset = Double(isHorizontal ? view.contentOffset.x : view.contentOffset.y)
    return isMirrored && isHorizontal ? range.upperBound - offset : offset - range.lowerBound
  }
  /// The maximum scrolling distance.
  var length: Double { range.upperBound - range.lowerBound }

  /// Scrolls to a distance from the start, and displays the cells there.
  func scroll(to way: Double) {
    let way = min(max(0, way), length)
    let offset = isMirrored && isHorizontal ? range.upperBound - way : range.lowerBound + way
    if isHorizontal { view.contentOffset.x = offset } else { view.contentOffset.y = offset }
    stage.tick()
  }

  /// Scrolls through the whole content, to the end and back.
  func scrollThrough(by step: Double = 170) {
    for direction in [1.0, -1] {
      for _ in 0..<2_000 {
        if direction > 0 ? way >= length - 0.25 : way <= 0.25 { break }
        scroll(to: way + direction * step)
      }
    }
  }

  /// Returns the on-screen frames of cells in complete lines, without the last visible line of each section. The
  /// omitted lines can contain items that were never displayed.
  func placesInLines() -> [IndexPath: CGRect] {
    var places: [IndexPath: CGRect] = [:]
    let paths = view.indexPathsForVisibleItems
    for (index, path) in paths.enumerated() {
      guard let cell = view.cellForItem(at: path), index + 1 < paths.count else { continue }
      let line = layout.model.items(inLineOf: path.item, section: path.section)
      let start = line.lowerBound
      let shown = paths.filter { $0.section == path.section && line.contains($0.item) }
      if shown.count < line.count { continue }
      let isLast = !paths[(index + 1)...].contains {
        $0.section == path.section
          && layout.model.items(inLineOf: $0.item, section: $0.section).lowerBound != start
      }
      if isLast { continue }
      places[path] = cell.frame.offsetBy(dx: -view.contentOffset.x, dy: -view.contentOffset.y)
    }
    return places
  }

  /// Returns the number of cells that stay on screen, how far they move across the axis, and how far they move apart.
  func moved(since places: [IndexPath: CGRect]) -> (across: CGFloat, apart: CGFloat, count: Int) {
    var least = CGFloat.infinity
    var most = -CGFloat.infinity
    var across: CGFloat = 0
    var count = 0
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell), let before = places[path] else { continue }
      let x = cell.frame.minX - view.contentOffset.x - before.minX
      let y = cell.frame.minY - view.contentOffset.y - before.minY
      least = min(least, isHorizontal ? x : y)
      most = max(most, isHorizontal ? x : y)
      across = max(across, (isHorizontal ? y : x).magnitude)
      count += 1
    }
    return (across, count > 0 ? most - least : 0, count)
  }

  /// Returns the differences from a layout that knows all item sizes from the start; empty if the layouts are equal.
  func differences() -> [String] {
    let exact = isMirrored ? Mirrored() : UICollectionViewFlowLayout()
    let other = UICollectionView(frame: view.frame, collectionViewLayout: exact)
    configure(other, exact)
    let sizes = Sizes(source.sizes)
    other.dataSource = source
    other.delegate = sizes
    stage.window.addSubview(other)
    defer { other.removeFromSuperview() }
    other.layoutIfNeeded()
    var found: [String] = []
    func compare(_ title: String, _ one: CGRect?, _ two: CGRect?) {
      if one != two { found.append("\(title) at \(one ?? .null) instead of \(two ?? .null)") }
    }
    compare("content", CGRect(origin: .zero, size: view.contentSize), CGRect(origin: .zero, size: other.contentSize))
    for section in source.sizes.indices {
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        compare(
          "\(kind) \(section)", layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame,
          exact.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame)
      }
      for item in source.sizes[section].indices {
        let path = IndexPath(item: item, section: section)
        compare(
          "item \(section)-\(item)", layout.layoutAttributesForItem(at: path)?.frame,
          exact.layoutAttributesForItem(at: path)?.frame)
      }
    }
    withExtendedLifetime(sizes) {}
    return found
  }
}
