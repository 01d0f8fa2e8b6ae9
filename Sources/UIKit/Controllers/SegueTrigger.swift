// SPDX-License-Identifier: MIT

/// Sprung addition: the target of a control, recognizer or cell that performs a segue; for sources that `sprung port` writes.
@preconcurrency @MainActor
public final class SegueTrigger: NSObject {
  /// The action that performs the segue.
  public static let action = Selector(
    "fire:", calling: { (me: SegueTrigger, sender: AnyObject?) in me.fire(sender) })

  @WeakReference private var controller: UIViewController?
  private let id: String

  fileprivate init(_ controller: UIViewController, _ id: String) {
    self.id = id
    super.init()
    self.controller = controller
  }

  /// Performs the segue.
  func fire(_ sender: AnyObject?) { controller?.triggerSegue(id, sender: sender) }
}

extension UIViewController {
  /// Sprung addition: makes a target that performs a segue of the storyboard, by its `id`. The controller retains it.
  public final func segueTrigger(_ id: String) -> SegueTrigger {
    let trigger = SegueTrigger(self, id)
    archive.triggers.append(trigger)
    return trigger
  }
}
