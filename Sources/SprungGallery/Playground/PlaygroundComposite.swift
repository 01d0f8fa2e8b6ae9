// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A parent behavior that notifies the scene when it is added to or removed from an animator.
final class PlaygroundComposite: UIDynamicBehavior {
  private let tell: (Bool) -> Void

  /// Creates a parent behavior. `tell` is called with true when the behavior is added to an animator, and with false
  /// when it is removed.
  init(tell: @escaping (Bool) -> Void) {
    self.tell = tell
    super.init()
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    tell(dynamicAnimator != nil)
  }

  /// Nests `parts` below several levels of parents. Returns the behaviors to add to the animator.
  static func nest(
    _ parts: [UIDynamicBehavior], levels: Int, reportingTo scene: PlaygroundScene
  ) -> [UIDynamicBehavior] {
    var roots = parts
    for level in 0..<levels {
      let parent = PlaygroundComposite { [scene = WeakReference(scene)] isComing in
        guard let scene = scene.wrappedValue else { return }
        if level == 0 { scene.status = isComing ? "The parent is in the animator" : "The parent was removed" }
      }
      for root in roots { parent.addChildBehavior(root) }
      roots = [parent]
    }
    return roots
  }
}
