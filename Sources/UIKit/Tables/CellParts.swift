// SPDX-License-Identifier: MIT

/// The parts of a cell around its content: editing control, accessory, reorder control and separator.
final class CellParts {
  unowned(unsafe) var cell: UITableViewCell!
  /// The separator line below the cell.
  let line = UIView(frame: .zero)
  var lineInset = UIEdgeInsets.zero
  /// The view in the separator line that displays a blur, or nil if the table has no separator effect.
  private var lineEffect: UIVisualEffectView?
  /// The margins of the table's rows.
  var margins = RowMargins()
  /// Whether the table has rounded the cell's corners.
  var isRounded = false
  private(set) var editControl: CellEditControl?
  private(set) var reorderControl: CellReorderControl?
  private var accessory: UIView?
  private var accessoryKind = UITableViewCell.AccessoryType.none

  /// Whether the control at the leading edge is visible.
  private var showsEditControl: Bool { cell.isEditing && cell.editingStyle != .none }

  private var showsReorderControl: Bool { cell.isEditing && (cell.canMove ?? cell.showsReorderControl) }

  /// Creates the parts that are visible, and removes the others.
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

  /// Returns the frame of the content view in a cell of the given size.
  func contentFrame(in size: CGSize) -> CGRect {
    let start = leadingWidth
    return frame(start, max(0, freeWidth(size) - start - trailingWidth), in: size)
  }

  private var isMirrored: Bool { cell.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the width inside the safe area.
  private func freeWidth(_ size: CGSize) -> CGFloat { size.width - margins.left - margins.right }

  /// Returns a rectangle as high as the cell, at the distance `start` from the leading edge.
  private func frame(_ start: CGFloat, _ width: CGFloat, in size: CGSize) -> CGRect {
    let x = isMirrored ? size.width - margins.right - start - width : margins.left + start
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  private var leadingWidth: CGFloat {
    showsEditControl && cell.shouldIndentWhileEditing ? UIKitTuning.editControlWidth : 0
  }

  /// The width of the section index.
  private var indexWidth: CGFloat { cell.owningClient?.engine.index.indexWidth ?? 0 }

  private var trailingWidth: CGFloat {
    var width = indexWidth
    if reorderControl != nil { width += UIKitTuning.editControlWidth }
    if let accessory { width += accessory.bounds.width + UIKitTuning.cellMargin }
    return width
  }

  /// Lays out all parts of the cell.
  func layOut() {
    let size = cell.bounds.size
    set(editControl, frame(0, UIKitTuning.editControlWidth, in: size))
    var end = freeWidth(size) - indexWidth
    if let reorderControl {
      end -= UIKitTuning.editControlWidth
      set(reorderControl, frame(end, UIKitTuning.editControlWidth, in: size))
    }
    if let accessory {
      let wanted = accessory.bounds.size
      var rect = frame(end - UIKitTuning.cellMargin - wanted.width, wanted.width, in: size)
      rect.origin.y = (size.height - wanted.height) / 2
      rect.size.height = wanted.height
      set(accessory, rect)
    }
    layOutSeparator(size)
  }

  /// Displays a blur in the separator line, or removes the blur if the effect is nil.
  func showLineEffect(_ effect: UIBlurEffect?) {
    guard effect !== lineEffect?.effect else { return }
    lineEffect?.removeFromSuperview()
    lineEffect = nil
    guard let effect else { return }
    let view = UIVisualEffectView(effect: effect)
    view.layoutFrame = line.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    line.addSubview(view)
    lineEffect = view
  }

  private func layOutSeparator(_ size: CGSize) {
    guard !line.isHidden, line.backgroundColor != nil else {
      if line.superview != nil { line.removeFromSuperview() }
      return
    }
    if line.superview == nil { cell.addSubview(line) }
    let height = PixelGrid.screen.pixel
    let inset = cell.separatorInset
    // The line extends from the content to the opposite edge of the cell, even outside the safe area.
    let isMirrored = isMirrored
    let start = leadingWidth + inset.left + (isMirrored ? margins.right : margins.left)
    let width = max(0, size.width - start - inset.right)
    set(
      line, CGRect(x: isMirrored ? inset.right : start, y: size.height - height, width: width, height: height))
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    if let view, view.layoutFrame != frame { view.layoutFrame = frame }
  }
}
