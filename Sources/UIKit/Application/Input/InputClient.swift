// SPDX-License-Identifier: MIT

import SprungStage

/// The interface through which input delivery calls the application.
protocol InputClient: AnyObject {
  /// Sends an action to a target, or along the responder chain if the target is nil. Returns whether an object
  /// performed the action.
  func sendAction(_ action: Selector, to target: ActionSender?, from sender: ActionSender?, for event: UIEvent?) -> Bool
  /// Sends an event to the windows that contain its touches or presses.
  func sendEvent(_ event: UIEvent)
  /// Applies a change of the stage or of the user's settings, as reported by the host.
  func apply(_ setting: InputEvent)
}
