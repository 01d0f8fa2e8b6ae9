// SPDX-License-Identifier: MIT

/// The tree of an animator's behaviors, and information about the behaviors that have callbacks.
final class BehaviorTree {
  /// The behaviors that were added directly to the animator, in order. Their children are not included.
  var roots: [UIDynamicBehavior] = []
  /// The number of behaviors with an action.
  var actionCount = 0
  /// The behaviors that are notified when their items come to rest.
  private(set) var restWatchers: [UIDynamicBehavior] = []

  /// Whether any behavior is still waiting for its items to come to rest.
  var awaitsRest: Bool { restWatchers.contains { $0.isAwaitingRest } }

  /// Registers a behavior that is notified when its items come to rest. Returns false if the behavior was already
  /// registered.
  func watch(_ behavior: UIDynamicBehavior) -> Bool {
    guard !restWatchers.contains(where: { $0 === behavior }) else { return false }
    behavior.isAwaitingRest = true
    restWatchers.append(behavior)
    return true
  }

  func stopWatching(_ behavior: UIDynamicBehavior) {
    restWatchers.removeAll { $0 === behavior }
  }

  /// Calls the actions of all behaviors. Parents precede their children.
  func callActions() {
    guard actionCount > 0 else { return }
    for behavior in roots { callActions(behavior) }
  }

  private func callActions(_ behavior: UIDynamicBehavior) {
    // An action may have removed this behavior.
    guard behavior.animator?.parts.tree === self else { return }
    behavior.action?()
    for child in behavior.childBehaviors { callActions(child) }
  }

  /// Notifies the behaviors whose items have all come to rest after moving.
  func notifyOfRest(_ isAwake: (any UIDynamicItem) -> Bool) {
    let watchers = restWatchers
    for behavior in watchers where behavior.animator?.parts.tree === self {
      if hasAwakeItem(behavior, isAwake) {
        behavior.isAwaitingRest = true
      } else if behavior.isAwaitingRest {
        behavior.isAwaitingRest = false
        behavior.onRest?()
      }
    }
  }

  private func hasAwakeItem(_ behavior: UIDynamicBehavior, _ isAwake: (any UIDynamicItem) -> Bool) -> Bool {
    for item in behavior.dynamicItems where isAwake(item) { return true }
    return behavior.childBehaviors.contains { hasAwakeItem($0, isAwake) }
  }
}
