// SPDX-License-Identifier: MIT

/// Sprung addition: calls methods of an object of any class by selectors, as every object can be on Apple's platforms;
/// `sprung port` writes it for `target?.perform(action, with: self)` where the target is `AnyObject`.
public struct SelectorTarget {
  private let object: AnyObject?

  /// Takes the object; with nil nothing is called.
  public init(_ object: ActionSender?) {
    self.object = object.map { $0 as AnyObject }
  }

  /// Whether a selector carries an implementation for the object's class; false without an object.
  public func responds(to aSelector: Selector?) -> Bool {
    guard let object, let aSelector else { return false }
    return aSelector.mayBePerformed(by: object)
  }

  /// Calls a method; one that the object does not have is reported. The answer is always nil.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? {
    call(aSelector, nil, nil)
  }

  /// Calls a method with an object; one that the object does not have is reported. The answer is always nil.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: ActionSender?) -> Unmanaged<AnyObject>? {
    call(aSelector, object, nil)
  }

  /// Calls a method with two objects; one that the object does not have is reported. The answer is always nil.
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
