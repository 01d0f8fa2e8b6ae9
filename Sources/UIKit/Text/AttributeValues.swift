// SPDX-License-Identifier: MIT

// The wrappers that `sprung port` writes around a value of an attributed string, `[.kern: attributeValue(1.5)]`:
// natively the result is the value itself; in the browser, which has no `Any`, it is an object.

#if hasFeature(Embedded)
  /// Sprung addition: an object as the value of an attribute; nil becomes `NSNull`.
  public func attributeValue(_ value: AnyObject?) -> AnyObject { value ?? NSNull() }
  /// Sprung addition: a whole number as the value of an attribute.
  public func attributeValue(_ value: Int) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a number as the value of an attribute.
  public func attributeValue(_ value: Double) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a number as the value of an attribute.
  public func attributeValue(_ value: Float) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a Boolean value as the value of an attribute.
  public func attributeValue(_ value: Bool) -> AnyObject { NSNumber(value: value) }
  /// Sprung addition: a text as the value of an attribute.
  public func attributeValue(_ value: String) -> AnyObject { NSString(string: value) }
  /// Sprung addition: the style of a line as the value of an attribute.
  public func attributeValue(_ value: NSUnderlineStyle) -> AnyObject { NSNumber(value: value.rawValue) }

  /// Sprung addition: the whole number that is the value of an attribute; nil if it is another value.
  public func attributeValue(_ value: AnyObject?, as type: Int.Type) -> Int? { (value as? NSNumber)?.intValue }
  /// Sprung addition: the number that is the value of an attribute; nil if it is another value.
  public func attributeValue(_ value: AnyObject?, as type: Double.Type) -> Double? { (value as? NSNumber)?.doubleValue }
  /// Sprung addition: the number that is the value of an attribute; nil if it is another value.
  public func attributeValue(_ value: AnyObject?, as type: Float.Type) -> Float? { (value as? NSNumber)?.floatValue }
  /// Sprung addition: the Boolean value that is the value of an attribute; nil if it is another value.
  public func attributeValue(_ value: AnyObject?, as type: Bool.Type) -> Bool? { (value as? NSNumber)?.boolValue }
  /// Sprung addition: the text that is the value of an attribute; nil if it is another value.
  public func attributeValue(_ value: AnyObject?, as type: String.Type) -> String? { (value as? NSString)?.string }
#else
  /// Sprung addition: the value of an attribute, unchanged.
  nonisolated public func attributeValue<Value>(_ value: Value) -> Any { value }

  /// Sprung addition: the value of an attribute as a type; nil if it is of another type.
  nonisolated public func attributeValue<Value>(_ value: Any?, as type: Value.Type) -> Value? { value as? Value }
#endif
