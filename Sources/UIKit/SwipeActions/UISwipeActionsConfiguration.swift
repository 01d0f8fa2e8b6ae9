// SPDX-License-Identifier: MIT

/// The actions at one side of a row, from the edge inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions; the first one is at the edge.
  open var actions: [UIContextualAction] { storedActions }
  private final var storedActions: [UIContextualAction]
  /// Whether a swipe across most of the row performs the first action. Default: true.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions; without any, the row cannot be swiped that way.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }
}
