// SPDX-License-Identifier: MIT

extension Selector {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: whether this selector brings a method of an object's class.
  public func isPerformed(by target: AnyObject) -> Bool {
    methods.contains { $0.accepts(target) }
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: calls the method of an object; false if this selector brings none for its class, and the object does
  /// not know the name by `SelectorDispatching` either.
  @discardableResult
  public func perform(on target: AnyObject, with sender: ActionSender? = nil, for event: AnyObject? = nil) -> Bool {
    let object = sender.map { $0 as AnyObject }
    for method in methods where method.call(target, object, event) { return true }
    #if !hasFeature(Embedded)
      if let target = target as? any SelectorDispatching { return target.perform(name, with: sender) }
    #endif
    return false
  }

  /// Whether an object may be asked to perform: natively one that dispatches by itself may know any name.
  func mayBePerformed(by target: AnyObject) -> Bool {
    #if !hasFeature(Embedded)
      if target is any SelectorDispatching { return true }
    #endif
    return isPerformed(by: target)
  }
}

/// The name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// A selector with a name; it brings nothing to call.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
