// SPDX-License-Identifier: MIT

/// The name of a method, used for target-action.
///
/// Outside Apple's platforms, a method cannot be called by its name alone. Therefore a selector contains the
/// implementation, `Selector("tapped:", calling: { (me: Controls, sender: UIButton) in me.tapped(sender) })`, or its
/// target adopts `SelectorDispatching`. Handler closures and `UIAction` do not require selectors. Two selectors with
/// the same name are equal. Differs from Apple: this is a struct. `#selector` is not available, but `sprung port`
/// generates its replacement.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument: `tapped:`.
  public let name: String

  /// The implementations of the method, one for each class; empty if the selector was created from a name alone.
  let methods: [SelectorMethod]

  /// Creates a selector with the given name.
  public init(_ name: String) { self.init(name, methods: []) }

  /// Creates a selector from a string literal.
  public init(stringLiteral value: String) { self.init(value, methods: []) }

  init(_ name: String, methods: [SelectorMethod]) {
    self.name = name
    self.methods = methods
  }

  /// Sprung addition: creates a selector with the given name, for contexts in which the type must be inferred.
  public static func named(_ name: String) -> Selector { Selector(name) }

  /// The name.
  public var description: String { name }

  /// Returns whether the names are equal.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name.isLiterallyEqual(to: right.name)
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

#if !hasFeature(Embedded)
  /// Sprung addition: an object whose methods can be called by name.
  ///
  /// ```swift
  /// func perform(_ name: String, with sender: Any?) -> Bool {
  ///   switch name {
  ///   case "tapped:": tapped(sender as! UITapGestureRecognizer)
  ///   default: return false
  ///   }
  ///   return true
  /// }
  /// ```
  @preconcurrency @MainActor
  public protocol SelectorDispatching: AnyObject {
    /// Calls the method with the given name. Returns false if the object has no such method.
    func perform(_ name: String, with sender: Any?) -> Bool
  }
#endif
