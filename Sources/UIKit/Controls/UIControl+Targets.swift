// SPDX-License-Identifier: MIT

extension UIControl {
  /// Calls a target's method for the given events from now on. The target is not kept alive; nil asks this control
  /// and the responders after it, and the first that knows the name is called.
  ///
  /// The selector must bring a method of the target's class or the target must adopt `SelectorDispatching`; one that
  /// does not, or does not know the name, is reported.
  /// A name that is already registered for a target is called once for an event, however often it is added.
  public final func addTarget(_ target: ActionSender?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    if let object, !action.mayBePerformed(by: object) {
      Diagnostics.report(
        "selectorTarget",
        "a target of a control was refused for \(action.name): it must adopt SelectorDispatching; or use addAction")
      return
    }
    removeTarget(target, action: action, for: controlEvents)
    let registered = ControlTarget(target: object, selector: action)
    registrations.append(Registration(action: .target(registered), events: controlEvents))
  }

  /// Stops calling a target's method for the given events; nil stands for every target or every method.
  public final func removeTarget(_ target: ActionSender?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    remove(for: controlEvents) { registered in
      guard case .target(let entry) = registered else { return false }
      return (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }

  final func perform(_ entry: ControlTarget) {
    if let target = entry.target {
      if entry.selector.perform(on: target, with: self) { return }
    } else if entry.usesResponderChain {
      var responder: UIResponder? = self
      while let current = responder {
        if entry.selector.perform(on: current, with: self) { return }
        responder = current.next
      }
    } else {
      return
    }
    Diagnostics.report(
      "unknownSelector", "nobody performed \(entry.selector.name) for a control; return true from perform(_:with:)")
  }
}
