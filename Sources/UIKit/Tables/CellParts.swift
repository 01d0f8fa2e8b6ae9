// SPDX-License-Identifier: MIT

/// What a cell shows beside its content: the control at the beginning, the accessory, the control that moves the row, the line.
final class CellParts {
  unowned(unsafe) var cell: UITableViewCell!
  /// The line below the cell.
  let line = UIView(frame: .zero)
  var lineInset = UIEdgeInsets.zero
  /// Whether the corners were made round by the table.
  var isRounded = false
  private(set) var editControl: CellEditControl?
  private(set) var reorderControl: CellReorderControl?
  private var accessory: UIView?
  private var accessoryKind = UITableViewCell.AccessoryType.none

  /// True while the control at the beginning shows.
  private var showsEditControl: Bool { cell.isEditing && cell.editingStyle != .none }

  private var showsReorderControl: Bool { cell.isEditing && (cell.canMove ?? cell.showsReorderControl) }

  /// Makes what shows, and takes away what does not.
  func update() {
    if showsEditControl {
      let control = editControl ?? CellEditControl(frame: .zero)
      if control.superview == nil { cell.addSubview(control) }
      control.show(cell.editingStyle)
      editControl = control
    } else {
      editControl?.removeFromSuperview()
      editControl = nil
    }
    if showsReorderControl {
      if reorderControl == nil {
        let control = CellReorderControl(frame: .zero)
        cell.addSubview(control)
        reorderControl = control
      }
    } else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
    }
    updateAccessory()
  }

  private func updateAccessory() {
    let own = cell.isEditing ? cell.editingAccessoryView : cell.accessoryView
    let kind = own != nil ? .none : cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
    if let own {
      if accessory !== own { replaceAccessory(own) }
    } else if kind == .none {
      replaceAccessory(nil)
    } else if accessoryKind != kind || accessory == nil {
      replaceAccessory(CellAccessory(kind))
    }
    accessoryKind = kind
  }

  private func replaceAccessory(_ view: UIView?) {
    if let accessory, accessory.superview === cell { accessory.removeFromSuperview() }
    accessory = view
    if let view { cell.addSubview(view) }
  }

  /// The place of the content in a cell of a size.
  func contentFrame(in size: CGSize) -> CGRect {
    let indents = showsEditControl && cell.shouldIndentWhileEditing
    let start = indents ? UIKitTuning.editControlWidth : 0
    return CGRect(x: start, y: 0, width: max(0, size.width - start - trailingWidth), height: size.height)
  }

  /// What the index at the edge of the table takes.
  private var indexWidth: CGFloat { cell.owningClient?.engine.index.indexWidth ?? 0 }

  private var trailingWidth: CGFloat {
    var width = indexWidth
    if reorderControl != nil { width += UIKitTuning.editControlWidth }
    if let accessory { width += accessory.bounds.width + UIKitTuning.cellMargin }
    return width
  }

  /// Places everything in the cell.
  func place() {
    let size = cell.bounds.size
    set(editControl, CGRect(x: 0, y: 0, width: UIKitTuning.editControlWidth, height: size.height))
    var end = size.width - indexWidth
    if let reorderControl {
      end -= UIKitTuning.editControlWidth
      set(reorderControl, CGRect(x: end, y: 0, width: UIKitTuning.editControlWidth, height: size.height))
    }
    if let accessory {
      let wanted = accessory.bounds.size
      set(
        accessory,
        CGRect(
          x: end - UIKitTuning.cellMargin - wanted.width, y: (size.height - wanted.height) / 2, width: wanted.width,
          height: wanted.height))
    }
    placeLine(size)
  }

  private func placeLine(_ size: CGSize) {
    guard !line.isHidden, line.backgroundColor != nil else {
      if line.superview != nil { line.removeFromSuperview() }
      return
    }
    if line.superview == nil { cell.addSubview(line) }
    let height = PixelGrid.screen.pixel
    let inset = cell.separatorInset
    let start = contentFrame(in: size).minX + inset.left
    set(
      line, CGRect(x: start, y: size.height - height, width: max(0, size.width - start - inset.right), height: height))
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    if let view, view.layoutFrame != frame { view.layoutFrame = frame }
  }
}
