// SPDX-License-Identifier: MIT

/// The actions on one side of a row, in order from the edge inward.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions. The first action is at the edge.
  open var actions: [UIContextualAction] { storedActions }
  private final var storedActions: [UIContextualAction]
  /// Whether a swipe across most of the row performs the first action. Default: true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with the given actions. If there are no actions, a swipe that would reveal this side has
  /// no effect.
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }
}
