// SPDX-License-Identifier: MIT

import SprungPhysics

/// Who is told when the items of a behavior rest.
extension UIDynamicAnimator {
  final func watch(_ behavior: UIDynamicBehavior) {
    guard !restWatchers.contains(where: { $0 === behavior }) else { return }
    behavior.isAwaitingRest = true
    restWatchers.append(behavior)
    changed()
  }

  final func stopWatching(_ behavior: UIDynamicBehavior) {
    restWatchers.removeAll { $0 === behavior }
  }

  /// Tells the behaviors whose items have all come to rest since they last moved.
  final func tellOfRest() {
    guard !restWatchers.isEmpty, changedAttachments.isEmpty, impulses.isEmpty else { return }
    let watchers = restWatchers
    for behavior in watchers where behavior.animator === self {
      if hasAwakeItem(behavior) {
        behavior.isAwaitingRest = true
      } else if behavior.isAwaitingRest {
        behavior.isAwaitingRest = false
        behavior.onRest?()
      }
    }
  }

  private func hasAwakeItem(_ behavior: UIDynamicBehavior) -> Bool {
    for item in behavior.dynamicItems {
      guard let body = body(of: item) else { continue }
      if !world.isAsleep(body) { return true }
    }
    return behavior.childBehaviors.contains { hasAwakeItem($0) }
  }
}
