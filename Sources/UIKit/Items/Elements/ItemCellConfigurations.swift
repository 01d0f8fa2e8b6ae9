// SPDX-License-Identifier: MIT

extension ItemCell {
  func makeConfigurationState() -> UICellConfigurationState {
    let state = UICellConfigurationState(traitCollection: traitCollection)
    #if hasFeature(Embedded)
      state.flags = stateFlags
      state.cellDragState = configuredDragState
      state.cellDropState = configuredDropState
      return state
    #else
      var answer = state
      answer.flags = stateFlags
      answer.cellDragState = configuredDragState
      answer.cellDropState = configuredDropState
      return answer
    #endif
  }

  private var configuredDragState: UICellConfigurationState.DragState {
    switch itemState.drag {
    case .none: .none
    case .lifting: .lifting
    case .dragging: .dragging
    }
  }

  private var configuredDropState: UICellConfigurationState.DropState {
    if itemState.isDropTarget { return .targeted }
    return itemClient?.engine.options.hasActiveDrop ?? false ? .notTargeted : .none
  }

  /// What holds for cells of every kind.
  var plainStateFlags: StateFlags {
    var flags: StateFlags = []
    if isSelected { flags.formUnion(.selected) }
    if isHighlighted { flags.formUnion(.highlighted) }
    if !isUserInteractionEnabled { flags.formUnion(.disabled) }
    if FocusController.shared.focusedView === self { flags.formUnion(.focused) }
    guard let engine = itemClient?.engine else { return flags }
    if engine.editing.editingMode, itemState.isEditingItem { flags.formUnion(.editing) }
    if let movement = engine.reordering.movement, movement.isHeld, engine.visible[movement.key]?.view === self {
      flags.formUnion(.reordering)
    }
    return flags
  }

  func takeContent(_ configuration: (any UIContentConfiguration)?) {
    if let view = configured.take(configuration) { setContentView(view) }
    contentChanged()
  }

  /// The content may want another size now.
  func contentChanged() {
    setNeedsLayout()
    if !configured.isUpdating, configured.updatesContent, configured.content != nil { setNeedsUpdateConfiguration() }
    itemClient?.engine.enter { $0.sizing.viewMayWantSize(self, byConstraints: false) }
  }

  func takeBackground(_ configuration: UIBackgroundConfiguration?) {
    if configuration != nil {
      backgroundView = nil
      selectedBackgroundView = nil
    }
    configured.take(configuration, in: self)
    if !configured.isUpdating, configured.updatesBackground, configuration != nil { setNeedsUpdateConfiguration() }
  }

  /// Brings configurations, the class and the handler up to date with the state, if it has changed.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    defer { configured.isUpdating = false }
    let state = configurationState
    if configured.updatesContent, let content = configured.content { takeContent(content.updated(for: state)) }
    if configured.updatesBackground, let background = configured.background {
      configured.take(background.updated(for: state), in: self)
    }
    updateConfiguration(using: state)
    callUpdateHandler(state)
  }
}
