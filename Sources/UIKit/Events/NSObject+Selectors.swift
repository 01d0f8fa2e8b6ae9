// SPDX-License-Identifier: MIT

extension NSObject {
  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Returns whether a selector carries an implementation for the object's class.
  ///
  /// Differs from Apple: returns false for a selector that is only a name, even if the class has such a method.
  public func responds(to aSelector: Selector?) -> Bool {
    guard let aSelector else { return false }
    return aSelector.isPerformed(by: self)
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Calls a method. A missing method is reported as a fault. Differs from Apple: the result is always nil.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    performKnown(aSelector, with: nil, and: nil)
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Calls a method with an object. A missing method is reported as a fault. Differs from Apple: the result is always
  /// nil.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: ActionSender?) -> Unmanaged<AnyObject>? {
    performKnown(aSelector, with: object, and: nil)
  }

  #if !hasFeature(Embedded)
    @preconcurrency @MainActor
  #endif
  /// Calls a method with two objects. A missing method is reported as a fault. Differs from Apple: the result is always
  /// nil.
  @discardableResult
  public func perform(
    _ aSelector: Selector, with object1: ActionSender?, with object2: ActionSender?
  ) -> Unmanaged<AnyObject>? {
    performKnown(aSelector, with: object1, and: object2.map { $0 as AnyObject })
  }

  #if !hasFeature(Embedded)
    @MainActor
  #endif
  private func performKnown(
    _ selector: Selector, with object: ActionSender?, and other: AnyObject?
  ) -> Unmanaged<AnyObject>? {
    SelectorTarget(self).perform(selector, with: object, with: other)
  }
}
