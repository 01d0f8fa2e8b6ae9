// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a header, footer or other view that configurations look at.
  ///
  /// Differs from Apple: a class in the browser build, so do not change a shared one.
  nonisolated public final class UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []

    /// A state in which nothing is said beside the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Whether the same is so in both.
    public static func == (left: UIViewConfigurationState, right: UIViewConfigurationState) -> Bool {
      left.flags == right.flags && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Feeds what is so.
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  }
#else
  /// The state of a header, footer or other view that configurations look at.
  nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state in which nothing is said beside the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom value that a program stores under a key; nil if there is none.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif

nonisolated extension UIViewConfigurationState {
  /// Whether the view takes no touches.
  public var isDisabled: Bool {
    get { flags.has(.disabled) }
    set { flags.set(.disabled, newValue) }
  }
  /// Whether a finger is on the view.
  public var isHighlighted: Bool {
    get { flags.has(.highlighted) }
    set { flags.set(.highlighted, newValue) }
  }
  /// Whether the view is selected.
  public var isSelected: Bool {
    get { flags.has(.selected) }
    set { flags.set(.selected, newValue) }
  }
  /// Whether the keyboard's focus is on the view. Headers and footers have none.
  public var isFocused: Bool {
    get { flags.has(.focused) }
    set { flags.set(.focused, newValue) }
  }
  /// Whether a header or footer is pinned to an edge of the viewport. Tables do not report it.
  public var isPinned: Bool {
    get { flags.has(.pinned) }
    set { flags.set(.pinned, newValue) }
  }
}
