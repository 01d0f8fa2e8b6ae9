// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  extension NSObject {
    /// Calls a method with a value that is not an object, such as a string, after `delay` seconds of the host's clock.
    /// See `perform(_:with:afterDelay:)`.
    @_disfavoredOverload
    public func perform<Value>(_ aSelector: Selector, with aValue: Value, afterDelay delay: TimeInterval) {
      let argument: AnyObject = SelectorArgument(aValue)
      perform(aSelector, with: argument, afterDelay: delay)
    }

    /// Calls a method with a value that is not an object, such as a string. See `perform(_:with:)`.
    @_disfavoredOverload
    @discardableResult
    public func perform<Value>(_ aSelector: Selector, with aValue: Value) -> Unmanaged<AnyObject>? {
      let argument: AnyObject = SelectorArgument(aValue)
      return perform(aSelector, with: argument)
    }
  }
#endif
