// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a view that affects its configurations: the traits, and the values of a cell or header.
  ///
  /// Differs from Apple: in the browser build, states are objects, because that build cannot store values of protocol
  /// types, and they do not support custom keys.
  nonisolated public protocol UIConfigurationState: AnyObject {
    /// Creates a state with the given traits and default values.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
  }
#else
  /// The state of a view that affects its configurations: the traits, and the values of a cell or header.
  nonisolated public protocol UIConfigurationState {
    /// Creates a state with the given traits and default values.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The app's custom value for the given key, or nil if there is none.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
  }
#endif

/// The key of a custom value in a configuration state.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key, which must be unique in the app.
  public let rawValue: String
  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key with the given name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The flags of a cell or header state, one bit per property.
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

  /// Returns whether all given flags are set.
  func has(_ flag: StateFlags) -> Bool { contains(flag) }

  /// Sets or clears the given flags.
  mutating func set(_ flag: StateFlags, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
