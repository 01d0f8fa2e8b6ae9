// SPDX-License-Identifier: MIT

import SprungStage

extension UIApplication {
  /// Whether an event is not to be heard at present.
  final func ignores(_ event: InputEvent) -> Bool {
    guard lifeCycle.ignoringDepth > 0 else { return false }
    switch event.kind {
    case .pointerDown, .hover, .wheel, .keyDown, .activate: return true
    default: return false
    }
  }
}
