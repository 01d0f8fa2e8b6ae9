// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungStage

@testable import UIKit

/// The springy layouts to test.
enum SpringyKind: String, CaseIterable, Sendable {
  case naiveFlow, tiledFlow, compositional, custom
}

/// Attributes with an additional field.
final class TaggedAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var tag = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TaggedAttributes)?.tag = tag
    return copy
  }
}

/// A simple layout of vertically stacked rows that computes its attributes once and returns the cached objects.
class RowsLayout: UICollectionViewLayout {
  var height: (IndexPath) -> CGFloat = { _ in 40 }
  private(set) var rows: [[TaggedAttributes]] = []
  /// The number of attributes that were returned for rectangles.
  private(set) var answered = 0
  private var isValid = false
  private var width: CGFloat = 0
  private var end: CGFloat = 0

  override class var layoutAttributesClass: AnyClass { TaggedAttributes.self }

  override func prepare() {
    super.prepare()
    guard let view = collectionView, !isValid || view.bounds.width != width else { return }
    isValid = true
    width = view.bounds.width
    end = 0
    rows = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { item in
        let path = IndexPath(item: item, section: section)
        let attributes = TaggedAttributes(forCellWith: path)
        attributes.tag = item
        let height = height(path)
        attributes.frame = CGRect(x: 0, y: end, width: width, height: height)
        end += height + 8
        return attributes
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: width, height: end) }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isValid = false }
    super.invalidateLayout(with: context)
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for rows in rows {
      var low = 0
      var high = rows.count
      while low < high {
        let middle = (low + high) / 2
        if rows[middle].frame.maxY < rect.minY { low = middle + 1 } else { high = middle }
      }
      while low < rows.count, rows[low].frame.minY <= rect.maxY {
        found.append(rows[low])
        low += 1
      }
    }
    answered += found.count
    return found
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < rows.count, indexPath.item < rows[indexPath.section].count else { return nil }
    return rows[indexPath.section][indexPath.item]
  }
}

/// The same layout with springs, as in the documentation of `SpringyBehavior`.
final class SpringyRowsLayout: RowsLayout {
  private(set) lazy var springs = SpringyBehavior(layout: self)

  override func prepare() {
    super.prepare()
    springs.prepare { super.layoutAttributesForElements(in: $0) }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    springs.attributesForElements(in: rect) { super.layoutAttributesForElements(in: $0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    springs.displaced(super.layoutAttributesForItem(at: indexPath))
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    springs.shouldInvalidateLayout(
      forBoundsChange: newBounds, resting: super.shouldInvalidateLayout(forBoundsChange: newBounds))
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    springs.invalidateLayout(with: context)
    super.invalidateLayout(with: context)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    springs.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    springs.finalizeCollectionViewUpdates()
  }
}

/// A cell that stores the tag of its attributes and prefers its own height.
final class SpringyBenchCell: UICollectionViewCell {
  var tagSeen = -1
  var wanted: CGFloat = 40

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tagSeen = (layoutAttributes as? TaggedAttributes)?.tag ?? -1
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = wanted
    return layoutAttributes
  }
}

/// A springy list of numbered cells with various heights, which a test changes and a simulated touch scrolls.
final class SpringyBench: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private(set) var host: HeadlessHost!
  private(set) var finger: TestFinger!
  let controller: UICollectionViewController
  let layout: UICollectionViewLayout
  let springs: SpringyBehavior
  var sections: [[Int]]
  var headerHeight: CGFloat = 0
  var heights: (Int) -> CGFloat = { 40 + CGFloat($0 % 5) * 12 }
  var view: UICollectionView { controller.collectionView }
  static let badge = "badge"

