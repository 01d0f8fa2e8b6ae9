// SPDX-License-Identifier: MIT

extension UIKitTuning {
  /// The gap between the accessories of a list cell, in points (10, close to Apple's value).
  nonisolated static let accessoryGap: CGFloat = 10
  /// The standard width of an accessory, in points (28, close to Apple's value).
  nonisolated static let accessoryWidth: CGFloat = 28
}

/// The frames of the content and accessories of a list cell, for a left-to-right layout.
struct ListCellGeometry {
  private(set) var content = CGRect.zero
  private(set) var frames: [(view: UIView, frame: CGRect)] = []

  init(_ parts: ListCellParts, size: CGSize, isEditing: Bool, indent: CGFloat, indentsAccessories: Bool) {
    let leading = Self.ordered(parts.items, isLeading: true, isEditing)
    let trailing = Self.ordered(parts.items, isLeading: false, isEditing)
    let margin = UIKitTuning.cellMargin
    var start = margin + (indentsAccessories ? indent : 0)
    for item in leading {
      let width = Self.width(of: item)
      frames.append((item.view, Self.frame(of: item, x: start, width: width, height: size.height)))
      start += width + UIKitTuning.accessoryGap
    }
    var end = size.width - margin
    for item in trailing.reversed() {
      let width = Self.width(of: item)
      end -= width
      frames.append((item.view, Self.frame(of: item, x: end, width: width, height: size.height)))
      end -= UIKitTuning.accessoryGap
    }
    let contentStart =
      leading.isEmpty ? indent : start - UIKitTuning.accessoryGap + (indentsAccessories ? 0 : indent)
    let contentEnd = trailing.isEmpty ? size.width : end + UIKitTuning.accessoryGap
    content = CGRect(x: contentStart, y: 0, width: max(0, contentEnd - contentStart), height: size.height)
  }

  /// Returns the visible accessories on one side of the content. Custom views are at the positions that they specify,
  /// and the reorder control is last.
  private static func ordered(
    _ items: [ListCellParts.Item], isLeading: Bool, _ isEditing: Bool
  ) -> [ListCellParts.Item] {
    var order: [ListCellParts.Item] = []
    var last: [ListCellParts.Item] = []
    var own: [ListCellParts.Item] = []
    for item in items where item.accessory.isLeading == isLeading && item.accessory.shows(whileEditing: isEditing) {
      switch item.accessory.kind {
      case .customView: own.append(item)
      case .reorder: last.append(item)
      default: order.append(item)
      }
    }
    order += last
    for item in own {
      guard case .customView(let configuration) = item.accessory.kind else { continue }
      let index = configuration.position(order.map { $0.accessory })
      order.insert(item, at: min(max(0, index), order.count))
    }
    return order
  }

  private static func size(of item: ListCellParts.Item) -> CGSize {
    if item.view is CellEditControl { return CGSize(width: 22, height: 22) }
    if item.view is CellReorderControl { return CGSize(width: 20, height: 24) }
    if let label = item.view as? UILabel { return label.sizeThatFits(CGSize(width: 1000, height: 1000)) }
    guard case .customView(let configuration) = item.accessory.kind else { return item.natural }
    if configuration.maintainsFixedSize { return item.natural }
    let natural = item.view.intrinsicContentSize
    if natural.width >= 0, natural.height >= 0 { return natural }
    let size = item.view.sizeThatFits(CGSize(width: 1000, height: 1000))
    return size.width > 0 && size.height > 0 ? size : item.natural
  }

  private static func width(of item: ListCellParts.Item) -> CGFloat {
    switch item.accessory.common.reservedWidth {
    case .actual: return size(of: item).width
    case .standard: return UIKitTuning.accessoryWidth
    case .custom(let width): return max(0, ContentCheck.finite(width, "reservedLayoutWidth"))
    }
  }

  private static func frame(of item: ListCellParts.Item, x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    let size = size(of: item)
    let left = x + (width - size.width) / 2
    // Edit controls are as tall as the row, so that they are easy to touch.
    if item.view is CellEditControl {
      return CGRect(x: left - UIKitTuning.cellMargin, y: 0, width: UIKitTuning.editControlWidth, height: height)
    }
    if item.view is CellReorderControl || item.view is AccessoryOutlineControl {
      let reach: CGFloat = 8
      return CGRect(x: left - reach, y: 0, width: size.width + 2 * reach, height: height)
    }
    return CGRect(x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
  }
}
