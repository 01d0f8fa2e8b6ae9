// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// An endless calendar makes its content 1e13 points high and starts in the middle. Geometry was limited to 1e9, so the
/// size was rejected and the content stayed empty. The limit is now 1e15, where half a pixel is still representable.
@Suite(.oneApplication) @MainActor struct EndlessContentTests {
  /// Rows of 80 points, computed for the requested rectangle.
  private final class Calendar: UICollectionViewLayout {
    let height: CGFloat
    private var made: [IndexPath: UICollectionViewLayoutAttributes] = [:]

    init(height: CGFloat) {
      self.height = height
      super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { CGSize(width: 390, height: height) }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    /// Returns the attributes of one of 40 items that follow the visible rectangle.
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let first = ((collectionView?.contentOffset.y ?? 0) / 80).rounded(.down)
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: (first + CGFloat(indexPath.item)) * 80, width: 390, height: 79)
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<40).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        .filter { $0.frame.intersects(rect) }
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  @Test(arguments: [1e10, 1e13, 9e14]) func hugeCalendarScrolls(height: Double) {
    let layout = Calendar(height: CGFloat(height))
    let source = Source()
    let controller = UIViewController()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.dataSource = source
    controller.view.addSubview(view)
    let host = HeadlessHost(size: CGSize(width: 390, height: 800), scale: 2) { controller }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    let faults = Diagnostics.recording {
      // The middle of the content is at most half the geometry limit, which is the largest allowed offset.
      let middle = (CGFloat(height) / 160).rounded() * 80
      host.perform { view.contentOffset = CGPoint(x: 0, y: middle) }
      finger.wait(0.1)
      #expect(view.contentSize.height == CGFloat(height) && view.contentOffset.y == middle)
      #expect(view.visibleCells.count == 10 && view.visibleCells.map { $0.frame.minY }.min() == middle)
      finger.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), over: 0.1)
      #expect(finger.settle(within: 10))
      let moved = view.contentOffset.y - middle
      #expect(moved > 500 && moved < 10_000, "\(moved)")
      #expect(view.visibleCells.count >= 10)
      for cell in view.visibleCells {
        let place = cell.convert(cell.bounds, to: nil)
        #expect(place.minY > -80 && place.minY < 800 && place.height == 79, "\(place)")
      }
    }
    #expect(faults.isEmpty, "\(faults.map { $0.message })")
  }

  /// The host receives positions relative to the parent, so drawing is exact even for distant content.
  @Test(arguments: [1e10, 1e13, 4e14]) func distantContentIsDrawnExactly(far: Double) throws {
    let controller = UIViewController()
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    view.contentSize = CGSize(width: 390, height: CGFloat(far) * 2)
    let label = UILabel(frame: CGRect(x: 20, y: CGFloat(far) + 100, width: 200, height: 40))
    label.text = "far"
    view.addSubview(label)
    controller.view.addSubview(view)
    let host = HeadlessHost(size: CGSize(width: 390, height: 800), scale: 2) { controller }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    host.perform { view.contentOffset = CGPoint(x: 0, y: CGFloat(far)) }
    finger.wait(0.1)
    let center = try #require(host.tree.center(of: label.layer.stageID))
    #expect(center.x == 120 && center.y == 120)
  }
}
