// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Tables and collection views with self-sizing cells, while rows, widths and text change. At rest, cells must have
  /// the sizes of their content and the positions of the layout, and must not overlap.
  static let rows = FuzzTarget("rows", faults: ["flowItemTooLong"]) { bytes, check in
    FuzzedRowPage(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// A page with a list of self-sizing rows.
@MainActor final class FuzzedRowPage: FuzzedScreen {
  private let source = FuzzedRowSource()
  private var list: UICollectionView?
  private var table: UITableView?

  private var view: UIScrollView { table ?? list ?? UIScrollView() }

  func play() {
    source.rows = (0..<reader.int(in: 0..<30)).map { _ in FuzzedRow(&reader) }
    build()
    root.view.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = root.view.bounds
    tick(2)
    for _ in 0..<12 where !reader.isAtEnd {
      act()
      tick(reader.int(in: 0..<12))
      if reader.isOneIn(4) {
        rest(after: 4)
        look()
      }
    }
    rest(after: 4)
    look()
  }

  private func build() {
    guard reader.int(in: 0..<3) > 0 else {
      let table = UITableView(frame: root.view.bounds, style: reader.bool() ? .plain : .insetGrouped)
      table.register(FuzzedTableCell.self, forCellReuseIdentifier: "cell")
      table.estimatedRowHeight = CGFloat(reader.int(in: 1..<200))
      table.dataSource = source
      self.table = table
      return
    }
    let list = UICollectionView(frame: root.view.bounds, collectionViewLayout: FuzzedRowLayouts.make(&reader))
    list.register(FuzzedItemCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      FuzzedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.dataSource = source
    self.list = list
  }

  private func path() -> IndexPath? {
    source.rows.isEmpty ? nil : IndexPath(item: reader.int(in: 0..<source.rows.count), section: 0)
  }

  private func act() {
    switch reader.int(in: 0..<10) {
    case 0: changeSurroundings()
    case 1:
      let height = view.contentSize.height
      view.setContentOffset(
        CGPoint(x: 0, y: height * CGFloat(reader.int(in: 0..<10)) / 10), animated: reader.bool())
    case 2:
      let path = IndexPath(item: reader.int(in: 0..<source.rows.count + 1), section: 0)
      source.rows.insert(FuzzedRow(&reader), at: path.item)
      table?.insertRows(at: [path], with: .fade)
      list?.insertItems(at: [path])
    case 3:
      guard let path = path() else { return }
      source.rows.remove(at: path.item)
      table?.deleteRows(at: [path], with: .fade)
      list?.deleteItems(at: [path])
    case 4, 5:
      guard let path = path() else { return }
      source.rows[path.item] = FuzzedRow(&reader)
      let isReloaded = reader.bool()
      if isReloaded { table?.reloadRows(at: [path], with: .automatic) } else { table?.reconfigureRows(at: [path]) }
      if isReloaded { list?.reloadItems(at: [path]) } else { list?.reconfigureItems(at: [path]) }
    case 6:
      for index in source.rows.indices where index % 3 == 0 { source.rows[index] = FuzzedRow(&reader) }
      table?.reloadData()
      list?.reloadData()
    case 7:
      let width = root.view.bounds.width - CGFloat(reader.int(in: 0..<90))
      let isAnimated = reader.bool()
      UIView.animate(withDuration: isAnimated ? 0.2 : 0) {
        self.view.frame.size.width = width
        if isAnimated { self.view.layoutIfNeeded() }
      }
    case 8:
      guard let path = path() else { return }
      table?.scrollToRow(at: path, at: .top, animated: reader.bool())
      list?.scrollToItem(at: path, at: .top, animated: reader.bool())
    default:
      table?.performBatchUpdates(nil)
      list?.collectionViewLayout.invalidateLayout()
    }
  }

  private func look() {
    let pixel = 1 / UIScreen.main.scale
    var shown: [(path: IndexPath, frame: CGRect)] = []
    for cell in view.subviews.flatMap({ [$0] + $0.subviews }) where !cell.isHidden {
      let path: IndexPath
      if let cell = cell as? FuzzedTableCell, let found = table?.indexPath(for: cell) {
        path = found
        guard let rect = table?.rectForRow(at: path) else { continue }
        check.expect(
          rect.isClose(to: cell.frame, pixel), "row \(path.row) is at \(cell.frame), but should be at \(rect)")
      } else if let cell = cell as? FuzzedItemCell, let found = list?.indexPath(for: cell) {
        path = found
        if cell.superview === list, let rect = list?.layoutAttributesForItem(at: path)?.frame {
          check.expect(
            rect.isClose(to: cell.frame, pixel), "item \(path.item) is at \(cell.frame), but should be at \(rect)")
        }
      } else {
        continue
      }
      shown.append((path, cell.convert(cell.bounds, to: view)))
      if list?.collectionViewLayout is UICollectionViewFlowLayout { continue }
      let wanted = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
      check.expect(
        abs(wanted - cell.bounds.height) <= max(0.5, pixel) + 0.01,
        "row \(path.item) is \(cell.bounds.height) high at a width of \(cell.bounds.width), but needs \(wanted)"
      )
    }
    shown.sort { $0.path.item < $1.path.item }
    for (index, one) in shown.enumerated() {
      for other in shown[(index + 1)...] {
        let common = one.frame.intersection(other.frame)
        check.expect(
          common.isNull || min(common.width, common.height) <= pixel + 0.01,
          "row \(one.path.item) at \(one.frame) overlaps row \(other.path.item) at \(other.frame)")
      }
    }
    if let table, !source.rows.isEmpty {
      let top = table.contentOffset.y + table.adjustedContentInset.top
      // The program can scroll past the last row, to the space below it in a grouped style.
      let end = table.rectForRow(at: IndexPath(row: source.rows.count - 1, section: 0)).maxY
      check.expect(!shown.isEmpty || top >= end - pixel, "no row is visible at \(top)")
    }
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
      && abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}
