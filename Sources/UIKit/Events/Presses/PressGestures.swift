// SPDX-License-Identifier: MIT

/// Passes presses to the gesture recognizers that accept their type.
enum PressGestures {
  /// Passes a press to its recognizers. This closure is nil until a recognizer accepts a press type, so that apps
  /// without such recognizers do not link this code.
  static let feed = AppContext.adopt(AppValue<((_ press: UIPress, _ event: UIPressesEvent) -> Void)?>(nil))

  /// Sets `feed` when a recognizer first accepts a press type.
  static func install() {
    feed.value = { press, event in
      if press.phase == .began { bind(press, event) }
      let set: Set<UIPress> = [press]
      for (recognizer, number) in press.bindings {
        TouchDispatcher.current.arbiter.join(recognizer)
        switch press.phase {
        case .began: recognizer.pressesBegan(set, with: event)
        case .ended: recognizer.pressesEnded(set, with: event)
        case .cancelled: recognizer.pressesCancelled(set, with: event)
        default: recognizer.pressesChanged(set, with: event)
        }
        TouchDispatcher.current.settleSoon()
        if press.phase == .ended || press.phase == .cancelled { recognizer.removeHandler(number) }
      }
      // If a gesture recognizer has claimed the press, responders are notified that it was canceled rather than ended.
      if press.phase == .ended, press.isClaimed { press.phase = .cancelled }
    }
  }

  /// Finds the recognizers of a press, starting with those of the first responder's view.
  private static func bind(_ press: UIPress, _ event: UIPressesEvent) {
    var around = press.gestureView
    var depth = 0
    var ancestor = around?.superview
    while let view = ancestor {
      depth += 1
      ancestor = view.superview
    }
    while let view = around {
      for (order, recognizer) in view.recognizers.enumerated() {
        guard recognizer.isEnabled, recognizer.isReceiving, recognizer.accepts(press.type),
          recognizer.shouldReceive(event),
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
        else { continue }
        recognizer.rank = (depth, order)
        let number = recognizer.addHandler { [press = WeakReference(press)] recognizer in
          guard recognizer.cancelsTouchesInView, [.began, .changed, .ended].contains(recognizer.state) else { return }
          press.wrappedValue?.isClaimed = true
        }
        press.bindings.append((recognizer, number))
      }
      depth -= 1
      around = view.superview
    }
  }
}

extension UIGestureRecognizer {
  /// Returns whether the recognizer accepts a type of press.
  fileprivate final func accepts(_ type: UIPress.PressType) -> Bool {
    allowedPressTypes.contains { $0.intValue == type.rawValue }
  }
}
