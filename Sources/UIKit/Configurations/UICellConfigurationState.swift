// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// The state of a cell that configurations look at.
  ///
  /// Differs from Apple: a class in the browser build, so do not change a shared one.
  nonisolated public final class UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    /// Whether the item of the cell is being dragged to another position or view.
    public var cellDragState = DragState.none
    /// Whether something is about to be dropped into the cell's item, or elsewhere in the collection view.
    public var cellDropState = DropState.none

    /// A state in which nothing is said beside the traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// Whether the same is so in both.
    public static func == (left: UICellConfigurationState, right: UICellConfigurationState) -> Bool {
      left.flags == right.flags && left.cellDragState == right.cellDragState
        && left.cellDropState == right.cellDropState && left.traitCollection.isEqual(right.traitCollection)
    }

    /// Feeds what is so.
    public func hash(into hasher: inout Hasher) { hasher.combine(flags) }
  }
#else
  /// The state of a cell that configurations look at.
  nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    var flags: StateFlags = []
    /// Whether the item of the cell is being dragged to another position or view.
    public var cellDragState = DragState.none
    /// Whether something is about to be dropped into the cell's item, or elsewhere in the collection view.
    public var cellDropState = DropState.none
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

nonisolated extension UICellConfigurationState {
  /// Whether the cell takes no touches.
  public var isDisabled: Bool {
    get { flags.has(.disabled) }
    set { flags.set(.disabled, newValue) }
  }
  /// Whether a finger is on the cell.
  public var isHighlighted: Bool {
    get { flags.has(.highlighted) }
    set { flags.set(.highlighted, newValue) }
  }
  /// Whether the cell is selected.
  public var isSelected: Bool {
    get { flags.has(.selected) }
    set { flags.set(.selected, newValue) }
  }
  /// Whether the keyboard focus is on the cell. A change of that alone does not update the cell.
  public var isFocused: Bool {
    get { flags.has(.focused) }
    set { flags.set(.focused, newValue) }
  }
  /// Whether the cell is held at an edge of the viewport.
  public var isPinned: Bool {
    get { flags.has(.pinned) }
    set { flags.set(.pinned, newValue) }
  }
  /// Whether the cell shows its controls for editing.
  public var isEditing: Bool {
    get { flags.has(.editing) }
    set { flags.set(.editing, newValue) }
  }
  /// Whether the item is one of an outline whose children show.
  public var isExpanded: Bool {
    get { flags.has(.expanded) }
    set { flags.set(.expanded, newValue) }
  }
  /// Whether the cell is swiped aside.
  public var isSwiped: Bool {
    get { flags.has(.swiped) }
    set { flags.set(.swiped, newValue) }
  }
  /// Whether the cell is being moved to another position.
  public var isReordering: Bool {
    get { flags.has(.reordering) }
    set { flags.set(.reordering, newValue) }
  }

  /// Whether a cell is being dragged.
  public enum DragState: Sendable {
    /// Not at all.
    case none
    /// It is about to leave its position.
    case lifting
    /// It is under way.
    case dragging
  }

  /// Whether something is being dropped.
  public enum DropState: Sendable {
    /// Not at all.
    case none
    /// Something is under way, but not above the cell.
    case notTargeted
    /// Something is above the cell.
    case targeted
  }
}
