// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Sprung addition: whether decisions about gestures are noted. Default: false. Turning it off forgets them.
  public final var tracesGestures: Bool {
    get { TouchDispatcher.current.arbiter.trace.isOn }
    set {
      TouchDispatcher.current.arbiter.trace.isOn = newValue
      if !newValue { TouchDispatcher.current.arbiter.trace.clear() }
    }
  }

  /// Sprung addition: what was decided about gesture recognizers, in order, while `tracesGestures` was on; the last few
  /// thousand decisions.
  public final var gestureDecisions: [GestureDecision] { TouchDispatcher.current.arbiter.trace.decisions }
}
