// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The requirements of a trait definition.
  nonisolated public protocol _UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The default value of the trait.
    static var defaultValue: Value { get }
    /// A unique name in reverse domain notation. Default: empty.
    static var identifier: String { get }
    /// A name to display in debug output. Default: empty.
    static var name: String { get }
    /// Whether dynamic colors depend on the trait. Default: false. This property has no effect, because colors are
    /// resolved again after each change of a trait.
    static var affectsColorAppearance: Bool { get }
    /// The bit of a system trait; 0 for custom traits.
    static var _bit: UInt8 { get }
    /// Returns the value of a system trait; nil for custom traits.
    static func _value(in collection: UITraitCollection) -> Value?
    /// Returns a collection that specifies only this system trait; nil for custom traits.
    static func _collection(with value: Value) -> UITraitCollection?
  }

  /// The base class of all trait definitions in the browser.
  nonisolated open class _UITraitBase {}

  /// The definition of a trait. In browser builds, a definition must be a class, because Embedded Swift cannot store
  /// metatypes of structs in arrays:
  ///
  /// ```swift
  /// final class NoteWidthTrait: UITraitDefinition {
  ///   static let defaultValue = 320.0
  /// }
  /// ```
  public typealias UITraitDefinition = _UITraitBase & _UITraitDefinition
  /// A trait, such as `UITraitUserInterfaceStyle.self`.
  public typealias UITrait = _UITraitBase.Type

  nonisolated extension _UITraitDefinition {
    /// The default identifier, an empty string.
    public static var identifier: String { "" }
    /// The default name, an empty string.
    public static var name: String { "" }
  }
#else
  /// The definition of a custom trait. Like all traits, custom traits are propagated down the view hierarchy.
  ///
  /// ```swift
  /// struct NoteWidthTrait: UITraitDefinition {
  ///   static let defaultValue = 320.0
  /// }
  /// view.traitOverrides[NoteWidthTrait.self] = 480
  /// ```
  ///
  /// Differs from Apple: in the browser, the definition must be a final class. A definition that is a final class
  /// compiles on all platforms.
  nonisolated public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The default value of the trait.
    static var defaultValue: Value { get }
    /// A name that is unique in the app. Default: the name of the type, including its module.
    static var identifier: String { get }
    /// A name to display in debug output. Default: the type's name.
    static var name: String { get }
    /// Whether dynamic colors depend on the trait. Default: false. This property has no effect, because colors are
    /// resolved again after each change of a trait.
    static var affectsColorAppearance: Bool { get }
    /// The bit of a system trait; 0 for custom traits.
    static var _bit: UInt8 { get }
    /// Returns the value of a system trait; nil for custom traits.
    static func _value(in collection: UITraitCollection) -> Value?
    /// Returns a collection that specifies only this system trait; nil for custom traits.
    static func _collection(with value: Value) -> UITraitCollection?
  }

  /// A trait, such as `UITraitUserInterfaceStyle.self`.
  public typealias UITrait = any UITraitDefinition.Type
  typealias _UITraitDefinition = UITraitDefinition

  nonisolated extension UITraitDefinition {
    /// The default identifier, which is the name of the type, including its module.
    public static var identifier: String { String(reflecting: self) }
    /// The default name: the type's name.
    public static var name: String { String(describing: self) }
  }
#endif

nonisolated extension _UITraitDefinition {
  /// The default value, false.
  public static var affectsColorAppearance: Bool { false }
  /// The bit of custom traits, 0.
  public static var _bit: UInt8 { 0 }
  /// Returns nil, because custom traits are stored elsewhere.
  public static func _value(in collection: UITraitCollection) -> Value? { nil }
  /// Returns nil, because custom traits are stored elsewhere.
  public static func _collection(with value: Value) -> UITraitCollection? { nil }
}

/// The identity of a trait. Identities can be compared in all kinds of builds.
nonisolated struct TraitIdentity: Equatable {
  private let type: ObjectIdentifier

  init(_ trait: UITrait) { type = ObjectIdentifier(trait) }
}
