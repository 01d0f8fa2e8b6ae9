// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: whether decisions about gestures are recorded. Default: false. Setting this property to false
  /// discards the recorded decisions.
  public final var tracesGestures: Bool {
    get { TouchDispatcher.current.arbiter.trace.isOn }
    set {
      TouchDispatcher.current.arbiter.trace.isOn = newValue
      if !newValue { TouchDispatcher.current.arbiter.trace.clear() }
    }
  }

  /// Sprung addition: the decisions about gesture recognizers, oldest first, that were recorded while `tracesGestures`
  /// was true. Only the last few thousand decisions are retained.
  public final var gestureDecisions: [GestureDecision] { TouchDispatcher.current.arbiter.trace.decisions }
}
