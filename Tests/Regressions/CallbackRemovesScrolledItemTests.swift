// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// `scrollToItem` performs layout first. The layout moved the content, and `scrollViewDidScroll` then removed the item.
/// `scrollToItem` reported that the item did not exist, although it existed when the call began. Overrides of
/// `isSelected` and `isHighlighted` in cells removed items between a tap and `didSelectItemAt`, so the delegate
/// received index paths of removed items.
@Suite(.oneApplication) @MainActor struct CallbackRemovesScrolledItemTests {
  final class Cell: UICollectionViewCell {
    var changed: ((_ isSelected: Bool) -> Void)?
    override var isSelected: Bool { didSet { if isSelected != oldValue { changed?(true) } } }
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { changed?(false) } } }
  }

  final class Row: UITableViewCell {
    var changed: ((_ isSelected: Bool) -> Void)?
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      changed?(true)
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
      super.setHighlighted(highlighted, animated: animated)
      changed?(false)
    }
  }

  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate, UITableViewDataSource,
    UITableViewDelegate
  {
    var rows = 30
    var scrolled: (() -> Void)?
    var cellChanged: ((_ isSelected: Bool) -> Void)?
    var selected: [IndexPath] = []
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.changed = { [weak self] in self?.cellChanged?($0) }
      return cell
    }
    func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) { selected.append(path) }
    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      (cell as? Row)?.changed = { [weak self] in self?.cellChanged?($0) }
      return cell
    }
    func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) { selected.append(path) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled?() }
  }

  private let source = Source()

  private func make(table isTable: Bool) -> any ListView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    if isTable {
      let table = UITableView(frame: frame)
      table.register(Row.self, forCellReuseIdentifier: "cell")
      table.rowHeight = 44
      table.dataSource = source
      table.delegate = source
      return table
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 320, height: 44)
    let list = UICollectionView(frame: frame, collectionViewLayout: flow)
    list.register(Cell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    list.delegate = source
    return list
  }

  private func removeAll(_ list: any ListView) {
    let paths = (0..<source.rows).map { IndexPath(item: $0, section: 0) }
    source.rows = 0
    if let table = list as? UITableView {
      table.deleteRows(at: paths, with: .fade)
    } else if let list = list as? UICollectionView {
      list.deleteItems(at: paths)
    }
  }

  @Test(
    "Removing the target item in didScroll during the call is not a fault", arguments: [true, false], [true, false])
  func scroll(isTable: Bool, selects: Bool) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    let list = make(table: isTable)
    controller.view.addSubview(list)
    host.frame(milliseconds: 0)
    list.contentOffset.y = 800
    host.frame(milliseconds: 17)
    // The layout is stale, and the content is shorter than the offset.
    source.rows = 3
    list.reloadData()
    var count = 0
    source.scrolled = {
      count += 1
      if count == 1 { removeAll(list) }
    }
    let path = IndexPath(item: 2, section: 0)
    let faults = Diagnostics.recording {
      if let table = list as? UITableView {
        if selects {
          table.selectRow(at: path, animated: false, scrollPosition: .top)
        } else {
          table.scrollToRow(at: path, at: .top, animated: false)
        }
      } else if let list = list as? UICollectionView {
        if selects {
          list.selectItem(at: path, animated: false, scrollPosition: .top)
        } else {
          list.scrollToItem(at: path, at: .top, animated: false)
        }
      }
      host.frame(milliseconds: 33)
    }
    #expect(count > 0 && faults.isEmpty, "\(faults.map(\.kind))")
    #expect(list.numberOfItems(inSection: 0) == 0 && list.contentOffset.y == 0)
    #expect(list.validate().isEmpty)
  }

  @Test(
    "An item that its cell's override removes is not reported as selected", arguments: [true, false], [true, false])
  func override(isTable: Bool, onSelection: Bool) {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    let list = make(table: isTable)
    controller.view.addSubview(list)
    host.frame(milliseconds: 0)
    var isDone = false
    source.cellChanged = { isSelected in
      guard isSelected == onSelection, !isDone else { return }
      isDone = true
      removeAll(list)
    }
    let faults = Diagnostics.recording {
      host.touch(.down, CGPoint(x: 160, y: 60), at: 17)
      host.frame(milliseconds: 200)
      host.touch(.up, CGPoint(x: 160, y: 60), at: 250)
      host.frame(milliseconds: 300)
      if let table = list as? UITableView {
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
      } else if let list = list as? UICollectionView {
        list.selectItem(at: nil, animated: false, scrollPosition: [])
      }
    }
    #expect(isDone && faults.isEmpty, "\(faults.map(\.kind))")
    #expect(source.selected.isEmpty)
    #expect(list.numberOfItems(inSection: 0) == 0 && list.validate().isEmpty)
  }
}

extension HeadlessHost {
  fileprivate enum Finger { case down, up }

  fileprivate func touch(_ finger: Finger, _ point: CGPoint, at milliseconds: Double) {
    UIApplication.shared.handle(
      InputEvent(
        finger == .down ? .pointerDown : .pointerUp, flags: .touch, identifier: 1, x: Float(point.x), y: Float(point.y),
        milliseconds: milliseconds))
    frame(milliseconds: milliseconds)
  }
}
