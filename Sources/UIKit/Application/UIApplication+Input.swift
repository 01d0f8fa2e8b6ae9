// SPDX-License-Identifier: MIT

import SprungStage

/// What the application remembers between input events.
struct InputDelivery {
  /// Where the mouse is, and what it looks like there.
  var mouse = MouseState()
  /// Whether the key for menus holds a finger on what has the focus.
  var isHolding = false
  /// The fingers that a key moves at the moment.
  var keyboardGesture: KeyboardGesture?
  /// The text that is being edited.
  var text = TextInputState()
}

extension UIApplication {
  /// The fingers that are down and the gestures they make.
  final var dispatcher: TouchDispatcher { TouchDispatcher.current }

  /// Turns the queued input records into touches, keys and settings, in order.
  final func deliverInput() {
    guard !queuedInput.isEmpty else { return }
    let events = queuedInput
    queuedInput = []
    for event in events {
      if event.kind != .character { finishTyping() }
      deliver(event)
    }
    finishTyping()
  }

  private func deliver(_ event: InputEvent) {
    guard !ignores(event) else { return }
    let time = event.seconds
    let point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    if event.touchType != .direct { followMouse(event, at: point) }
    dispatcher.event.modifierFlags = UIKeyModifierFlags(event.flags)
    switch event.kind {
    case .pointerDown:
      focus.hasLostFocus = false
      if opensContextMenu(event, at: point) { break }
      dispatcher.pointerDown(event.identifier, type: event.touchType, at: point, time: time)
    case .pointerMove: dispatcher.pointerMove(event.identifier, to: point, time: time)
    case .pointerUp: dispatcher.pointerUp(event.identifier, at: point, time: time)
    case .pointerCancel: dispatcher.pointerCancel(event.identifier, time: time)
    case .hover: dispatcher.pointerHover(at: event.identifier != 0 ? point : nil, time: time)
    case .wheel:
      // With the control key it is a trackpad's pinch, which zooms and never scrolls.
      guard !event.flags.contains(.control) else {
        zoomByWheel(CGFloat(event.b), at: point)
        return
      }
      turnWheel(by: CGPoint(x: CGFloat(event.a), y: CGFloat(event.b)), at: point)
    case .keyDown:
      if event.key != .contextMenu {
        press(event.key, flags: event.flags, at: time)
      } else if !opensContextMenuOfFocus(), !showCustomActions() {
        holdFocus(at: time)
      }
    case .keyUp: if event.key == .contextMenu { releaseFocus(at: time) }
    case .focus: focusArrived(at: event.layer)
    case .visibility:
      if event.identifier == 0 { dispatcher.cancelAll(time: time) }
      visibilityChanged(to: StageVisibility(number: event.identifier))
    case .memoryWarning: memoryIsShort()
    case .resize:
      resize(to: CGSize(width: CGFloat(event.x), height: CGFloat(event.y)), scale: CGFloat(event.a))
    case .reducedMotion: UIAccessibility.isReduceMotionEnabled = event.identifier != 0
    case .appearance: userInterfaceStyle = event.identifier != 0 ? .dark : .light
    case .contrast: UIAccessibility.isDarkerSystemColorsEnabled = event.identifier != 0
    case .contentSize: preferredContentSizeCategory = UIContentSizeCategory(order: Int(event.identifier))
    case .direction: userInterfaceLayoutDirection = event.identifier != 0 ? .rightToLeft : .leftToRight
    case .character, .textEdit, .textSelection, .keyboard: deliverText(event)
    case .parameter: parameterHandler?(Int(event.identifier), Double(event.x))
    case .activate:
      guard let pressed = WindowList.shared.view(ofLayer: event.layer) else { break }
      // A key that was pressed before the host heard that the focus moves on is meant for where the focus goes.
      let isKey = event.layer == focus.focusedLayer
      let view = isKey ? focus.viewToFocus ?? pressed : pressed
      // Assistive technology presses what its own cursor is on, which need not have the keyboard's focus.
      if focus.focusedView == nil, view.takesFocus {
        focus.focusedLayer = event.layer
        focus.focusedView = view
      }
      _ = view.accessibilityActivate()
    }
  }

  /// The screen took another size: windows fill it.
  private func resize(to size: CGSize, scale: CGFloat) {
    let old = traits
    let geometry = lifeCycle.scene?.effectiveGeometry
    UIScreen.main.configure(size: size, scale: scale)
    let new = UIScreen.main.bounds
    for window in windows {
      // The change is not animated: what shall go along with it happens at once, after it.
      let coordinator = TransitionCoordinator(from: nil, to: nil, container: window, duration: 0)
      let changes = window.bounds.size != new.size
      if changes { window.rootViewController?.viewWillTransition(to: new.size, with: coordinator) }
      window.layoutFrame = new
      if changes { coordinator.finish() }
    }
    traitsChanged(from: old)
    UIDevice.current.screenChanged()
    if let geometry { lifeCycle.scene?.tellGeometryChanged(from: geometry, old) }
  }
}

extension InputEvent {
  /// What kind of thing the pointer is.
  fileprivate var touchType: UITouch.TouchType {
    if flags.contains(.touch) { return .direct }
    return flags.contains(.pen) ? .pencil : .indirectPointer
  }
}
