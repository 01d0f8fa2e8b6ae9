// SPDX-License-Identifier: MIT

/// Sprung addition: calls methods by selector on an object of any class, which is possible for every object on Apple's
/// platforms. `sprung port` generates this type for `target?.perform(action, with: self)` with a target of type
/// `AnyObject`.
public struct SelectorTarget {
  private let object: AnyObject?

  /// Wraps an object. If the object is nil, no method is called.
  public init(_ object: ActionSender?) {
    self.object = object.map { $0 as AnyObject }
  }

  /// Returns whether a selector carries an implementation for the object's class. Returns false if there is no object.
  public func responds(to aSelector: Selector?) -> Bool {
    guard let object, let aSelector else { return false }
    return aSelector.mayBePerformed(by: object)
  }

  /// Calls a method. A missing method is reported as a fault. The result is always nil.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    call(aSelector, nil, nil)
  }

  /// Calls a method with an object. A missing method is reported as a fault. The result is always nil.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: ActionSender?) -> Unmanaged<AnyObject>? {
    call(aSelector, object, nil)
  }

  /// Calls a method with two objects. A missing method is reported as a fault. The result is always nil.
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: ActionSender?, with object2: ActionSender?
  ) -> Unmanaged<AnyObject>? {
    call(aSelector, object1, object2.map { $0 as AnyObject })
  }

  private func call(_ selector: Selector?, _ sender: ActionSender?, _ other: AnyObject?) -> Unmanaged<AnyObject>? {
    guard let object, let selector else { return nil }
    if !selector.perform(on: object, with: sender, for: other) {
      Diagnostics.report("unknownSelector", "A target does not handle \(selector.name). Handle it in perform(_:with:).")
    }
    return nil
  }
}
