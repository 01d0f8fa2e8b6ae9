// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// After a rotation, two published layouts had cells 183 points wide on a screen of 844 points. Such layouts compute
/// their item size in one of the methods listed below, but some of the computed sizes took effect one layout pass too
/// late.
@Suite(.oneApplication) @MainActor struct CellsAfterResizeTests {
  nonisolated enum Idiom: CaseIterable {
    case beforeSuper, afterSuper, getter, invalidation, delegate, controller, context, widthOnly
  }

  private class ColumnLayout: UICollectionViewFlowLayout {
    var idiom = Idiom.beforeSuper

    static func size(_ view: UICollectionView?) -> CGSize {
      CGSize(width: max(0, (((view?.bounds.width ?? 0) - 24) / 2).rounded(.down)), height: 60)
    }
    override func prepare() {
      if idiom == .beforeSuper { itemSize = Self.size(collectionView) }
      super.prepare()
      if idiom == .afterSuper { itemSize = Self.size(collectionView) }
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      if idiom == .invalidation, collectionView != nil, itemSize != Self.size(collectionView) {
        itemSize = Self.size(collectionView)
      }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      idiom == .widthOnly
        ? newBounds.width != collectionView?.bounds.width : super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if idiom == .context || idiom == .widthOnly, let flow = context as? UICollectionViewFlowLayoutInvalidationContext
      {
        flow.invalidateFlowLayoutDelegateMetrics = newBounds.width != collectionView?.bounds.width
      }
      return context
    }
  }

  /// A layout whose `itemSize` getter computes the size.
  private final class GetterLayout: ColumnLayout {
    override var itemSize: CGSize {
      get { Self.size(collectionView) }
      set {}
    }
  }

  private final class Screen: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let idiom: Idiom
    let layout: ColumnLayout
    let list: UICollectionView

    init(_ idiom: Idiom) {
      self.idiom = idiom
      layout = idiom == .getter ? GetterLayout() : ColumnLayout()
      layout.idiom = idiom
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      list.dataSource = self
      list.delegate = self
      list.contentInsetAdjustmentBehavior = .never
      list.frame = view.bounds
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      if idiom == .controller { layout.itemSize = ColumnLayout.size(list) }
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
      switch idiom {
      case .delegate, .context, .widthOnly: ColumnLayout.size(collectionView)
      default: self.layout.itemSize
      }
    }
  }

  @Test("All cells have the new width", arguments: Idiom.allCases)
  func widths(idiom: Idiom) {
    let screen = Screen(idiom)
    let host = HeadlessHost(size: CGSize(width: 390, height: 844), scale: 2) { screen }
    defer { host.stop() }
    let finger = TestFinger(on: host)
    finger.wait(0.2)
    for (size, width) in [(CGSize(width: 844, height: 390), CGFloat(410)), (CGSize(width: 390, height: 844), 183)] {
      host.send(InputEvent(.resize, x: Float(size.width), y: Float(size.height), a: 2, milliseconds: host.milliseconds))
      finger.wait(1)
      #expect(screen.list.visibleCells.count >= 8)
      for cell in screen.list.visibleCells { #expect(cell.frame.width == width, "\(cell.frame)") }
      host.perform { screen.list.contentOffset.y = 100 }
      finger.wait(0.2)
      for cell in screen.list.visibleCells { #expect(cell.frame.width == width, "\(cell.frame)") }
    }
  }
}
