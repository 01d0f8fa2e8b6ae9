// SPDX-License-Identifier: MIT

/// The accessories and separators of a list cell.
final class ListCellParts {
  /// An accessory and its view.
  struct Item {
    let accessory: UICellAccessory
    let view: UIView
    /// The initial size of the view. The frame of the view may be larger, which enlarges the touch area.
    let natural: CGSize

    init(_ accessory: UICellAccessory, _ view: UIView) {
      self.accessory = accessory
      self.view = view
      natural = view.bounds.size
    }
  }

  /// The element and the layout generation for which the appearance was computed.
  struct Stamp: Equatable {
    var key: ElementKey
    var generation: UInt32
  }

  unowned(unsafe) var cell: UICollectionViewListCell!
  private(set) var items: [Item] = []
  private var topLine: UIView?
  private var bottomLine: UIView?
  /// The appearance that the layout derived from the cell's position.
  var style: ListItemStyle?
  var stamp: Stamp?
  /// Whether the list has rounded the cell's corners.
  var isRounded = false

  /// Replaces the displayed accessories.
  func show(_ accessories: [UICellAccessory]) {
    let old = items
    items = accessories.map { Item($0, makeView($0)) }
    for item in old where !items.contains(where: { $0.view === item.view }) {
      if item.view.superview === cell { item.view.removeFromSuperview() }
    }
    update(animated: false)
  }

  /// Updates the accessories for the cell's state.
  func update(animated: Bool) {
    let isEditing = cell.isShowingEditing
    for item in items {
      guard item.accessory.shows(whileEditing: isEditing) else {
        if item.view.superview === cell { item.view.removeFromSuperview() }
        continue
      }
      if item.view.superview !== cell { cell.addSubview(item.view) }
      if let mark = item.view as? AccessoryMark { mark.show(isSelected: cell.isSelected) }
      if let control = item.view as? AccessoryOutlineControl {
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        control.show(isOpen: style?.isExpanded ?? false, animated: animated, isMirrored: isMirrored)
      }
    }
  }

  private func makeView(_ accessory: UICellAccessory) -> UIView {
    let tint = accessory.common.tintColor
    switch accessory.kind {
    case .disclosureIndicator: return AccessorySign(.arrow, color: tint ?? .systemGray3)
    case .checkmark: return AccessorySign(.check, color: tint ?? cell.tintColor)
    case .outlineDisclosure(_, let handler):
      return AccessoryOutlineControl(color: tint ?? cell.tintColor) { control in
        guard let cell = control.superview as? UICollectionViewListCell else { return }
        if let handler { handler() } else { cell.owningClient?.engine.enter { $0.lists.toggleOutline(cell) } }
      }
    case .delete(let options, let handler):
      return editControl(.delete, options.backgroundColor) { control in
        guard handler == nil else {
          handler?()
          return
        }
        guard let cell = control.superview as? UICollectionViewListCell else { return }
        cell.openTrailingActions()
      }
    case .insert(let options, let handler): return editControl(.insert, options.backgroundColor) { _ in handler?() }
    case .reorder: return CellReorderControl(carriedBy: ListReorderRecognizer())
    case .multiselect(let options): return AccessoryMark(color: options.backgroundColor ?? tint ?? cell.tintColor)
    case .detail(_, let handler):
      let button = UIButton(type: .detailDisclosure)
      button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
      button.accessibility.label = "More Info"
      if let tint { button.tintColor = tint }
      button.addAction(UIAction { _ in handler?() }, for: .touchUpInside)
      return button
    case .label(let text, let options):
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = options.font ?? .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory ?? true
      label.textColor = tint ?? .secondaryLabel
      return label
    case .popUpMenu(let menu, let changed): return AccessoryPopUpButton.make(menu, tint ?? .secondaryLabel, changed)
    case .customView(let configuration):
      if let tint { configuration.customView.tintColor = tint }
      return configuration.customView
    }
  }

  private func editControl(
    _ style: UITableViewCell.EditingStyle, _ color: UIColor?, _ press: @escaping (CellEditControl) -> Void
  ) -> UIView {
    let control = CellEditControl(frame: .zero)
    control.press = press
    control.show(style)
    if let color { control.disk.backgroundColor = color }
    return control
  }

  // MARK: Separators

  func layOutSeparators(_ size: CGSize) {
    layOut(&topLine, style?.top, y: 0, size)
    layOut(&bottomLine, style?.bottom, y: size.height - PixelGrid.screen.pixel, size)
  }

  private func layOut(_ view: inout UIView?, _ line: ListItemStyle.Line?, y: CGFloat, _ size: CGSize) {
    guard let line else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIView(frame: .zero)
    if view == nil {
      shown.isUserInteractionEnabled = false
      cell.addSubview(shown)
      view = shown
    }
    if shown.backgroundColor != line.color { shown.backgroundColor = line.color }
    let ends = cell.separatorEnds
    let start = line.leading ?? ends.start
    let end = line.trailing.map { size.width - $0 } ?? ends.end
    var frame = CGRect(x: start, y: y, width: max(0, end - start), height: PixelGrid.screen.pixel)
    if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = size.width - frame.maxX }
    if shown.layoutFrame != frame { shown.layoutFrame = frame }
  }
}

extension CellReorderControl {
  /// Creates a reorder control that uses the given gesture recognizer instead of the recognizer for tables.
  convenience init(carriedBy recognizer: UIGestureRecognizer) {
    self.init(frame: .zero)
    for other in gestureRecognizers ?? [] { removeGestureRecognizer(other) }
    addGestureRecognizer(recognizer)
  }
}
