// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a cell that affects its configurations.
  ///
  /// Differs from Apple: in the browser build, the state is a class, so changing a shared instance affects all
  /// references to it.
  nonisolated public final class UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    /// The drag state of the cell's item. Default: none.
    public var cellDragState = DragState.none
    /// The drop state of the cell during a drag in the collection view. Default: none.
    public var cellDropState = DropState.none

    /// Creates a state with the given traits and default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Returns whether the two states are equal.
    public static func == (left: UICellConfigurationState, right: UICellConfigurationState) -> Bool {
      left.flags == right.flags && left.cellDragState == right.cellDragState
        && left.cellDropState == right.cellDropState && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Hashes the flags of the state.
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  }
#else
  /// The state of a cell that affects its configurations.
  nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    /// The drag state of the cell's item. Default: none.
    public var cellDragState = DragState.none
    /// The drop state of the cell during a drag in the collection view. Default: none.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits and default values.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's custom value for the given key, or nil if no value is set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
      get { custom[key] }
      set { custom[key] = newValue }
    }
  }
#endif

nonisolated extension UICellConfigurationState {
  /// Whether the cell is disabled.
  public var isDisabled: Bool {
    get { flags.has(.disabled) }
    set { flags.set(.disabled, newValue) }
  }
  /// Whether the cell is highlighted by a touch.
  public var isHighlighted: Bool {
    get { flags.has(.highlighted) }
    set { flags.set(.highlighted, newValue) }
  }
  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { flags.has(.selected) }
    set { flags.set(.selected, newValue) }
  }
  /// Whether the cell has the keyboard focus. If only the focus changes, the cell is not updated.
  public var isFocused: Bool {
    get { flags.has(.focused) }
    set { flags.set(.focused, newValue) }
  }
  /// Whether the cell is pinned to an edge of the viewport.
  public var isPinned: Bool {
    get { flags.has(.pinned) }
    set { flags.set(.pinned, newValue) }
  }
  /// Whether the cell shows its editing controls.
  public var isEditing: Bool {
    get { flags.has(.editing) }
    set { flags.set(.editing, newValue) }
  }
  /// Whether the cell's outline item is expanded.
  public var isExpanded: Bool {
    get { flags.has(.expanded) }
    set { flags.set(.expanded, newValue) }
  }
  /// Whether the cell has been swiped to reveal its actions.
  public var isSwiped: Bool {
    get { flags.has(.swiped) }
    set { flags.set(.swiped, newValue) }
  }
  /// Whether the cell is being reordered.
  public var isReordering: Bool {
    get { flags.has(.reordering) }
    set { flags.set(.reordering, newValue) }
  }

  /// The drag state of a cell.
  public enum DragState: Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The drop state of a cell.
  public enum DropState: Sendable {
    /// No drag is in progress in the collection view.
    case none
    /// A drag is in progress, but not over the cell.
    case notTargeted
    /// A drag is over the cell.
    case targeted
  }
}
