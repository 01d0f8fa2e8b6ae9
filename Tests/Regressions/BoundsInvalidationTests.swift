// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// `invalidateLayout(with:)` was called before the new bounds were stored, so a layout that compared the width in this
/// method kept its old items. After a rotation, two published layouts had cells of the old width. A layout that set the
/// content offset in this method recursed endlessly.
@Suite(.oneApplication) @MainActor struct BoundsInvalidationTests {
  /// Full-width rows, cached until `invalidateLayout(with:)` observes a different width.
  private final class RowLayout: UICollectionViewLayout {
    var rows: [UICollectionViewLayoutAttributes] = []
    var preparedWidth: CGFloat = 0
    var log: [String] = []
    var onInvalidation: (UICollectionView) -> Void = { _ in }

    override func prepare() {
      guard let view = collectionView, rows.isEmpty else { return }
      preparedWidth = view.bounds.width
      rows = (0..<view.numberOfItems(inSection: 0)).map { item in
        let row = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        row.frame = CGRect(x: 0, y: 50 * CGFloat(item), width: preparedWidth, height: 50)
        return row
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: preparedWidth, height: 50 * CGFloat(rows.count)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      rows.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      rows[indexPath.item]
    }
    private func note(_ name: String) {
      guard let bounds = collectionView?.bounds else { return }
      log.append("\(name) \(Int(bounds.width)) \(Int(bounds.minY))")
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      note("should")
      return true
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      note("context")
      return super.invalidationContext(forBoundsChange: newBounds)
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      note("invalidate")
      if let view = collectionView {
        if view.bounds.width != preparedWidth { rows = [] }
        onInvalidation(view)
      }
      super.invalidateLayout(with: context)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private final class Stage {
    let layout = RowLayout()
    let view: UICollectionView
    let source = Source()
    let host: HeadlessHost
    let finger: TestFinger

    init() {
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) {
        let controller = UIViewController()
        controller.view.addSubview(view)
        return controller
      }
      self.view = view
      finger = TestFinger(on: host)
      finger.wait(0.1)
      layout.log = []
    }
  }

  @Test("The layout is queried with the old bounds and invalidated with the new ones")
  func order() {
    let stage = Stage()
    defer { stage.host.stop() }
    stage.host.perform { stage.view.contentOffset.y = 100 }
    #expect(stage.layout.log == ["should 390 0", "context 390 0", "invalidate 390 100"])
    stage.layout.log = []
    stage.host.perform { stage.view.frame.size.width = 300 }
    #expect(stage.layout.log == ["should 390 100", "context 390 100", "invalidate 300 100"])
  }

  @Test("All cells have the new width after a resize", arguments: [844, 183, 390.5] as [CGFloat])
  func widths(width: CGFloat) {
    let stage = Stage()
    defer { stage.host.stop() }
    stage.host.perform { stage.view.frame.size.width = width }
    stage.finger.wait(1)
    #expect(stage.view.visibleCells.count == 8)
    for cell in stage.view.visibleCells { #expect(cell.frame.width == width) }
    stage.host.perform { stage.view.contentOffset.y = 1000 }
    stage.finger.wait(0.1)
    for cell in stage.view.visibleCells { #expect(cell.frame.width == width) }
  }

  @Test("Setting the offset in invalidateLayout(with:) does not recurse", arguments: [0, 1, 2])
  func offset(kind: Int) {
    let stage = Stage()
    defer { stage.host.stop() }
    var calls = 0
    stage.layout.onInvalidation = { view in
      calls += 1
      switch kind {
      case 0: view.contentOffset.y = 200
      case 1: view.contentOffset.y += 1
      default: view.contentOffset = CGPoint(x: 0, y: view.contentOffset.y == 0 ? 1 : 0)
      }
    }
    stage.host.perform { stage.view.contentOffset.y = 100 }
    #expect(calls == 1)
    #expect(stage.view.contentOffset.y == [200, 101, 0][kind])
    stage.host.perform { stage.view.frame.size.width = 300 }
    #expect(calls == 2)
    stage.layout.onInvalidation = { _ in }
    stage.finger.wait(1)
    for cell in stage.view.visibleCells { #expect(cell.frame.width == 300) }
  }
}
