// SPDX-License-Identifier: MIT

// Wrappers that `sprung port` generates around attribute values, such as `[.kern: attributeValue(1.5)]`. In native
// builds they return the value itself; in the browser, which has no `Any`, they return an object.

#if hasFeature(Embedded)
  /// Sprung addition: an object as an attribute value. Nil becomes `NSNull`.
  public func attributeValue(_ value: AnyObject?) -> AnyObject { value ?? NSNull() }
  /// Sprung addition: an integer as an attribute value.
  public func attributeValue(_ value: Int) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a number as an attribute value.
  public func attributeValue(_ value: Double) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a number as an attribute value.
  public func attributeValue(_ value: Float) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a Boolean as an attribute value.
  public func attributeValue(_ value: Bool) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a string as an attribute value.
  public func attributeValue(_ value: String) -> AnyObject { NSString(string: value) }
  /// Sprung addition: an underline style as an attribute value.
  public func attributeValue(_ value: NSUnderlineStyle) -> AnyObject { NSNumber(value: value.rawValue) }

  /// Sprung addition: an attribute value as an integer. Nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Int.Type) -> Int? { (value as? NSNumber)?.intValue }
  /// Sprung addition: an attribute value as a number. Nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Double.Type) -> Double? { (value as? NSNumber)?.doubleValue }
  /// Sprung addition: an attribute value as a number. Nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Float.Type) -> Float? { (value as? NSNumber)?.floatValue }
  /// Sprung addition: an attribute value as a Boolean. Nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: Bool.Type) -> Bool? { (value as? NSNumber)?.boolValue }
  /// Sprung addition: an attribute value as a string. Nil if it has another type.
  public func attributeValue(_ value: AnyObject?, as type: String.Type) -> String? { (value as? NSString)?.string }
#else
  /// Sprung addition: an attribute value, unchanged.
  nonisolated public func attributeValue<Value>(_ value: Value) -> Any { value }

  /// Sprung addition: an attribute value as a type. Nil if it has another type.
  nonisolated public func attributeValue<Value>(_ value: Any?, as type: Value.Type) -> Value? { value as? Value }
#endif
