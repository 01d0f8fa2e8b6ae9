// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: whether decisions about gestures are noted. Default: false. Turning it off forgets them.
  public final var tracesGestures: Bool {
    get { dispatcher.arbiter.trace.isOn }
    set {
      dispatcher.arbiter.trace.isOn = newValue
      if !newValue { dispatcher.arbiter.trace.clear() }
    }
  }

  /// Sprung addition: what was decided about gesture recognizers, in order, while `tracesGestures` was on; the last few
  /// thousand decisions.
  public final var gestureDecisions: [GestureDecision] { dispatcher.arbiter.trace.decisions }
}
