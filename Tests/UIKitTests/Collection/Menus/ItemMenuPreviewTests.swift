// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct ItemMenuPreviewTests {
  private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var heard: [String] = []
    var hasOwn = true

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      }
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      heard.append("lift \(indexPath.item)")
      return hasOwn ? view.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) } : nil
    }
    func collectionView(
      _ view: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
      heard.append("back \(indexPath.item)")
      return hasOwn ? view.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) } : nil
    }
    func collectionView(
      _ view: UICollectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      heard.append("lift all")
      return nil
    }
    func collectionView(
      _ view: UICollectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      heard.append("all back")
      return nil
    }
  }

  @Test("The item's preview takes precedence; otherwise the menu's preview is requested", arguments: [true, false])
  func order(hasOwn: Bool) {
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let grid = Grid()
    grid.hasOwn = hasOwn
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = grid
    view.delegate = grid
    stage.window.addSubview(view)
    stage.tick()
    stage.down(200, 40)
    stage.wait(0.6)
    stage.up(200, 40)
    #expect(stage.contextMenu != nil)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(grid.heard == (hasOwn ? ["lift 2", "back 2"] : ["lift 2", "lift all", "back 2", "all back"]))
  }
}
