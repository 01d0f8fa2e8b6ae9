// SPDX-License-Identifier: MIT

/// The name of a method, for target and action.
///
/// Off Apple's platforms a name cannot be turned into a call by itself, so a target that wants to be called by name adopts
/// `SelectorDispatching`. A handler closure or a `UIAction` needs no name and works everywhere.
/// Differs from Apple: a structure, made from a literal (`"tapped:"`); `#selector` does not exist here.
nonisolated public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for every argument: `tapped:`.
  public let name: String

  /// A selector with a name.
  public init(_ name: String) { self.name = name }

  /// A selector with a literal name.
  public init(stringLiteral value: String) { name = value }

  /// Sprung addition: a selector with a name, for where a type must be inferred.
  public static func named(_ name: String) -> Selector { Selector(name) }

  /// The name.
  public var description: String { name }
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
