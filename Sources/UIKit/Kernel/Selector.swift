// SPDX-License-Identifier: MIT

/// The name of a method, for target and action.
///
/// Off Apple's platforms a name alone cannot be called. So a selector carries its implementation,
/// `Selector("tapped:", calling: { (me: Controls, sender: UIButton) in me.tapped(sender) })`, or its target adopts
/// `SelectorDispatching`. A handler closure or a `UIAction` needs no name. Two selectors with the same name are equal.
/// Differs from Apple: a structure; `#selector` does not exist here, but `sprung port` generates its replacement.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for every argument: `tapped:`.
  public let name: String

  /// The implementations of the name, one for each class; empty for a bare name.
  let methods: [SelectorMethod]

  /// A selector with a name.
  public init(_ name: String) { self.init(name, methods: []) }

  /// A selector with a literal name.
  public init(stringLiteral value: String) { self.init(value, methods: []) }

  init(_ name: String, methods: [SelectorMethod]) {
    self.name = name
    self.methods = methods
  }

  /// Sprung addition: a selector with a name, for where a type must be inferred.
  public static func named(_ name: String) -> Selector { Selector(name) }

  /// The name.
  public var description: String { name }

  /// True when the names are the same.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name.isLiterallyEqual(to: right.name)
  }

  /// Adds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

#if !hasFeature(Embedded)
  /// Sprung addition: an object that can be called by the names of its methods.
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
    /// Calls the method with a name; returns false if there is none.
    func perform(_ name: String, with sender: Any?) -> Bool
  }
#endif
