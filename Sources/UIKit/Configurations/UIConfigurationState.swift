// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a view, as far as configurations look at it: traits, and what a cell or header adds to them.
  ///
  /// Differs from Apple: a state is an object in the browser build, which has no values of protocol types, and has no custom
  /// keys there.
  nonisolated public protocol UIConfigurationState: AnyObject {
    /// A state in which nothing is said beside the traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
  }
#else
  /// The state of a view, as far as configurations look at it: traits, and what a cell or header adds to them.
  nonisolated public protocol UIConfigurationState {
    /// A state in which nothing is said beside the traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// A custom value that a program stores under a key; nil if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  }
#endif

/// The name of something that a program adds to the state of its cells.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name; one that no other part of the program uses.
  public let rawValue: String
  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a cell or header, a bit for each property.
nonisolated struct StateFlags: OptionSet, Hashable {
  let rawValue: UInt16
  static let disabled = StateFlags(rawValue: 1)
  static let highlighted = StateFlags(rawValue: 2)
  static let selected = StateFlags(rawValue: 4)
  static let focused = StateFlags(rawValue: 8)
  static let pinned = StateFlags(rawValue: 16)
  static let editing = StateFlags(rawValue: 32)
  static let expanded = StateFlags(rawValue: 64)
  static let swiped = StateFlags(rawValue: 128)
  static let reordering = StateFlags(rawValue: 256)

  /// Whether all of some bits are set.
  func has(_ flag: StateFlags) -> Bool { contains(flag) }

  /// Sets or clears a bit.
  mutating func set(_ flag: StateFlags, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
