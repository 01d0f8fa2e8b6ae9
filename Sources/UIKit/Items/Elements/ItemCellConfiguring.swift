// SPDX-License-Identifier: MIT

/// Updates the content of cells according to their configurations and state.
///
/// `ItemViewBehavior` explains why these are functions.
enum ItemCellConfiguring {
  static func state(of cell: any ItemCell) -> UICellConfigurationState {
    let state = UICellConfigurationState(traitCollection: cell.traitCollection)
    #if hasFeature(Embedded)
      state.flags = cell.stateFlags
      state.cellDragState = dragState(of: cell)
      state.cellDropState = dropState(of: cell)
      return state
    #else
      var answer = state
      answer.flags = cell.stateFlags
      answer.cellDragState = dragState(of: cell)
      answer.cellDropState = dropState(of: cell)
      return answer
    #endif
  }

  private static func dragState(of cell: any ItemCell) -> UICellConfigurationState.DragState {
    switch cell.itemState.drag {
    case .none: .none
    case .lifting: .lifting
    case .dragging: .dragging
    }
  }

  private static func dropState(of cell: any ItemCell) -> UICellConfigurationState.DropState {
    if cell.itemState.isDropTarget { return .targeted }
    return cell.owningClient?.engine.options.hasActiveDrop ?? false ? .notTargeted : .none
  }

  /// Returns the state flags that all kinds of cells share.
  static func plainFlags(of cell: any ItemCell) -> StateFlags {
    var flags: StateFlags = []
    if cell.isSelected { flags.formUnion(.selected) }
    if cell.isHighlighted { flags.formUnion(.highlighted) }
    if !cell.isUserInteractionEnabled { flags.formUnion(.disabled) }
    if FocusController.shared.focusedView === cell { flags.formUnion(.focused) }
    guard let engine = cell.owningClient?.engine else { return flags }
    if engine.editing.editingMode, cell.itemState.isEditingItem { flags.formUnion(.editing) }
    if let movement = engine.reordering.movement, movement.isHeld, engine.visible[movement.key]?.view === cell {
      flags.formUnion(.reordering)
    }
    return flags
  }

  static func take(_ configuration: (any UIContentConfiguration)?, in cell: any ItemCell) {
    if let content = cell.configured.take(configuration) { cell.setContentView(content) }
    contentChanged(in: cell)
  }

  /// Called after the content has changed, because the new content may prefer a different size.
  private static func contentChanged(in cell: any ItemCell) {
    cell.setNeedsLayout()
    let configured = cell.configured
    if !configured.isUpdating, configured.updatesContent, configured.content != nil {
      cell.setNeedsUpdateConfiguration()
    }
    cell.owningClient?.engine.enter { $0.sizing.viewMayWantSize(cell, byConstraints: false) }
  }

  static func takeBackground(_ configuration: UIBackgroundConfiguration?, in cell: any ItemCell) {
    if configuration != nil {
      cell.backgroundView = nil
      cell.selectedBackgroundView = nil
    }
    let configured = cell.configured
    configured.take(configuration, in: cell)
    if !configured.isUpdating, configured.updatesBackground, configuration != nil {
      cell.setNeedsUpdateConfiguration()
    }
  }

  /// If the state has changed, updates the configurations, and calls the cell's update method and update handler.
  static func updateIfNeeded(_ cell: any ItemCell) {
    let configured = cell.configured
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    defer { configured.isUpdating = false }
    let state = cell.configurationState
    if configured.updatesContent, let content = configured.content { take(content.updated(for: state), in: cell) }
    if configured.updatesBackground, let background = configured.background {
      configured.take(background.updated(for: state), in: cell)
    }
    cell.updateConfiguration(using: state)
    cell.callUpdateHandler(state)
  }

  /// Returns the height of the cell in points for a content width, or nil if constraints determine the height.
  static func height(of cell: any ItemCell, contentWidth: CGFloat) -> CGFloat? {
    guard let view = cell.configured.view, view === cell.contentView else { return nil }
    if let list = view as? UIListContentView { return list.fittedHeight(width: contentWidth) }
    if view.layoutStorage?.hasContents ?? false { return nil }
    return view.systemLayoutSizeFitting(
      CGSize(width: contentWidth, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
