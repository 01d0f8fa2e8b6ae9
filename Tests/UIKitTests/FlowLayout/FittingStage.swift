// SPDX-License-Identifier: MIT

import UIKit

/// A list of self-sizing cells that tests scroll with touches and a wheel.
final class FittingStage {
  /// A cell that prefers the length that the source specifies along the scrolling axis.
  final class FittingCell: UICollectionViewCell {
    var law: (CGFloat) -> CGFloat = { $0 }
    var isHorizontal = false
    var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      if isHorizontal {
        layoutAttributes.size.width = law(layoutAttributes.size.width)
      } else {
        layoutAttributes.size.height = law(layoutAttributes.size.height)
      }
      return layoutAttributes
    }
  }

  /// A self-sizing header or footer.
  final class FittingEdge: UICollectionReusableView {
    static var length: CGFloat = 30

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = Self.length
      layoutAttributes.size.width = 11
      return layoutAttributes
    }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    var sections: [[CGFloat]]
    var law: ((IndexPath) -> ((CGFloat) -> CGFloat))?
    var isHorizontal = false
    init(_ sections: [[CGFloat]]) {
      self.sections = sections
      super.init()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let length = sections[indexPath.section][indexPath.item]
      (cell as? FittingCell)?.isHorizontal = isHorizontal
      (cell as? FittingCell)?.law = law?(indexPath) ?? { _ in length }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  let stage: FingerStage
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let source: Source
  private var places: [IndexPath: CGFloat] = [:]

  /// Creates a list with the given cell lengths. An estimate of 0 creates cells that are not self-sizing.
  init(
    _ sections: [[CGFloat]], estimate: CGFloat, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    spacing: CGFloat = 0, isHorizontal: Bool = false, isMirrored: Bool = false, edges: CGFloat = 0
  ) {
    stage = FingerStage(size: CGSize(width: 320, height: 480))
    source = Source(sections)
    source.isHorizontal = isHorizontal
    self.layout = layout
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    let fixed = sections.first?.first ?? 40
    layout.itemSize =
      isHorizontal ? CGSize(width: fixed, height: 480) : CGSize(width: 320, height: fixed)
    if estimate > 0 {
      layout.estimatedItemSize =
        isHorizontal ? CGSize(width: estimate, height: 480) : CGSize(width: 320, height: estimate)
    }
    layout.minimumLineSpacing = spacing
    if edges > 0 {
      layout.headerReferenceSize = CGSize(width: edges, height: edges)
      layout.footerReferenceSize = CGSize(width: edges, height: edges)
    }
    view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    view.register(FittingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(FittingEdge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    stage.window.addSubview(view)
    stage.tick()
    note()
  }

  /// Scrolls to an item and displays it, so that the sizes of the cells around it become known.
  func go(to item: Int, section: Int = 0) {
    view.scrollToItem(
      at: IndexPath(item: item, section: section),
      at: source.isHorizontal ? .centeredHorizontally : .centeredVertically, animated: false)
    stage.tick()
    stage.tick()
    note()
  }

  private func screenPlaces() -> [IndexPath: CGFloat] {
    var places: [IndexPath: CGFloat] = [:]
    for cell in view.visibleCells {
      guard let path = view.indexPath(for: cell) else { continue }
      places[path] =
        source.isHorizontal ? cell.frame.minX - view.contentOffset.x : cell.frame.minY - view.contentOffset.y
    }
    return places
  }

  private func note() { places = screenPlaces() }

  /// Returns the minimum and maximum distance that cells that stay on screen have moved since the last call.
  func moved() -> (least: CGFloat, most: CGFloat)? {
    let old = places
    places = screenPlaces()
    var range: (least: CGFloat, most: CGFloat)?
    for (path, place) in places {
      guard let before = old[path] else { continue }
      let way = place - before
      range = (min(range?.least ?? way, way), max(range?.most ?? way, way))
    }
    return range
  }

  /// Returns the largest difference between `way` and the movement of a cell that stays on screen, or infinity if no
  /// cell does.
  func strayed(from way: Double) -> Double {
    guard let moved = moved() else { return .infinity }
    return max((Double(moved.least) - way).magnitude, (Double(moved.most) - way).magnitude)
  }

  /// The lengths of the visible cells along the scrolling axis, in order.
  var lengths: [CGFloat] { view.visibleCells.map { source.isHorizontal ? $0.frame.width : $0.frame.height } }

  func cell(_ item: Int, _ section: Int = 0) -> FittingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? FittingCell
  }
}
