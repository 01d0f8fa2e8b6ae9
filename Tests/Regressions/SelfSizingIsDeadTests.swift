// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// `preferredLayoutAttributesFitting(_:)` of cells and `shouldInvalidateLayout(forPreferred…)` of layouts were never
/// called, so cells kept their initial size. Both are now called when a view is added and when its size changes.
@Suite(.oneApplication) @MainActor struct SelfSizingIsDeadTests {
  /// A cell that prefers the height that its `height` closure returns.
  private final class GrowingCell: UICollectionViewCell {
    var height: (CGFloat) -> CGFloat = { $0 }
    var asked = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      asked += 1
      // Modifies the attributes that were passed in, as most applications do.
      let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
      preferred.size.height = height(preferred.size.height)
      return preferred
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var heights: [CGFloat]
    var law: ((CGFloat) -> CGFloat)?
    init(_ heights: [CGFloat]) {
      self.heights = heights
      super.init()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      heights.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      let height = heights[indexPath.item]
      (cell as? GrowingCell)?.height = law ?? { _ in height }
      return cell
    }
  }

  /// A one-column layout that adopts the preferred heights of its cells and logs its calls.
  private final class ColumnLayout: UICollectionViewLayout {
    var heights: [Int: CGFloat] = [:]
    var log: [String] = []
    var accepts = true

    private func frame(_ item: Int) -> CGRect {
      let y = (0..<item).reduce(CGFloat(0)) { $0 + (heights[$1] ?? 50) }
      return CGRect(x: 0, y: y, width: 320, height: heights[item] ?? 50)
    }

    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frame(count).minY) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).filter { frame($0).intersects(rect) }.map {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
        attributes.frame = frame($0)
        return attributes
      }
    }

    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
      log.append(
        "\(originalAttributes.indexPath.item): \(Int(originalAttributes.size.height)) to "
          + "\(Int(preferredAttributes.size.height))")
      return accepts
    }

    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
      let context = super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
      log.append("context \((context.invalidatedItemIndexPaths ?? []).map { $0.item })")
      return context
    }
  }

  private func makeView(_ layout: UICollectionViewLayout, _ source: Source) -> UICollectionView {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map { $0.frame } }

  @Test("a custom layout is queried for each added cell and updates its frame")
  func ownLayout() {
    let layout = ColumnLayout()
    let source = Source([30, 50, 120])
    let view = makeView(layout, source)
    #expect(layout.log == ["0: 50 to 30", "context [0]", "2: 50 to 120", "context [2]"])
    #expect(frames(view).map { $0.minY } == [0, 30, 80] && frames(view).map { $0.height } == [30, 50, 120])
    #expect(view.contentSize.height == 200 && view.validate() == [])
    // A cell is queried when it is added, and again with its new size unless it accepts its first size.
    #expect(view.visibleCells.map { ($0 as? GrowingCell)?.asked } == [2, 1, 2])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(
      view.visibleCells.map { ($0 as? GrowingCell)?.asked } == [2, 1, 2],
      "cells are not queried again for unchanged sizes")
  }

  @Test("a layout that rejects preferred sizes keeps its own")
  func refusing() {
    let layout = ColumnLayout()
    layout.accepts = false
    let view = makeView(layout, Source([30, 50, 120]))
    #expect(layout.log == ["0: 50 to 30", "2: 50 to 120"])
    #expect(frames(view).map { $0.height } == [50, 50, 50])
  }

  @Test("a cell whose size never settles is reported and keeps its frame")
  func restless() {
    let layout = ColumnLayout()
    let source = Source([30, 50])
    source.law = { $0 + 7 }
    var view: UICollectionView?
    let faults = Diagnostics.recording { view = makeView(layout, source) }
    #expect(Set(faults.map(\.kind)) == ["selfSizingNeverSettles"])
    #expect(faults.first?.message.contains("cell 0-0") == true)
    #expect(view?.visibleCells.count == 2 && view?.validate() == [])
  }

  @Test("a flow layout uses the preferred sizes of its cells only with an estimated size")
  func flow() {
    for estimate in [CGSize(width: 320, height: 40), UICollectionViewFlowLayout.automaticSize, .zero] {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 320, height: 40)
      layout.estimatedItemSize = estimate
      layout.minimumLineSpacing = 0
      let view = makeView(layout, Source([30, 60, 200, 40, 300]))
      let expected: [CGFloat] = estimate == .zero ? [40, 40, 40, 40, 40] : [30, 60, 200, 40, 300]
      #expect(frames(view).map { $0.height } == expected)
      #expect(view.contentSize.height == expected.reduce(0, +))
      #expect(view.validate() == [])
    }
  }

  @Test("preferred sizes follow their items through insertions and deletions")
  func updates() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    layout.minimumLineSpacing = 0
    let source = Source([30, 60, 90])
    let view = makeView(layout, source)
    source.heights = [20, 60, 90]
    UIView.performWithoutAnimation {
      view.performBatchUpdates({
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      })
    }
    view.layoutIfNeeded()
    #expect(frames(view).map { $0.height } == [20, 60, 90])
    source.heights = [60, 90]
    UIView.performWithoutAnimation { view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 90)
    view.layoutIfNeeded()
    #expect(frames(view).map { $0.height } == [60, 90] && view.validate() == [])
  }
}
