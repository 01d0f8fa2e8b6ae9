// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// Ignores touches, the pointer, keys and presses by assistive technology until `endIgnoringInteractionEvents()` was
  /// called as often. Touches that are down already go on to their end.
  public final func beginIgnoringInteractionEvents() { lifeCycle.ignoringDepth += 1 }

  /// Ends one `beginIgnoringInteractionEvents()`. A call without one is a fault and changes nothing.
  public final func endIgnoringInteractionEvents() {
    guard lifeCycle.ignoringDepth > 0 else {
      Diagnostics.report(
        "endIgnoring",
        "endIgnoringInteractionEvents() was called on the application without a beginIgnoringInteractionEvents() before; it was ignored"
      )
      return
    }
    lifeCycle.ignoringDepth -= 1
  }

  /// Whether what people do is ignored.
  public final var isIgnoringInteractionEvents: Bool { lifeCycle.ignoringDepth > 0 }

  /// Whether an event is not to be heard at present.
  final func ignores(_ event: InputEvent) -> Bool {
    guard lifeCycle.ignoringDepth > 0 else { return false }
    switch event.kind {
    case .pointerDown, .hover, .wheel, .keyDown, .activate: return true
    default: return false
    }
  }
}
