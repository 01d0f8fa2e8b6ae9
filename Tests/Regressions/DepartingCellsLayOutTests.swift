// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungTestSupport
import Testing
import UIKit

/// During an animated layout change, centered content of a cell that left the screen jumped to its final position,
/// which is mostly outside the cell. Only cells that stayed on screen animated their subviews.
@Suite(.oneApplication) @MainActor struct DepartingCellsLayOutTests {
  private final class LabeledCell: UICollectionViewCell {
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var applied = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      applied += 1
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func layout(side: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: side, height: side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  @Test func subviewsOfDepartingCellsMoveWithTheirCell() throws {
    UIApplication.shared.reset()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout(side: 80))
    let source = Source()
    view.register(LabeledCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    window.addSubview(view)
    window.makeKeyAndVisible()
    var time = 1.0
    func frame() {
      withExtendedLifetime((window, source)) {}
      time += 1.0 / 60
      UIApplication.shared.tick(timestamp: time)
    }
    frame()
    let staying = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? LabeledCell)
    let leaving = try #require(view.cellForItem(at: IndexPath(item: 11, section: 0)) as? LabeledCell)
    let before = leaving.applied

    view.setCollectionViewLayout(layout(side: 300), animated: true)
    for _ in 0..<12 {
      frame()
      for cell in [staying, leaving] {
        let shown = try #require(cell.layer.presentation())
        let label = try #require(cell.label.layer.presentation())
        #expect(abs(label.position.x - shown.bounds.midX) < 0.5)
        #expect(abs(label.position.y - shown.bounds.midY) < 0.5)
      }
    }
    #expect(leaving.superview != nil && leaving.bounds.width == 300)
    #expect(leaving.applied == before + 1)
  }
}
