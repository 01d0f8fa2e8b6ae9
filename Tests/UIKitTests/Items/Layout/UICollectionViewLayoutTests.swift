// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the results of the layout base class, both without a client and with one that is not a collection view.
@Suite("Layout base class", .oneApplication) @MainActor struct UICollectionViewLayoutTests {
  private let path = IndexPath(item: 3, section: 1)

  @Test("A layout without a client returns no attributes, and can be invalidated") func alone() {
    let layout = UICollectionViewLayout()
    layout.invalidateLayout()
    layout.prepare()
    #expect(
      layout.collectionViewContentSize == .zero
        && layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 9)) == nil)
    #expect(layout.layoutAttributesForItem(at: path) == nil && layout.collectionView == nil && layout.engine == nil)
    #expect(layout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    #expect(layout.finalLayoutAttributesForDisappearingItem(at: path) == nil)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 3, y: 4)) == CGPoint(x: 3, y: 4))
    #expect(!layout.flipsHorizontallyInOppositeLayoutDirection && layout.developmentLayoutDirection == .leftToRight)
  }

  @Test("collectionView is nil if the client is not a collection view") func client() {
    let bench = PlainBench(count: 3)
    #expect(bench.layout.collectionView == nil && bench.layout.client === bench.client)
    #expect(bench.layout.engine === bench.engine)
  }

  @Test("Contexts contain elements, and further ones are added") func contexts() {
    let context = UICollectionViewLayoutInvalidationContext()
    #expect(!context.namesElements && context.invalidatedItemIndexPaths == nil && !context.invalidateEverything)
    context.invalidateItems(at: [path])
    context.invalidateItems(at: [itemPath(0), itemPath(1)])
    #expect(context.invalidatedItemIndexPaths == [path, itemPath(0), itemPath(1)] && context.namesElements)
    context.invalidateSupplementaryElements(ofKind: "a", at: [itemPath(0)])
    context.invalidateSupplementaryElements(ofKind: "b", at: [itemPath(1)])
    context.invalidateSupplementaryElements(ofKind: "a", at: [itemPath(2)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["a": [itemPath(0), itemPath(2)], "b": [itemPath(1)]])
    let decorations = UICollectionViewLayoutInvalidationContext()
    decorations.invalidateDecorationElements(ofKind: "line", at: [path])
    #expect(decorations.namesElements && decorations.invalidatedDecorationIndexPaths == ["line": [path]])
    #expect(decorations.invalidatedSupplementaryIndexPaths == nil)
  }

  @Test("The context of a preferred size contains the item; that of a movement both positions") func reasons() {
    let layout = UICollectionViewLayout()
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let fitting = layout.invalidationContext(
      forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
    #expect(fitting.invalidatedItemIndexPaths == [path] && !fitting.invalidateEverything)
    let moving = layout.invalidationContext(
      forInteractivelyMovingItems: [itemPath(4)], withTargetPosition: CGPoint(x: 7, y: 8),
      previousIndexPaths: [itemPath(2)], previousPosition: .zero)
    #expect(moving.targetIndexPathsForInteractivelyMovingItems == [itemPath(4)])
    #expect(moving.previousIndexPathsForInteractivelyMovingItems == [itemPath(2)])
    #expect(moving.interactiveMovementTarget == CGPoint(x: 7, y: 8))
  }

  @Test("A layout is queried by the method for the category of the key") func categories() {
    final class Answering: UICollectionViewLayout {
      var log: [String] = []
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        log.append("cell \(indexPath.item)")
        return nil
      }
      override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("\(elementKind) \(indexPath.item)")
        return nil
      }
      override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
      ) -> UICollectionViewLayoutAttributes? {
        log.append("decoration \(elementKind) \(indexPath.item)")
        return nil
      }
    }
    let layout = Answering()
    _ = layout.attributes(for: ElementKey(section: 1, item: 3))
    _ = layout.attributes(
      for: ElementKey(kind: ElementKindTable.number(of: .supplementaryView, "badge"), section: 0, item: 5))
    _ = layout.attributes(
      for: ElementKey(kind: ElementKindTable.number(of: .decorationView, "line"), section: 0, item: 6))
    #expect(layout.log == ["cell 3", "badge 5", "decoration line 6"])
  }

  @Test("A moving item is displayed at the touch, as a copy") func moving() throws {
    let bench = PlainBench(count: 12)
    let attributes = bench.layout.layoutAttributesForInteractivelyMovingItem(
      at: itemPath(2), withTargetPosition: CGPoint(x: 9, y: 10))
    #expect(attributes.center == CGPoint(x: 9, y: 10) && attributes.size == CGSize(width: 100, height: 50))
    #expect(bench.layout.layoutAttributesForItem(at: itemPath(2))?.center == CGPoint(x: 50, y: 125))
    let missing = UICollectionViewLayout().layoutAttributesForInteractivelyMovingItem(
      at: path, withTargetPosition: CGPoint(x: 1, y: 2))
    #expect(missing.indexPath == path && missing.center == CGPoint(x: 1, y: 2) && missing.size == .zero)
  }

  @Test("A decoration class is registered for its kind, and removed with nil") func decorations() {
    let layout = UICollectionViewLayout()
    let kind = ElementKindTable.number(of: .decorationView, "line")
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
    #expect(layout.decorations.isRegistered(kind: kind, identifier: "line"))
    layout.register(nil as AnyClass?, forDecorationViewOfKind: "line")
    #expect(!layout.decorations.isRegistered(kind: kind, identifier: "line"))
  }

  @Test(
    "Offsets are clamped to the content, including insets", arguments: [(-50.0, -20.0), (0, 0), (100, 100), (900, 330)])
  func legal(proposed: Double, expected: Double) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 10)
    let offset = view.legalOffset(
      CGPoint(x: proposed, y: proposed), contentSize: CGSize(width: 50, height: 500))
    #expect(offset == CGPoint(x: -5, y: expected))
  }

  @Test("Attributes are created from the layout's class, and compute their transformed frame")
  func attributes() {
    let made = UICollectionViewLayoutAttributes.make(TintedAttributes.self, key: ElementKey(section: 2, item: 4))
    #expect(made is TintedAttributes && made.indexPath == IndexPath(item: 4, section: 2))
    made.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    made.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(near(made.transformedFrame, CGRect(x: -50, y: -25, width: 200, height: 100)))
    made.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
    made.transform3D = CATransform3DIdentity
    #expect(made.hasNoTransform)
  }
}
