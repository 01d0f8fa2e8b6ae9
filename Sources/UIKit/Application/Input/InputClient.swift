// SPDX-License-Identifier: MIT

import SprungStage

/// The requirements of input delivery for the application.
protocol InputClient: AnyObject {
  /// Sends an action to a target, or with nil along the chain of responders; returns whether an object performed it.
  func sendAction(_ action: Selector, to target: ActionSender?, from sender: ActionSender?, for event: UIEvent?) -> Bool
  /// Hands an event to the windows that it is for.
  func sendEvent(_ event: UIEvent)
  /// The host reports a change of the stage or of the person's settings.
  func apply(_ setting: InputEvent)
}
