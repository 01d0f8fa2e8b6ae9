// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests a content inset derived from the content size, a common way to center a short list. With a compositional
/// layout of estimated heights, each inset change discarded the measured heights. The content became short again, the
/// inset grew again, and the layout loop was endless (`endlessLayout`). Heights are now retained while the width is
/// unchanged.
@Suite(.oneApplication)
@MainActor
struct InsetFollowsContentSizeTests {
  final class Cell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.size.height = 100
      return attributes
    }
  }

  final class CenteringView: UICollectionView {
    override func layoutSubviews() {
      super.layoutSubviews()
      contentInset.bottom = max(0, (bounds.height - contentSize.height) / 2)
    }
  }

  @Test("the inset and the content size stabilize", arguments: [(3, 300, 90), (8, 800, 0)])
  func centered(rows: Int, height: CGFloat, inset: CGFloat) {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    let list = ModelList(Array(0..<rows), layout: layout)
    let view = CenteringView(frame: window.bounds, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = list
    window.addSubview(view)
    window.makeKeyAndVisible()
    let faults = Diagnostics.recording {
      for frame in 1...10 { UIApplication.shared.tick(timestamp: Double(frame) / 60) }
    }
    #expect(faults.isEmpty, "\(faults.map(\.message))")
    #expect(!window.isLayoutPending)
    #expect(view.contentSize.height == height && view.contentInset.bottom == inset)
    #expect(view.visibleCells.map(\.frame.height).allSatisfy { $0 == 100 })
  }
}
