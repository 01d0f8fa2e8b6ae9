// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// A group has slots of different widths, and the sizes of the cells determine which item is in which slot. The second
/// item preferred a size that did not fit in its slot but fit in the first slot of the next group. In that slot, the
/// item preferred its first size again, so it moved back and forth. The result was the fault `selfSizingNeverSettles`,
/// which stops debug builds. The layout now caches a size for each slot. Previously, 15 of 10,000 random layouts
/// failed.
///
/// A cell in a slot with a fixed width was also queried for a preferred width, so its text was truncated.
@Suite(.oneApplication)
@MainActor
struct ItemsChangeSlotsTests {
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = Array(repeating: "spring", count: 16).joined(separator: " ")
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func list(_ group: NSCollectionLayoutGroup) -> (ModelList, [Fault]) {
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let list = ModelList(Array(0..<4), layout: layout)
    list.collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
    let faults = Diagnostics.recording { list.frames(10) }
    return (list, faults)
  }

  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  /// Returns the height of a cell's text at the given width.
  private func height(_ cell: UICollectionViewCell?, in width: CGFloat) -> CGFloat {
    (cell as? Cell)?.label.sizeThatFits(CGSize(width: width, height: 0)).height ?? 0
  }

  @Test("items that do not fit in the second slot are all in first slots")
  func slots() {
    let narrow = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .estimated(30)))
    let wide = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .estimated(20)))
    let (list, faults) = list(
      .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [narrow, wide]))
    #expect(faults.isEmpty, "\(faults.map(\.message))")
    #expect(!list.window.isLayoutPending)
    for item in 0..<2 {
      let cell = list.collection.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.frame.minX == 0 && cell?.frame.width == 100, "\(item)")
      #expect(cell?.frame.height == height(cell, in: 100), "\(item)")
    }
    #expect(list.breaches() == [])
  }

  @Test("a cell in a fixed-width slot is as high as its text at that width")
  func decidedWidth() {
    let item = NSCollectionLayoutItem(layoutSize: size(.estimated(60), .estimated(20)))
    let (list, faults) = list(
      .horizontal(layoutSize: size(.fractionalWidth(1), .estimated(50)), subitem: item, count: 2))
    #expect(faults.isEmpty, "\(faults.map(\.message))")
    for item in 0..<4 {
      let cell = list.collection.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(cell?.frame.minX == (item % 2 == 0 ? 0 : 160) && cell?.frame.width == 160, "\(item)")
      #expect(cell?.frame.height == height(cell, in: 160), "\(item)")
    }
  }
}
