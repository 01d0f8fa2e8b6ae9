// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The members of a trait's definition.
  nonisolated public protocol _UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    /// A name that is unique in the program, in reverse order of a domain. Default: empty.
    static var identifier: String { get }
    /// A name for people. Default: empty.
    static var name: String { get }
    /// Whether dynamic colors depend on the trait. Default: false. Nothing depends on it here: colors are always resolved again.
    static var affectsColorAppearance: Bool { get }
    /// The bit of a trait of the system; 0 for those of programs.
    static var _bit: UInt8 { get }
    /// The value of a trait of the system; nil for those of programs.
    static func _value(in collection: UITraitCollection) -> Value?
    /// A collection that states a value of a trait of the system only; nil for those of programs.
    static func _collection(with value: Value) -> UITraitCollection?
  }

  /// The class of all definitions of traits in the browser.
  nonisolated open class _UITraitBase {}

  /// The definition of a trait. In the browser it is a class, as its compiler has no metatypes of structures in arrays:
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
    /// Empty.
    public static var identifier: String { "" }
    /// Empty.
    public static var name: String { "" }
  }
#else
  /// The definition of a trait of a program's own, which is passed down the hierarchy as all traits are.
  ///
  /// ```swift
  /// struct NoteWidthTrait: UITraitDefinition {
  ///   static let defaultValue = 320.0
  /// }
  /// view.traitOverrides[NoteWidthTrait.self] = 480
  /// ```
  ///
  /// Differs from Apple: in the browser the definition must be a final class, which compiles everywhere.
  nonisolated public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    /// A name that is unique in the program. Default: that of the type with its module.
    static var identifier: String { get }
    /// A name for people. Default: that of the type.
    static var name: String { get }
    /// Whether dynamic colors depend on the trait. Default: false. Nothing depends on it here: colors are always resolved again.
    static var affectsColorAppearance: Bool { get }
    /// The bit of a trait of the system; 0 for those of programs.
    static var _bit: UInt8 { get }
    /// The value of a trait of the system; nil for those of programs.
    static func _value(in collection: UITraitCollection) -> Value?
    /// A collection that states a value of a trait of the system only; nil for those of programs.
    static func _collection(with value: Value) -> UITraitCollection?
  }

  /// A trait, such as `UITraitUserInterfaceStyle.self`.
  public typealias UITrait = any UITraitDefinition.Type
  typealias _UITraitDefinition = UITraitDefinition

  nonisolated extension UITraitDefinition {
    /// The name of the type with its module.
    public static var identifier: String { String(reflecting: self) }
    /// The name of the type.
    public static var name: String { String(describing: self) }
  }
#endif

nonisolated extension _UITraitDefinition {
  /// False.
  public static var affectsColorAppearance: Bool { false }
  /// 0.
  public static var _bit: UInt8 { 0 }
  /// Nil.
  public static func _value(in collection: UITraitCollection) -> Value? { nil }
  /// Nil.
  public static func _collection(with value: Value) -> UITraitCollection? { nil }
}

/// The identity of a trait, which both builds can compare.
nonisolated struct TraitIdentity: Equatable {
  private let type: ObjectIdentifier

  init(_ trait: UITrait) { type = ObjectIdentifier(trait) }
}
