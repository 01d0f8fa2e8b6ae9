// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct ItemContextMenuTests {
  private final class List: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    override func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("items \(indexPaths.map { $0.item })")
      return super.collectionView(view, contextMenuConfigurationForItemsAt: indexPaths, point: point)
    }
    override func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.item != 1 else { return nil }
      return UIContextMenuConfiguration(identifier: indexPath.item, previewProvider: nil) { _ in
        UIMenu(children: [UIAction(title: "Delete") { _ in self.heard.append("delete \(indexPath.item)") }])
      }
    }
    override func collectionView(
      _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("will") }
    override func collectionView(
      _ view: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end") }
    override func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
    override func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) { heard.append("move") }
  }

  private let stage = FingerStage(size: CGSize(width: 320, height: 568))
  private let list: List

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    list = List(collectionViewLayout: layout)
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stage.window.rootViewController = list
    stage.tick()
  }

  private func press(_ item: Int) {
    guard let cell = list.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) else { return }
    let point = cell.convert(CGPoint(x: 40, y: 40), to: nil)
    stage.down(point.x, point.y)
    stage.wait(0.6)
    stage.up(point.x, point.y)
  }

  @Test("A long press on an item opens its menu and does not select")
  func items() {
    press(4)
    #expect(list.heard == ["items [4]", "will"] && stage.menuRows.count == 1)
    #expect(list.collectionView.indexPathsForSelectedItems == nil)
    #expect(list.collectionView.cellForItem(at: IndexPath(item: 4, section: 0))?.isHighlighted == false)
    stage.menuRows[0].sendActions(for: .primaryActionTriggered)
    stage.wait(0.5)
    #expect(list.heard.suffix(2) == ["end", "delete 4"] && stage.contextMenu == nil)
  }

  @Test("An item without a menu shows none; outside all items the delegate is not queried")
  func rejections() {
    press(1)
    stage.down(160, 500)
    stage.wait(0.6)
    stage.up(160, 500)
    #expect(
      stage.contextMenu == nil && list.heard == ["items [1]", "select 1", "items []"]
        || list.heard == ["items [1]", "items []"])
  }

  @Test("For a selected item the menu covers the whole selection; for another item only that item")
  func several() {
    list.collectionView.allowsMultipleSelection = true
    for item in [2, 4, 5] {
      list.collectionView.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    press(4)
    stage.key(.escape)
    stage.wait(0.5)
    press(7)
    #expect(list.heard.filter { $0.hasPrefix("items") } == ["items [2, 4, 5]", "items [7]"])
  }

  @Test("After a reload, a displayed menu can still be closed")
  func reload() {
    press(4)
    list.collectionView.reloadData()
    stage.wait(0.2)
    stage.key(.escape)
    stage.wait(0.5)
    #expect(stage.contextMenu == nil && list.heard.last == "end" && list.collectionView.validate() == [])
  }
}
