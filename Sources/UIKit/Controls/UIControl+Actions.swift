// SPDX-License-Identifier: MIT

extension UIControl {
  /// Calls an action for the given events from now on. An action with the same identifier is replaced for them.
  public final func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: .action(action), events: controlEvents))
  }

  /// Stops calling an action for the given events.
  public final func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action of a name for the given events.
  public final func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    remove(for: controlEvents) { registered in
      if case .action(let action) = registered { return action.identifier == identifier }
      return false
    }
  }

  /// Sprung addition: calls a closure with the control for the given events from now on. A closure that refers to the
  /// owner of the control should not keep it alive.
  public final func addHandler(for controlEvents: UIControl.Event, _ handler: @escaping (UIControl) -> Void) {
    registrations.append(Registration(action: .handler(handler), events: controlEvents))
  }

  /// Calls the actions that are registered for any of the given events, each once, in the order of registration.
  public final func sendActions(for controlEvents: UIControl.Event) {
    // A copy: an action may add and remove actions, and even let go of the control.
    let registered = registrations
    for registration in registered where !registration.events.isDisjoint(with: controlEvents) {
      perform(registration.action)
    }
  }

  /// Calls one action as the control does for its events.
  public final func sendAction(_ action: UIAction) { action.trigger(by: self) }

  /// The events for which anything is called.
  public final var allControlEvents: UIControl.Event {
    var events: UIControl.Event = []
    for registration in registrations { events.formUnion(registration.events) }
    return events
  }

  final func remove(for events: UIControl.Event, where isMeant: (ControlAction) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  private func perform(_ action: ControlAction) {
    switch action {
    case .action(let action): action.trigger(by: self)
    case .handler(let handler): handler(self)
    #if !hasFeature(Embedded)
      case .target(let target): perform(target)
    #endif
    }
  }
}
