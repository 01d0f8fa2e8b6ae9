// SPDX-License-Identifier: MIT

/// The values of a control for each of its states.
struct StateValues<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  /// The value for exactly this state. Setting nil removes the value.
  subscript(state: UIControl.State) -> Value? {
    get {
      for entry in entries where entry.state == state { return entry.value }
      return nil
    }
    set {
      entries.removeAll { $0.state == state }
      if let newValue { entries.append((state, newValue)) }
    }
  }

  /// Returns the value to display in the given state. If the state has no value, the value of the disabled, selected,
  /// highlighted or normal state is returned, whichever applies first.
  func shown(in state: UIControl.State) -> Value? {
    if let own = self[state] { return own }
    if state.contains(.disabled), let value = self[.disabled] { return value }
    if state.contains(.selected), let value = self[.selected] { return value }
    if state.contains(.highlighted), let value = self[.highlighted] { return value }
    return self[.normal]
  }
}
