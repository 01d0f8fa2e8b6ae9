// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Tests section insets with each `sectionInsetReference`, and pinned headers and footers, in all directions.
@Suite(.oneApplication) @MainActor struct FlowReferenceTests {
  final class Mirrored: UICollectionViewFlowLayout {
    var flips = false
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }
  }

  /// A collection view with safe area insets on both sides, as on a notched screen in landscape.
  final class EaredView: UICollectionView {
    var ears = UIEdgeInsets.zero
    /// The view does not retain data sources.
    var kept: LetterSource?
    override var safeAreaInsets: UIEdgeInsets { ears }
  }

  private func view(_ layout: UICollectionViewLayout, _ source: LetterSource, _ size: CGSize) -> (EaredView, UIWindow) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let view = EaredView(frame: window.bounds, collectionViewLayout: layout)
    view.register(LetterCell.self, forCellWithReuseIdentifier: "letter")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.contentInsetAdjustmentBehavior = .never
    view.kept = source
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    return (view, window)
  }

  @Test(
    "sectionInsetReference: rows begin at the content inset, the safe area or the margins",
    arguments: [
      (UICollectionViewFlowLayout.SectionInsetReference.fromContentInset, false, 10.0, 350.0),
      (.fromSafeArea, false, 54, 326), (.fromLayoutMargins, false, 70, 290), (.fromSafeArea, true, 326, 54),
    ])
  func reference(
    reference: UICollectionViewFlowLayout.SectionInsetReference, isMirrored: Bool, first: Double, last: Double
  ) {
    let layout = Mirrored()
    layout.flips = true
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionInsetReference = reference
    let source = LetterSource(count: 60)
    let (view, window) = view(layout, source, CGSize(width: 400, height: 300))
    view.ears = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 24)
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
    if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
    window.layoutIfNeeded()
    var end = 0
    let y = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY
    while view.cellForItem(at: IndexPath(item: end + 1, section: 0))?.frame.minY == y { end += 1 }
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == CGFloat(first))
    #expect(view.cellForItem(at: IndexPath(item: end, section: 0))?.frame.minX == CGFloat(last))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 400, height: 20), "headers span the full width")
    // The safe area insets swap sides, and the view is not notified of the change.
    view.ears = UIEdgeInsets(top: 0, left: 24, bottom: 0, right: 44)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    let moved = view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX
    let expected = reference == .fromSafeArea ? first - 20 : first
    #expect(moved.map { Double($0) } == expected)
  }

  @Test("sectionInsetReference: columns begin below the part of the safe area not covered by content insets")
  func columns() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.sectionInsetReference = .fromSafeArea
    let (view, window) = view(layout, LetterSource(count: 60), CGSize(width: 400, height: 300))
    view.ears = UIEdgeInsets(top: 50, left: 9, bottom: 30, right: 9)
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 0, y: 50))
    view.contentInset.top = 35
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.origin == CGPoint(x: 0, y: 15))
  }

  private func pinned(_ isHorizontal: Bool, _ flips: Bool = false) -> (EaredView, UIWindow, Mirrored) {
    let layout = Mirrored()
    layout.flips = flips
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    layout.itemSize = isHorizontal ? CGSize(width: 80, height: 100) : CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 8
    layout.sectionInset =
      isHorizontal
      ? UIEdgeInsets(top: 16, left: 10, bottom: 16, right: 10)
      : UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16)
    layout.headerReferenceSize = CGSize(width: 44, height: 44)
    layout.footerReferenceSize = CGSize(width: 20, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let (view, window) = view(
      layout, LetterSource([["a", "b", "c", "d", "e"], ["f", "g", "h"]]),
      isHorizontal ? CGSize(width: 300, height: 390) : CGSize(width: 390, height: 300))
    if flips { view.semanticContentAttribute = .forceRightToLeft }
    window.layoutIfNeeded()
    return (view, window, layout)
  }

  private func edge(_ view: UICollectionView, isHeader: Bool, _ section: Int) -> CGRect? {
    view.supplementaryView(
      forElementKind: isHeader
        ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: section))?.frame
  }

  /// The offset, then the tops of header 0, footer 0, header 1 and footer 1, or nil if they are off screen. The content
  /// is 420 points long, and the viewport is 300 points long.
  nonisolated static let rows: [(Double, Double?, Double?, Double?, Double?)] = [
    (0, 0, 236, 256, nil), (100, 100, 236, 256, 380), (120, 120, 236, 256, 400),
  ]

  @Test("A19: headers and footers stay at the edges while their section is visible, on both axes", arguments: rows)
  func pins(row: (Double, Double?, Double?, Double?, Double?)) {
    for isHorizontal in [false, true] {
      let (view, window, _) = pinned(isHorizontal)
      #expect((isHorizontal ? view.contentSize.width : view.contentSize.height) == 420)
      view.contentOffset = isHorizontal ? CGPoint(x: row.0, y: 0) : CGPoint(x: 0, y: row.0)
      window.layoutIfNeeded()
      func start(_ rect: CGRect?) -> Double? { rect.map { Double(isHorizontal ? $0.minX : $0.minY) } }
      #expect(start(edge(view, isHeader: true, 0)) == row.1, "header 0")
      #expect(start(edge(view, isHeader: false, 0)) == row.2, "footer 0")
      #expect(start(edge(view, isHeader: true, 1)) == row.3, "header 1")
      if let last = row.4 { #expect(start(edge(view, isHeader: false, 1)) == last, "footer 1") }
      #expect(view.validate() == [])
    }
  }

  @Test("A19: content insets move the edges for pinned headers and footers")
  func pinsWithInsets() {
    let (view, window, _) = pinned(false)
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 25, right: 0)
    view.contentOffset.y = 70
    window.layoutIfNeeded()
    #expect(edge(view, isHeader: true, 0)?.minY == 100)
    #expect(edge(view, isHeader: false, 1)?.minY == 325, "370 minus the inset and its height")
  }

  @Test("A19: mirrored headers are pinned to the right edge")
  func pinsMirrored() {
    let (view, window, _) = pinned(true, true)
    #expect(view.contentOffset.x == 120, "it begins at its right end")
    #expect(edge(view, isHeader: true, 0)?.maxX == 420)
    view.contentOffset.x = 60
    window.layoutIfNeeded()
    #expect(edge(view, isHeader: true, 0)?.maxX == 360)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 366)
    #expect(view.validate() == [])
  }

  @Test("A19: a pinned header exists even if its original position is far away, in front of the items")
  func farAway() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    let bench = CollectionBench(LetterSource(count: 5_000), layout: layout)
    bench.layOut()
    bench.view.contentOffset.y = 20_000
    bench.layOut()
    #expect(edge(bench.view, isHeader: true, 0)?.minY == 20_000)
    let attributes = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.zIndex == 10)
  }
}
