// SPDX-License-Identifier: MIT

import SprungGeometry
import UIKit

/// Size changes in callbacks. Each sets a constant, or a value that depends on other sizes.
@MainActor enum FuzzedSizeDeeds {
  /// Creates an action, or returns nil if there is nothing to change or another callback already changes it. A free
  /// action runs once, so it can change properties that no callback sets.
  static func make(
    _ reader: inout FuzzReader, _ source: FuzzedSizeSource, _ list: UICollectionView, isFree: Bool = false
  ) -> (() -> Void)? {
    let kind = reader.int(in: 0..<14)
    let value = reader.int(in: 0..<12)
    guard let item = reader.element(of: source.all), let other = reader.element(of: source.all) else { return nil }
    let name = kind < 6 ? "\(kind) \(ObjectIdentifier(item))" : "\(kind)"
    guard !source.taken.contains(name) else { return nil }
    if !isFree { source.taken.insert(name) }
    switch kind {
    case 0, 6: return { [weak source] in change(item, source, \.words, value * 3) }
    case 1: return { [weak source] in change(item, source, \.isShort, value % 2 == 0) }
    case 2: return { [weak source] in change(item, source, \.isAcross, value % 2 == 0) }
    case 3: return { [weak source] in change(item, source, \.least, CGFloat(value) * 11.3) }
    case 4, 5:
      // The item gets the height of another item's text at its width. A size that depends on the cell would grow in
      // every pass.
      return { [weak source, weak list] in
        for case let cell as FuzzedSizeCell in list?.visibleCells ?? [] where cell.content.item === other {
          let room = CGSize(width: cell.bounds.width, height: 0)
          change(item, source, \.least, min(300, cell.content.title.sizeThatFits(room).height))
        }
      }
    case 7: return { [weak list] in list?.contentInset.top = CGFloat(value) * 5.5 }
    case 8:
      // The content is centered while it is shorter than the view.
      return { [weak list] in
        guard let list else { return }
        list.contentInset.bottom = max(0, (list.bounds.height - list.contentSize.height) / 2).rounded()
      }
    case 9:
      return { [weak list] in
        for cell in list?.visibleCells ?? [] { cell.invalidateIntrinsicContentSize() }
      }
    case 10:
      return { [weak list] in
        for case let cell as FuzzedSizeCell in list?.visibleCells ?? [] {
          cell.content.title.preferredMaxLayoutWidth = cell.content.title.bounds.width
        }
      }
    case 11: return { [weak list] in list?.setNeedsLayout() }
    case 12:
      return { [weak list] in
        for cell in list?.visibleCells ?? [] { cell.contentView.layoutMargins.left = CGFloat(value) }
      }
    default:
      var isDone = false
      return { [weak list] in
        guard !isDone else { return }
        isDone = true
        list?.collectionViewLayout.invalidateLayout()
      }
    }
  }

  private static func change<Value: Equatable>(
    _ item: FuzzedSizeItem, _ source: FuzzedSizeSource?, _ path: ReferenceWritableKeyPath<FuzzedSizeItem, Value>,
    _ value: Value
  ) {
    item[keyPath: path] = value
    source?.update(item)
  }
}
