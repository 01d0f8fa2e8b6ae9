// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A cell that appeared while an orthogonally scrolling section was visible was inserted in front of the section's
/// scroll view. If the section has badges, its scroll view is in front of other cells. The new cell therefore covered
/// cells that should be in front of it.
@Suite(.oneApplication)
@MainActor
struct HostCoversLaterElementsTests {
  final class Source: NSObject, UICollectionViewDataSource {
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
  }

  private static func size(_ width: NSCollectionLayoutDimension, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: .absolute(height))
  }

  /// An orthogonally scrolling section with badges in front of all cells.
  private static var across: NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), 20), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .leading]))
    badge.zIndex = 1
    let whole = size(.fractionalWidth(1), 100)
    let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    return section
  }

  /// A section whose second cell is positioned above the first and drawn in front of it where they overlap.
  private static var upsideDown: NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .custom(layoutSize: size(.fractionalWidth(1), 400)) { _ in
        [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 250, width: 320, height: 150)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 320, height: 260)),
        ]
      })
  }

  @Test("a cell that appears is behind the cells that follow it")
  func order() {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let layout = UICollectionViewCompositionalLayout { index, _ in index == 0 ? Self.across : Self.upsideDown }
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "view")
    let source = Source()
    list.dataSource = source
    window.addSubview(list)
    window.makeKeyAndVisible()
    UIApplication.shared.tick(timestamp: 1)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 1)) == nil)
    list.contentOffset.y = 80
    UIApplication.shared.tick(timestamp: 1.1)
    let cells = (0..<2).compactMap { list.cellForItem(at: IndexPath(item: $0, section: 1)) }
    let places = cells.compactMap { list.subviews.firstIndex(of: $0) }
    #expect(places.count == 2 && places == places.sorted())
    #expect(list.validate() == [])
  }
}
