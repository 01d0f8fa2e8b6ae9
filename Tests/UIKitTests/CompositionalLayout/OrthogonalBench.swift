// SPDX-License-Identifier: MIT

import UIKit

/// Three sections in 320 x 480 points: a two-column grid, 20 items of 100 x 80 that scroll sideways, and another grid.
///
/// Section 1 begins at y = 100 with a header of 30, so its items extend from 130 to 210. Item i begins at x = 15 + 110
/// i, and the total length with insets is 2220.
enum OrthogonalBench {
  static func section(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 15, bottom: 0, trailing: 15)
    section.boundarySupplementaryItems = [CompositionalLayoutTests.header()]
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  static func layout(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, across: Int = 1
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      index == across ? section(behavior) : CompositionalLayoutTests.grid(2)
    }
  }

  static func source() -> LetterSource {
    LetterSource([4, 20, 60].map { count in (0..<count).map { "\($0)" } })
  }

  static func make(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    layout: UICollectionViewLayout? = nil, delegate: (any UICollectionViewDelegate)? = nil
  ) -> CollectionBench {
    let bench = CollectionBench(source(), layout: layout ?? self.layout(behavior), delegate: delegate)
    bench.layOut()
    return bench
  }

  /// Returns the visible items of a section.
  static func visible(_ bench: CollectionBench, _ section: Int = 1) -> [Int] {
    bench.view.indexPathsForVisibleItems.filter { $0.section == section }.map { $0.item }
  }
}
