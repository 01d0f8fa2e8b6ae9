// SPDX-License-Identifier: MIT

import SprungStage

/// Queues input events until the next tick, and delivers them.
final class InputDelivery {
  @exclusivity(unchecked) private var queue: [InputEvent] = []
  /// Called with the number and value of each parameter that the host sets, in sequence with all other input. Default:
  /// nil.
  @exclusivity(unchecked) var parameterHandler: ((_ number: Int, _ value: Double) -> Void)?
  /// The state of `beginIgnoringInteractionEvents()`.
  @exclusivity(unchecked) var ignored = IgnoredInput()
  /// The mouse cursor.
  @exclusivity(unchecked) private(set) var cursor = MouseCursor()
  /// The delivery of text input to the edited text.
  @exclusivity(unchecked) private(set) var text = TextInputDelivery()
  @exclusivity(unchecked) private var keys = KeyInput()
  @exclusivity(unchecked) private var menuKey = MenuKeyHold()
  private let focus = FocusController.shared

  private var dispatcher: TouchDispatcher { TouchDispatcher.current }

  /// Whether the queue is empty.
  var isEmpty: Bool { queue.isEmpty }

  /// Adds an event to the queue. Reports a fault and rejects the event if one of its numbers is not finite or out of
  /// range.
  func add(_ event: InputEvent) {
    guard event.isFinite else {
      Diagnostics.report(
        "nonFiniteInput",
        "Invalid input event of kind \(event.kind.rawValue) with the position (\(Double(event.x)), \(Double(event.y))) and the time \(event.milliseconds) ms: \(GeometryLimit.inputRule), and the time must be finite."
      )
      return
    }
    queue.append(event)
  }

  /// Discards the queue and all state that persists between events.
  func reset() {
    queue = []
    parameterHandler = nil
    ignored = IgnoredInput()
    cursor = MouseCursor()
    text = TextInputDelivery()
    keys = KeyInput()
    menuKey = MenuKeyHold()
  }

  /// Delivers the queued events in order as touches, presses, text and settings.
  func deliver(to client: any InputClient) {
    guard !queue.isEmpty else { return }
    let events = queue
    queue = []
    for event in events {
      if event.kind != .character { text.finishTyping() }
      deliver(event, to: client)
    }
    text.finishTyping()
  }

  /// Delivers the queued settings, and keeps all other events in the queue.
  func deliverSettings(to client: any InputClient) {
    for event in queue where event.kind.isSetting { deliver(event, to: client) }
    queue.removeAll { $0.kind.isSetting }
  }

  private func deliver(_ event: InputEvent, to client: any InputClient) {
    guard !ignored.contains(event) else { return }
    let time = event.seconds
    let point = CGPoint(x: CGFloat(event.x), y: CGFloat(event.y))
    if event.touchType != .direct { cursor.follow(event, at: point) }
    dispatcher.event.modifierFlags = UIKeyModifierFlags(event.flags)
    dispatcher.event.buttonMask = event.buttonMask
    switch event.kind {
    case .pointerDown:
      focus.hasLostFocus = false
      if ContextMenuInput.open(by: event, at: point) { break }
      dispatcher.pointerDown(event.identifier, type: event.touchType, at: point, time: time)
    case .pointerMove: dispatcher.pointerMove(event.identifier, to: point, time: time)
    case .pointerUp: dispatcher.pointerUp(event.identifier, at: point, time: time)
    case .pointerCancel: dispatcher.pointerCancel(event.identifier, time: time)
    case .hover: dispatcher.pointerHover(at: event.identifier != 0 ? point : nil, time: time)
    case .wheel:
      // A wheel event with the Control key is a trackpad pinch, which zooms instead of scrolling.
      guard !event.flags.contains(.control) else {
        ScrollInput.zoom(byWheel: CGFloat(event.b), at: point)
        return
      }
      ScrollInput.scrollByWheel(by: CGPoint(x: CGFloat(event.a), y: CGFloat(event.b)), at: point)
    case .keyDown:
      if event.key != .contextMenu {
        keys.press(event.key, flags: event.flags, at: time, editing: text, for: client)
      } else if !ContextMenuInput.openAtFocus(), !FocusActions.showCustomActions() {
        menuKey.press(at: time)
      }
    case .keyUp:
      if event.key == .contextMenu { menuKey.release(at: time) }
      PressDispatcher.current.release(event.key, flags: event.flags, at: time, in: client)
    case .focus: if focus.arrived(at: event.layer) { text.followFocus() }
    case .visibility:
      if event.identifier == 0 {
        dispatcher.cancelAll(time: time)
        PressDispatcher.current.cancelAll(at: time, in: client)
      }
      client.apply(event)
    case .memoryWarning, .resize, .reducedMotion, .appearance, .contrast, .contentSize, .direction, .safeArea:
      client.apply(event)
    case .character, .textEdit, .textSelection, .keyboard: text.deliver(event)
    case .parameter: parameterHandler?(Int(event.identifier), Double(event.x))
    case .activate: activate(event.layer)
    case .abilities: AppContext.shared.abilities = StageAbilities(rawValue: UInt32(bitPattern: event.identifier))
    case .answer, .answerData: AppContext.shared.receiveAnswer?(event)
    }
  }

  /// Activates the view of a layer on behalf of assistive technology or a key.
  private func activate(_ layer: LayerID) {
    guard let pressed = WindowList.shared.view(ofLayer: layer) else { return }
    // Until the host has received the new focus, it sends key presses for the old view; the newly focused view handles
    // them.
    let isKey = layer == focus.focusedLayer
    let view = isKey ? focus.viewToFocus ?? pressed : pressed
    // The cursor of assistive technology is independent of the keyboard focus.
    if focus.focusedView == nil, view.takesFocus {
      focus.focusedLayer = layer
      focus.focusedView = view
    }
    _ = view.accessibilityActivate()
  }
}

extension InputEvent {
  /// The type of the pointer.
  fileprivate var touchType: UITouch.TouchType {
    if flags.contains(.touch) { return .direct }
    return flags.contains(.pen) ? .pencil : .indirectPointer
  }

  /// The mouse button that is pressed or was just released.
  fileprivate var buttonMask: UIEvent.ButtonMask {
    guard [.pointerDown, .pointerMove, .pointerUp].contains(kind), touchType == .indirectPointer else { return [] }
    return flags.contains(.secondaryButton) ? .secondary : .primary
  }
}
