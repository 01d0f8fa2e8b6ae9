// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a header, footer or other view that affects its configurations.
  ///
  /// Differs from Apple: this is a class in the browser build, so shared instances must not be modified.
  nonisolated public final class UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []

    /// Creates a state with the given traits and default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Returns whether the two states are equal.
    public static func == (left: UIViewConfigurationState, right: UIViewConfigurationState) -> Bool {
      left.flags == right.flags && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Hashes the flags of the state.
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  }
#else
  /// The state of a header, footer or other view that affects its configurations.
  nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits and default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's custom value for the given key, or nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif

nonisolated extension UIViewConfigurationState {
  /// Whether the view is disabled.
  public var isDisabled: Bool {
    get { flags.has(.disabled) }
    set { flags.set(.disabled, newValue) }
  }
  /// Whether the view is highlighted by a touch.
  public var isHighlighted: Bool {
    get { flags.has(.highlighted) }
    set { flags.set(.highlighted, newValue) }
  }
  /// Whether the view is selected.
  public var isSelected: Bool {
    get { flags.has(.selected) }
    set { flags.set(.selected, newValue) }
  }
  /// Whether the view has the keyboard focus. Always false for headers and footers.
  public var isFocused: Bool {
    get { flags.has(.focused) }
    set { flags.set(.focused, newValue) }
  }
  /// Whether a header or footer is pinned to an edge of the viewport. Tables do not set this property.
  public var isPinned: Bool {
    get { flags.has(.pinned) }
    set { flags.set(.pinned, newValue) }
  }
}
