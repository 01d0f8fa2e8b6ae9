// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: whether decisions about gestures are recorded. Default: false. Setting it to false discards the
  /// recorded decisions.
  public final var tracesGestures: Bool {
    get { TouchDispatcher.current.arbiter.trace.isOn }
    set {
      TouchDispatcher.current.arbiter.trace.isOn = newValue
      if !newValue { TouchDispatcher.current.arbiter.trace.clear() }
    }
  }

  /// Sprung addition: the decisions about gesture recognizers, in order, that were recorded while `tracesGestures` was
  /// true. Limited to the last few thousand.
  public final var gestureDecisions: [GestureDecision] { TouchDispatcher.current.arbiter.trace.decisions }
}
