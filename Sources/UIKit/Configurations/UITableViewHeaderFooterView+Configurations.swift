// SPDX-License-Identifier: MIT

extension UITableViewHeaderFooterView {
  final func makeConfigurationState() -> UIViewConfigurationState {
    var flags: StateFlags = []
    if !isUserInteractionEnabled { flags.formUnion(.disabled) }
    let state = UIViewConfigurationState(traitCollection: traitCollection)
    #if hasFeature(Embedded)
      state.flags = flags
      return state
    #else
      var answer = state
      answer.flags = flags
      return answer
    #endif
  }

  final func takeContent(_ configuration: (any UIContentConfiguration)?) {
    if let view = configured.take(configuration) { setContentView(view) }
    setNeedsUpdateConfiguration()
    setNeedsLayout()
  }

  /// Updates the configurations if the state has changed, and then calls the view's update method and handler.
  final func updateConfigurationIfNeeded() {
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
    configurationUpdateHandler?(self, state)
  }
}
