// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

extension FuzzTarget {
  /// Compositional layouts with estimated sizes that depend on one another and change in callbacks, always to the same
  /// values. The layout must end without a fault, and another pass must neither move an element nor prepare the layout
  /// again.
  static let sizes = FuzzTarget("sizes", faults: []) { bytes, check in
    FuzzedSizePage(bytes, check).play()
    UIApplication.shared.reset()
  }
}

/// A page with a compositional layout of self-sizing elements.
@MainActor final class FuzzedSizePage: FuzzedScreen {
  private let source = FuzzedSizeSource()
  private var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private var layout: FuzzedSizeLayout?

  func play() {
    source.sections = (0..<reader.int(in: 1..<4)).map { _ in
      (0..<reader.int(in: 0..<9)).map { _ in FuzzedSizeItem(&reader) }
    }
    source.headers = source.sections.map { _ in FuzzedSizeItem(&reader) }
    build()
    for _ in 0..<reader.int(in: 1..<7) {
      guard let deed = FuzzedSizeDeeds.make(&reader, source, list) else { continue }
      let owner = reader.element(of: source.all)?.moments ?? source.moments
      let moment = FuzzedLayoutMoment(rawValue: reader.int(in: 0..<FuzzedLayoutMoment.allCases.count))
      (reader.bool() ? owner : source.moments).add(moment ?? .fitting, late: reader.int(in: 0..<3), deed)
    }
    tick(3)
    for _ in 0..<6 where !reader.isAtEnd {
      act()
      tick(reader.int(in: 0..<6))
    }
    rest(after: 4)
    expectFixedPoint()
  }

  private func build() {
    let layout = FuzzedSizeLayouts.make(&reader, source)
    let list = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    list.register(FuzzedSizeCell.self, forCellWithReuseIdentifier: "cell")
    for kind in FuzzedSizeLayouts.kinds {
      list.register(FuzzedSizeHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    list.dataSource = source
    list.delegate = source
    source.list = list
    root.view.addSubview(list)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.list = list
    self.layout = layout
  }

  private func act() {
    switch reader.int(in: 0..<7) {
    case 0: changeSurroundings()
    case 1:
      let offset = CGPoint(x: 0, y: list.contentSize.height * CGFloat(reader.int(in: 0..<10)) / 10)
      list.setContentOffset(offset, animated: reader.bool())
    case 2: FuzzedSizeDeeds.make(&reader, source, list, isFree: true)?()
    case 3: list.reloadData()
    case 4:
      UIView.animate(withDuration: 0.1) {
        FuzzedSizeDeeds.make(&self.reader, self.source, self.list, isFree: true)?()
        self.list.layoutIfNeeded()
      }
    case 5:
      let section = reader.int(in: 0..<source.sections.count)
      let item = reader.int(in: 0..<source.sections[section].count + 1)
      source.sections[section].insert(FuzzedSizeItem(&reader), at: item)
      list.insertItems(at: [IndexPath(item: item, section: section)])
    default: list.collectionViewLayout.invalidateLayout()
    }
  }

  /// Repeats the layout as often as an action can be delayed. Another pass must not change anything.
  private func expectFixedPoint() {
    for _ in 0..<3 { layOutAll() }
    rest(after: 1)
    check.note(list.validate().first)
    let before = places()
    let (offset, prepared) = (list.contentOffset, layout?.prepared ?? 0)
    layOutAll()
    for (path, frame) in places() where before[path] != frame {
      check.note("\(path) moved from \(before[path].map { "\($0)" } ?? "nowhere") to \(frame) in another layout pass")
    }
    check.expect(list.contentOffset == offset, "the offset changed from \(offset) to \(list.contentOffset)")
    let count = (layout?.prepared ?? 0) - prepared
    check.expect(count == 0, "an unchanged layout was prepared \(count) times")
  }

  private func places() -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for cell in list.visibleCells {
      guard let path = list.indexPath(for: cell) else { continue }
      found["item \(path.section)-\(path.item)"] = cell.frame
    }
    for kind in FuzzedSizeLayouts.kinds {
      for path in list.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        found["\(kind) \(path.section)-\(path.item)"] = list.supplementaryView(forElementKind: kind, at: path)?.frame
      }
    }
    return found
  }

  private func layOutAll() {
    for cell in list.visibleCells {
      cell.setNeedsLayout()
      cell.contentView.setNeedsLayout()
    }
    list.setNeedsLayout()
    root.view.setNeedsLayout()
    tick(3)
  }
}