  init(
    _ kind: SpringyKind, _ counts: [Int] = [200], headerHeight: CGFloat = 0,
    layout custom: UICollectionViewLayout? = nil
  ) {
    self.headerHeight = headerHeight
    var next = 0
    sections = counts.map { count in
      next += count
      return Array(next - count..<next)
    }
    switch kind {
    case .naiveFlow, .tiledFlow:
      let flow = SpringyFlowLayout(isTiled: kind == .tiledFlow)
      layout = flow
      springs = flow.springs
    case .compositional:
      let made = (custom as? SpringyCompositionalLayout) ?? SpringyBench.makeCompositional(headerHeight)
      layout = made
      springs = made.springs
    case .custom:
      let rows = SpringyRowsLayout()
      layout = rows
      springs = rows.springs
    }
    let controller = UICollectionViewController(collectionViewLayout: layout)
    self.controller = controller
    super.init()
    (layout as? SpringyRowsLayout)?.height = { [unowned self] in self.heights(self.sections[$0.section][$0.item]) }
    view.register(SpringyBenchCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, Self.badge] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
    view.delegate = self
    host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { controller }
    host.buildsTree = false
    finger = TestFinger(on: host)
    finger.wait(0.1)
  }

  private static func makeCompositional(_ headerHeight: CGFloat) -> SpringyCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    if headerHeight > 0 {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(headerHeight)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
    }
    return SpringyCompositionalLayout(section: section)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let number = sections[indexPath.section][indexPath.item]
    cell.accessibilityLabel = "\(number)"
    (cell as? SpringyBenchCell)?.wanted = heights(number)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 300, height: heights(sections[indexPath.section][indexPath.item])) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: headerHeight, height: headerHeight) }

  /// Displays the next frame at 60 Hz.
  func frame() { host.frame(milliseconds: host.milliseconds + 1000.0 / 60) }

  func settle() -> Bool { finger.settle(within: 10) }

  /// Scrolls by the given number of points over several frames, like a touch near the top.
  func scroll(by distance: CGFloat, frames: Int = 4) {
    view.panGestureRecognizer.lastWindowPoint = CGPoint(x: 160, y: 60)
    for _ in 0..<frames {
      view.contentOffset.y += distance / CGFloat(frames)
      frame()
    }
  }

  /// Returns the rest position of an item.
  func place(_ path: IndexPath) -> CGPoint? {
    if let rows = layout as? SpringyRowsLayout { return rows.rows[path.section][path.item].center }
    return layout.settledAttributes(for: ElementKey(kind: ElementKindTable.cell, indexPath: path))?.center
  }

  /// Returns the distance of an item from its rest position, or nil if the item has no spring.
  func lag(_ path: IndexPath) -> CGVector? {
    guard let center = springs.dynamicAnimator.layoutAttributesForCell(at: path)?.center, let place = place(path) else {
      return nil
    }
    return CGVector(dx: center.x - place.x, dy: center.y - place.y)
  }

  /// The lag of each item that has a spring, by the item's number.
  var lags: [Int: CGVector] {
    var lags: [Int: CGVector] = [:]
    for path in springs.visibleIndexPaths where path.section < sections.count {
      guard path.item < sections[path.section].count, let lag = lag(path) else { continue }
      lags[sections[path.section][path.item]] = lag
    }
    return lags
  }

  var greatestLag: CGFloat { lags.values.map { max(abs($0.dx), abs($0.dy)) }.max() ?? 0 }

  /// Returns the errors of the screen at rest.
  func faults() -> [String] {
    var faults: [String] = []
    for section in sections.indices {
      for item in sections[section].indices {
        let path = IndexPath(item: item, section: section)
        guard let place = layout.layoutAttributesForItem(at: path) else {
          faults.append("no attributes for \(section)-\(item)")
          continue
        }
        let isSeen = place.frame.insetBy(dx: 0, dy: 0.5).intersects(view.bounds) && place.size.height > 1
        guard let cell = view.cellForItem(at: path) else {
          if isSeen { faults.append("\(section)-\(item) is missing") }
          continue
        }
        if cell.accessibilityLabel != "\(sections[section][item])" {
          faults.append("\(section)-\(item) displays another item")
        }
        if let rest = self.place(path), abs(cell.center.y - rest.y) > 0.5 || abs(cell.center.x - rest.x) > 0.5 {
          faults.append("\(section)-\(item) is out of position")
        }
      }
    }
    return faults
  }

  func update(_ changes: @escaping () -> Void) { view.performBatchUpdates(changes) }
}
