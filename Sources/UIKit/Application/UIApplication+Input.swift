// SPDX-License-Identifier: MIT

import SprungStage

/// What the application remembers between input events.
struct InputDelivery {
  /// The fingers that are down and the gestures they make.
  let dispatcher = TouchDispatcher()
  /// The layer that the keyboard's focus is on, 0 for none.
  var focusedLayer: LayerID = 0
  /// The view of that layer. Kept until it leaves its window or loses the focus.
  var focusedView: UIView?
  /// Whether the focus was taken from the person, who will want it back.
  var hasLostFocus = false
  /// The modal views that took the focus, from the first to the last.
  var modalFocus: [ModalFocus] = []
  /// Where the mouse is, and what it looks like there.
  var mouse = MouseState()
  /// The view that the host must give the focus to.
  var viewToFocus: UIView?
  /// Whether the host must take the focus from the layer that has it.
  var losesFocus = false
  /// Whether the key for menus holds a finger on what has the focus.
  var isHolding = false
  /// The fingers that a key moves at the moment.
  var keyboardGesture: KeyboardGesture?
  /// The text that is being edited.
  var text = TextInputState()
}

extension UIApplication {
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
    delivery.dispatcher.event.modifierFlags = UIKeyModifierFlags(event.flags)
    switch event.kind {
    case .pointerDown:
      delivery.hasLostFocus = false
      if opensContextMenu(event, at: point) { break }
      delivery.dispatcher.pointerDown(event.identifier, type: event.touchType, at: point, time: time)
    case .pointerMove: delivery.dispatcher.pointerMove(event.identifier, to: point, time: time)
    case .pointerUp: delivery.dispatcher.pointerUp(event.identifier, at: point, time: time)
    case .pointerCancel: delivery.dispatcher.pointerCancel(event.identifier, time: time)
    case .hover: delivery.dispatcher.pointerHover(at: event.identifier != 0 ? point : nil, time: time)
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
      if event.identifier == 0 { delivery.dispatcher.cancelAll(time: time) }
      visibilityChanged(to: StageVisibility(number: event.identifier))
    case .memoryWarning: memoryIsShort()
    case .resize:
      resize(to: CGSize(width: CGFloat(event.x), height: CGFloat(event.y)), scale: CGFloat(event.a))
    case .reducedMotion: UIAccessibility.isReduceMotionEnabled = event.identifier != 0
    case .appearance: userInterfaceStyle = event.identifier != 0 ? .dark : .light
    case .contentSize: preferredContentSizeCategory = UIContentSizeCategory(order: Int(event.identifier))
    case .direction: userInterfaceLayoutDirection = event.identifier != 0 ? .rightToLeft : .leftToRight
    case .character, .textEdit, .textSelection, .keyboard: deliverText(event)
    case .activate:
      guard let pressed = view(ofLayer: event.layer) else { break }
      // A key that was pressed before the host heard that the focus moves on is meant for where the focus goes.
      let isKey = event.layer == delivery.focusedLayer
      let view = isKey ? delivery.viewToFocus ?? pressed : pressed
      // Assistive technology presses what its own cursor is on, which need not have the keyboard's focus.
      if delivery.focusedView == nil, view.takesFocus {
        delivery.focusedLayer = event.layer
        delivery.focusedView = view
      }
      _ = view.accessibilityActivate()
    }
  }

  /// The host says that a layer has the focus, or with 0 that none has.
  private func focusArrived(at layer: LayerID) {
    let isSame = layer == delivery.focusedLayer
    delivery.focusedLayer = layer
    delivery.focusedView = layer == 0 ? nil : view(ofLayer: layer)
    if layer != 0 { delivery.hasLostFocus = false }
    if !isSame { editingFollowsFocus() }
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
      window.frame = new
      if changes { coordinator.finish() }
    }
    traitsChanged(from: old)
    UIDevice.current.screenChanged()
    if let geometry { lifeCycle.scene?.tellGeometryChanged(from: geometry, old) }
  }

  /// The view that a host's layer number stands for.
  final func view(ofLayer id: LayerID) -> UIView? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.stageID == id { return layer }
      for child in layer.children {
        if let found = find(child) { return found }
      }
      return nil
    }
    for window in windows {
      if let layer = find(window.layer) { return layer.view }
    }
    return nil
  }
}

extension InputEvent {
  /// What kind of thing the pointer is.
  fileprivate var touchType: UITouch.TouchType {
    if flags.contains(.touch) { return .direct }
    return flags.contains(.pen) ? .pencil : .indirectPointer
  }
}
