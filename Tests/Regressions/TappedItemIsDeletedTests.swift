// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// If a delegate changed the model in `shouldSelect` or a similar query, the tapped item was still selected and
/// reported with its old index path. That index path could belong to another item or be invalid. The tap now follows
/// the item to its new index path, and a tap on a deleted item is canceled.
@Suite(.oneApplication)
@MainActor
struct TappedItemIsDeletedTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var rows = Array(0..<6)
    var log: [String] = []
    var happens: ((String) -> Void)?
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = rows[path.item]
      return cell
    }
    private func note(_ call: String, _ path: IndexPath) {
      log.append("\(call) \(rows[path.item])")
      happens?(call)
    }
    func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
      note("shouldHighlight", path)
      return true
    }
    func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) { note("highlight", path) }
    func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
      note("shouldSelect", path)
      return true
    }
    func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { note("deselect", path) }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { note("select", path) }
    func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
      note("action", path)
    }
  }

  nonisolated static let calls = ["shouldHighlight", "highlight", "shouldSelect", "deselect", "select"]

  @Test("the tapped item can move or be deleted in each callback", arguments: calls, [0, 1, 2, 3])
  func changes(call: String, deed: Int) {
    let fingers = RegressionFingers()
    let source = Source()
    let view = UICollectionView(frame: fingers.window.bounds, collectionViewLayout: ModelList.flow(60))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    fingers.window.addSubview(view)
    fingers.wait(0.1)
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    source.happens = { happening in
      guard happening == call else { return }
      source.happens = nil
      switch deed {
      case 0:
        source.rows.insert(9, at: 0)
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      case 1:
        source.rows.remove(at: 3)
        view.deleteItems(at: [IndexPath(item: 3, section: 0)])
      case 2:
        source.rows = []
        view.reloadData()
      default: view.reloadItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    // Touches item 3.
    fingers.down(100, 210)
    fingers.wait(0.2)
    fingers.up(100, 210)
    fingers.wait(0.5)
    let selected = (view.indexPathsForSelectedItems ?? []).map { source.rows[$0.item] }
    if deed == 0, call == "shouldHighlight" || call == "highlight" {
      // The item has moved away from the touch, which therefore lifts outside the item.
      #expect(selected == [0] && !source.log.contains("select 3"), "\(source.log)")
    } else if deed == 1 || deed == 2 {
      #expect(!selected.contains(3) && source.log.last?.hasPrefix(call) == true, "\(source.log)")
    } else {
      #expect(selected == [3] && source.log.contains("select 3"), "\(source.log)")
    }
    #expect(view.validate() == [])
  }
}
