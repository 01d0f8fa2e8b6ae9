// SPDX-License-Identifier: MIT

/// Values that a control keeps for its states.
struct StateValues<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  /// The value of just this state; setting nil removes it.
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

  /// The value to show in a state: its own, else that of the strongest part of the state, else the normal one.
  func shown(in state: UIControl.State) -> Value? {
    if let own = self[state] { return own }
    if state.contains(.disabled), let value = self[.disabled] { return value }
    if state.contains(.selected), let value = self[.selected] { return value }
    if state.contains(.highlighted), let value = self[.highlighted] { return value }
    return self[.normal]
  }
}
