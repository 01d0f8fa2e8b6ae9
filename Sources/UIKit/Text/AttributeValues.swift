// SPDX-License-Identifier: MIT

// The functions that `sprung port` uses to wrap attribute values, for example `[.kern: attributeValue(1.5)]`. In native
// builds, these functions return the value itself. In the browser, which has no `Any`, they return an object.

#if hasFeature(Embedded)
  /// Sprung addition: returns an object as an attribute value. Nil becomes `NSNull`.
  public func attributeValue(_ value: AnyObject?) -> AnyObject { value ?? NSNull() }
  /// Sprung addition: returns an integer as an attribute value.
  public func attributeValue(_ value: Int) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: returns a number as an attribute value.
  public func attributeValue(_ value: Double) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: returns a number as an attribute value.
  public func attributeValue(_ value: Float) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: returns a Boolean as an attribute value.
  public func attributeValue(_ value: Bool) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: returns a string as an attribute value.
  public func attributeValue(_ value: String) -> AnyObject { NSString(string: value) }
  /// Sprung addition: returns an underline style as an attribute value.
  public func attributeValue(_ value: NSUnderlineStyle) -> AnyObject { NSNumber(value: value.rawValue) }

  /// Sprung addition: returns an attribute value as an integer, or nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Int.Type) -> Int? { (value as? NSNumber)?.intValue }
  /// Sprung addition: returns an attribute value as a number, or nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Double.Type) -> Double? { (value as? NSNumber)?.doubleValue }
  /// Sprung addition: returns an attribute value as a number, or nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Float.Type) -> Float? { (value as? NSNumber)?.floatValue }
  /// Sprung addition: returns an attribute value as a Boolean, or nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Bool.Type) -> Bool? { (value as? NSNumber)?.boolValue }
  /// Sprung addition: returns an attribute value as a string, or nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: String.Type) -> String? { (value as? NSString)?.string }
#else
  /// Sprung addition: returns an attribute value unchanged.
  nonisolated public func attributeValue<Value>(_ value: Value) -> Any { value }

  /// Sprung addition: returns an attribute value as the given type, or nil if it has another type.
  nonisolated public func attributeValue<Value>(_ value: Any?, as type: Value.Type) -> Value? { value as? Value }
#endif
