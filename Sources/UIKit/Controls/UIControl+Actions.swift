// SPDX-License-Identifier: MIT

extension UIControl {
  /// Sprung addition: adds a closure to call when the control sends one of the given events. The closure receives the
  /// control. The control retains the closure, so it should not capture the control's owner strongly.
  public final func addHandler(for controlEvents: UIControl.Event, _ handler: @escaping (UIControl) -> Void) {
    registrations.append(Registration(action: .handler(handler), events: controlEvents))
  }

  final func remove(for events: UIControl.Event, where isMeant: (ControlAction) -> Bool) {
    for index in registrations.indices where isMeant(registrations[index].action) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  final func perform(_ action: ControlAction) {
    switch action {
    case .action(let action): action.trigger(by: self)
    case .handler(let handler): handler(self)
    case .target(let target): perform(target)
    }
  }
}
