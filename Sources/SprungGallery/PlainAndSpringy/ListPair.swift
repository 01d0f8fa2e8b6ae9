// SPDX-License-Identifier: MIT

import UIKit

/// A plain list and a springy list of equal width with the same cards, below the names of their layouts.
final class ListPair: UIView {
  /// The list that scrolls rigidly.
  let plainList = CardList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  /// The list whose cards are on springs while `isSpringy` is true.
  let springyList = CardList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  private let names = [GalleryLabel(13, .semibold), GalleryLabel(13, .semibold)]
  private static let gap: CGFloat = 8

  init() {
    super.init(frame: .zero)
    for (list, name) in zip(lists, names) {
      list.backgroundColor = .secondarySystemBackground
      list.layer.cornerRadius = 12
      list.contentInsetAdjustmentBehavior = .never
      list.alwaysBounceVertical = true
      list.register(SpringyCell.self, forCellWithReuseIdentifier: "card")
      for layout in [list.plain, list.springy] {
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      }
      // A list is only about half as tall as a phone's screen, so cards would hardly lag behind the touch with the
      // default divisor.
      list.springy.resistanceDivisor = 500
      // The touch can be on the other list, which is beside this one, so only the vertical distance is used.
      list.springy.measuresAlongScrollingAxisOnly = true
      list.isSpringy = false
      name.textAlignment = .center
      addSubview(name)
      addSubview(list)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The plain list and the springy list.
  var lists: [CardList] { [plainList, springyList] }

  /// Redirects touches on the plain list to the springy list, so that its springs receive the vertical touch position.
  /// The plain list scrolls along with the springy list.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard plainList.frame.contains(point) else { return super.hitTest(point, with: event) }
    return super.hitTest(CGPoint(x: springyList.frame.midX, y: point.y), with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, ((bounds.width - Self.gap) / 2).rounded(.down))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = scaled(20) + 4
    for (index, (list, name)) in zip(lists, names).enumerated() {
      let x = (index == 0) != isMirrored ? 0 : bounds.width - width
      name.frame = CGRect(x: x, y: 0, width: width, height: top - 4)
      name.text = Self.name(list, in: width, name.font)
      list.accessibilityLabel = index == 0 ? "Plain list" : list.isSpringy ? "List on springs" : "List without springs"
      fit(list, width)
      list.frame = CGRect(x: x, y: top, width: width, height: max(0, bounds.height - top))
    }
  }

  /// Returns the name of a list's layout, or a short name if the longest layout name would have to be shrunk too much
  /// to be legible.
  private static func name(_ list: CardList, in width: CGFloat, _ font: UIFont) -> String {
    let longest = "UICollectionViewFlowLayout"
    guard font.size(of: longest).width <= width * 1.2 else { return list.isSpringy ? "On springs" : "Plain" }
    return list.isSpringy ? "SpringyFlowLayout" : longest
  }

  /// Fills the width with columns of square cards.
  private func fit(_ list: CardList, _ width: CGFloat) {
    let columns = max(1, ((width - 10) / (scaled(48) + 10)).rounded(.down))
    let side = max(1, ((width - 10) / columns).rounded(.down) - 10)
    for layout in [list.plain, list.springy] where layout.itemSize.width != side {
      layout.itemSize = CGSize(width: side, height: side)
    }
  }
}
