// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// `preferredLayoutAttributesFitting(_:)` modified and returned its argument, so passing a layout's attributes changed
/// the layout's own objects. Attributes returned by a collection view were modified in the same way.
@Suite(.oneApplication) @MainActor struct FittingAttributesAreCopiesTests {
  /// A layout that caches its attributes and returns the cached objects, as many layouts do.
  final class CachingLayout: UICollectionViewLayout {
    var cache: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      guard cache.isEmpty else { return }
      for item in 0..<3 {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.frame = CGRect(x: 0, y: CGFloat(item) * 50, width: 100, height: 40)
        cache.append(attributes)
      }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 150) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      cache[indexPath.item]
    }

    override func layoutAttributesForSupplementaryView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { cache[indexPath.item] }
  }

  final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  }

  /// A cell whose constraints make it 77 points high.
  final class TallCell: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: contentView.topAnchor),
        inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        inner.heightAnchor.constraint(equalToConstant: 77),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("the default implementation returns a copy with the cell's fitting size")
  func preferred() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 40)
    let (view, host) = show(layout, TallCell.self)
    defer { host.stop() }
    let cell = try #require(view.visibleCells.first)
    let given = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    given.frame = CGRect(x: 5, y: 6, width: 100, height: 40)
    let preferred = cell.preferredLayoutAttributesFitting(given)
    #expect(preferred !== given && given.frame == CGRect(x: 5, y: 6, width: 100, height: 40))
    #expect(preferred.size.height == 77 && preferred.indexPath == given.indexPath)
    // A copy is also returned if the view has no content to fit.
    let plain = UICollectionReusableView()
    #expect(plain.preferredLayoutAttributesFitting(given) !== given)
    #expect(plain.preferredLayoutAttributesFitting(given).isEqual(given))
  }

  @Test("attributes returned by a collection view are not the layout's own objects")
  func queries() throws {
    let layout = CachingLayout()
    let (view, host) = show(layout, UICollectionViewCell.self)
    defer { host.stop() }
    let path = IndexPath(item: 1, section: 0)
    let answer = try #require(view.layoutAttributesForItem(at: path))
    let other = try #require(view.layoutAttributesForSupplementaryElement(ofKind: "kind", at: path))
    for attributes in [answer, other] {
      #expect(attributes !== layout.cache[1] && attributes.isEqual(layout.cache[1]))
      attributes.center.y += 1000
      attributes.alpha = 0
    }
    view.setNeedsLayout()
    host.frame(milliseconds: 20)
    #expect(layout.cache[1].frame == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(view.cellForItem(at: path)?.frame == CGRect(x: 0, y: 50, width: 100, height: 40))
    #expect(view.cellForItem(at: path)?.alpha == 1)
  }

  private static let source = Source()

  private func show(
    _ layout: UICollectionViewLayout, _ cellClass: UICollectionViewCell.Type
  ) -> (UICollectionView, HeadlessHost) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = Self.source
    let controller = UIViewController()
    controller.view.addSubview(view)
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    host.frame(milliseconds: 0)
    return (view, host)
  }
}
