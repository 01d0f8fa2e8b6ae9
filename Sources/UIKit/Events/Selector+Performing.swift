// SPDX-License-Identifier: MIT

extension Selector {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: returns whether this selector carries an implementation for an object's class.
  public func isPerformed(by target: AnyObject) -> Bool {
    methods.contains { $0.accepts(target) }
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Sprung addition: calls the method of an object. Returns false if this selector has no implementation for the
  /// object's class and the object does not handle the name through `SelectorDispatching`.
  @discardableResult
  public func perform(on target: AnyObject, with sender: ActionSender? = nil, for event: AnyObject? = nil) -> Bool {
    let object = sender.map { $0 as AnyObject }
    for method in methods where method.call(target, object, event) { return true }
    #if !hasFeature(Embedded)
      if let target = target as? any SelectorDispatching { return target.perform(name, with: sender) }
    #endif
    return false
  }

  /// Returns whether an object may be able to perform this selector. In native builds, an object that adopts
  /// `SelectorDispatching` may handle any name.
  func mayBePerformed(by target: AnyObject) -> Bool {
    #if !hasFeature(Embedded)
      if target is any SelectorDispatching { return true }
    #endif
    return isPerformed(by: target)
  }
}

/// Returns the name of a selector.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Returns a selector that has the given name but no implementation.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
