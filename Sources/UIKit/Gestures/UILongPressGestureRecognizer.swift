// SPDX-License-Identifier: MIT

/// Recognizes touches that are held still for a minimum duration.
///
/// The gesture begins after 0.5 s without movement, changes whenever the touches move, and ends when the first touch is
/// lifted.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds. Default: 0.5. Negative and non-finite values are rejected with a
  /// fault.
  open var minimumPressDuration: TimeInterval = UIKitTuning.longPressDuration {
    didSet {
      guard !(minimumPressDuration.isFinite && minimumPressDuration >= 0) else { return }
      Diagnostics.report(
        "pressDuration",
        "minimumPressDuration \(minimumPressDuration) is invalid. Pass a finite duration of at least 0 seconds."
      )
      minimumPressDuration = oldValue
    }
  }
  /// The maximum movement of a touch before the gesture begins, in points. Default: 10.
  open var allowableMovement: CGFloat = UIKitTuning.longPressMovement
  /// The number of taps required before the press. Default: 0.
  open var numberOfTapsRequired = 0
  /// The number of touches required for the press. Default: 1. Smaller values are treated as 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var isPressing = false

  /// Sprung addition: creates a recognizer that calls a closure whenever the press begins, moves or ends.
  public convenience init(handler: @escaping (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let press = $0 as? UILongPressGestureRecognizer { handler(press) } }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    for touch in self.touches where touches.contains(touch) { starts.append((touch, touch.windowLocation)) }
    let wanted = max(1, numberOfTouchesRequired)
    let count = liveTouches.count
    if count > wanted {
      state = .failed
    } else if count == wanted {
      isPressing = true
      let isTap = taps < numberOfTapsRequired
      // Begin immediately. Otherwise, a movement at the same time could be handled before a deadline of zero seconds.
      if !isTap, minimumPressDuration <= 0 {
        state = .began
        return
      }
      deadline = event.timestamp + (isTap ? UIKitTuning.tapMaximumPress : minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .changed
    case .possible:
      for (touch, point) in starts {
        let offset = CGPoint(x: touch.windowLocation.x - point.x, y: touch.windowLocation.y - point.y)
        if offset.length > allowableMovement {
          state = .failed
          return
        }
      }
    default: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible:
      guard isPressing, taps < numberOfTapsRequired else {
        state = .failed
        return
      }
      guard liveTouches.isEmpty else { return }
      taps += 1
      isPressing = false
      starts = []
      deadline = event.timestamp + UIKitTuning.multipleTapInterval
    default: break
    }
  }

  /// Begins a press when a key whose type is in `allowedPressTypes` is pressed. Holding the key for the minimum
  /// duration counts as a long press.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible, !isPressing else { return }
    isPressing = true
    deadline = event.timestamp + minimumPressDuration
  }

  /// Ends the press of the key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    switch state {
    case .began, .changed: state = .ended
    case .possible: if isPressing { state = .failed }
    default: break
    }
  }

  open override func reset() {
    taps = 0
    starts = []
    isPressing = false
  }

  package override var kindName: String { "long press" }

  override func deadlinePassed(at time: TimeInterval) {
    state = isPressing && taps == max(0, numberOfTapsRequired) ? .began : .failed
  }
}
