// SPDX-License-Identifier: MIT

/// Recognizes one or more taps with one or more touches. The gesture is recognized when the last touch is lifted.
///
/// Each tap can last at most 0.75 s and move at most 10 points. Each further tap must be within 0.35 s and 45 points of
/// the previous one. A single tap does not wait for a double tap unless it requires the double tap to fail.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of required taps. Default: 1. Smaller values are treated as 1.
  open var numberOfTapsRequired = 1
  /// The number of touches required for a tap. Default: 1. Smaller values are treated as 1.
  open var numberOfTouchesRequired = 1

  /// The mouse buttons that are recognized. Default: the primary button. Fingers and pens are always recognized.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  private var fingers = 0
  private var isPressed = false
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstTap: CGPoint?

  /// Sprung addition: creates a recognizer that calls a closure for every tap.
  public convenience init(handler: @escaping (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { if let tap = $0 as? UITapGestureRecognizer { handler(tap) } }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    let isMouse = self.touches.contains { $0.type == .indirectPointer && touches.contains($0) }
    if isMouse, !event.buttonMask.isEmpty, event.buttonMask.isDisjoint(with: buttonMaskRequired) {
      state = .failed
      return
    }
    for touch in self.touches where touches.contains(touch) {
      starts.append((touch, touch.windowLocation))
    }
    let wanted = max(1, numberOfTouchesRequired)
    let live = liveTouches
    fingers = max(fingers, live.count)
    if fingers > wanted {
      state = .failed
      return
    }
    if let firstTap, let here = UITouch.centroid(live), live.count == wanted {
      let away = CGPoint(x: here.x - firstTap.x, y: here.y - firstTap.y)
      if away.length > UIKitTuning.multipleTapDistance {
        state = .failed
        return
      }
    }
    if !isPressed {
      isPressed = true
      deadline = event.timestamp + UIKitTuning.tapMaximumPress
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for (touch, point) in starts {
      let offset = CGPoint(x: touch.windowLocation.x - point.x, y: touch.windowLocation.y - point.y)
      if offset.length > UIKitTuning.tapAllowableMovement {
        state = .failed
        return
      }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesMoved(touches, with: event)
    guard state == .possible, liveTouches.isEmpty else { return }
    guard fingers == max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    taps += 1
    if taps >= max(1, numberOfTapsRequired) {
      deadline = nil
      state = .ended
      return
    }
    if firstTap == nil { firstTap = UITouch.centroid(starts.map { $0.touch }) }
    starts = []
    fingers = 0
    isPressed = false
    deadline = event.timestamp + UIKitTuning.multipleTapInterval
  }

  /// Begins a press when a key whose type is in `allowedPressTypes` is pressed. A press counts as a tap.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible, !isPressed else { return }
    isPressed = true
    deadline = event.timestamp + UIKitTuning.tapMaximumPress
  }

  /// Ends the press of the key.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard state == .possible, isPressed else { return }
    isPressed = false
    taps += 1
    let isComplete = taps >= max(1, numberOfTapsRequired)
    deadline = isComplete ? nil : event.timestamp + UIKitTuning.multipleTapInterval
    if isComplete { state = .ended }
  }

  open override func reset() {
    taps = 0
    fingers = 0
    isPressed = false
    starts = []
    firstTap = nil
  }

  /// Returns false if the other recognizer requires more taps. Both are then recognized unless one requires the other
  /// to fail.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
      || other.numberOfTouchesRequired != numberOfTouchesRequired
  }

  package override var kindName: String { "tap" }

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  override var locatedTouches: [UITouch] { state == .ended ? starts.map { $0.touch } : liveTouches }
}
