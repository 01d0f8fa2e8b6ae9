// SPDX-License-Identifier: MIT

import SprungStage

/// A view that sends events in response to user actions, and performs actions for these events.
///
/// An action is a closure (`UIAction`, `addHandler(for:_:)`) or, in native builds, a target with a `Selector`. Actions
/// are performed immediately, in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// An action and the events for which it is registered.
  struct Registration {
    let action: ControlAction
    var events: Event
  }

  final var registrations: [Registration] = []
  private var trackedTouch: UITouch?
  /// Whether the current touch is passed to the next responder because the control was disabled when the touch began.
  private var handsTouchesOn = false

  /// Whether the control is enabled. Default: true. Disabling a control cancels a touch in progress.
  open var isEnabled = true {
    willSet { layer.observers?.willChange(.enabled) }
    didSet {
      defer { layer.observers?.didChange(isEnabled == oldValue ? [] : .enabled) }
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking() }
      stateChanged()
    }
  }

  /// Whether the control is selected. Default: false.
  open var isSelected = false {
    willSet { layer.observers?.willChange(.selected) }
    didSet {
      if isSelected != oldValue { stateChanged() }
      layer.observers?.didChange(isSelected == oldValue ? [] : .selected)
    }
  }

  /// Whether the control is highlighted. The control sets this property to true while a touch is inside it. Default:
  /// false.
  open var isHighlighted = false {
    willSet { layer.observers?.willChange(.highlighted) }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      layer.observers?.didChange(isHighlighted == oldValue ? [] : .highlighted)
    }
  }

  /// The current states of the control.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content. Default: centered.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content. Default: centered.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether the control is tracking a touch.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  override var kindName: String { "UIControl" }

  /// Creates a control with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame and, optionally, an action for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      registrations.append(Registration(action: .action(primaryAction), events: .primaryActionTriggered))
    }
  }

  /// Creates a control of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called after the state has changed, to update the appearance. Default: schedules a layout pass.
  package func stateChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  // Subclasses override the following methods to track touches.

  /// Called when a touch begins. Return false to reject the touch. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved. Return false to stop tracking. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called after the touch ends. Default: nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called after the touch is canceled. Default: nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Prevents gesture recognizers of enclosing views from handling taps on an enabled control, and drags that the
  /// control handles itself, such as drags of a slider's thumb. Default: true in all other cases.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    let touches = gestureRecognizer.sequence
    guard gestureRecognizer.followsDrag, touches.count == 1 else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return !ownsDrag(from: touches[0].startLocation(in: self), to: touches[0].location(in: self))
  }

  // MARK: Touches

  /// Starts tracking a touch. A disabled control passes touches to the next responder, so that an enclosing cell can be
  /// selected.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else {
      handsTouchesOn = true
      return super.touchesBegan(touches, with: event)
    }
    guard trackedTouch == nil, let touch = touches.first, beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn { return super.touchesMoved(touches, with: event) }
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    isHighlighted = isTouchInside
    if isTouchInside, !wasInside { sendActions(for: .touchDragEnter) }
    if !isTouchInside, wasInside { sendActions(for: .touchDragExit) }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn {
      handsTouchesOn = false
      return super.touchesEnded(touches, with: event)
    }
    guard let touch = tracked(in: touches) else { return }
    let endsInside = isInside(touch)
    endTracking(touch, with: event)
    stopTracking()
    if endsInside { sendPress() } else { sendActions(for: .touchUpOutside) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if handsTouchesOn {
      handsTouchesOn = false
      return super.touchesCancelled(touches, with: event)
    }
    guard tracked(in: touches) != nil else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  /// Presses the control from the keyboard or assistive technology by sending the events of a short touch. Returns
  /// false if the control is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    sendPress()
    return true
  }

  /// Whether the control handles drags, so that an enclosing sheet does not move with them. Default: false.
  package var followsDrags: Bool { false }

  /// Handles a key press while the control has keyboard focus. Returns whether the key was handled. Default: false.
  package func press(_ key: KeyCode) -> Bool { false }

  /// The accessibility properties of the control: its label, its value, and whether it is enabled and selected.
  final var controlAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    if !isEnabled { properties.traits.insert(.notEnabled) }
    if isSelected { properties.traits.insert(.selected) }
    return properties.stage
  }

  /// Sends the events of a touch that ends inside the control.
  package func sendPress() { sendActions(for: .touchUpInside) }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func isInside(_ touch: UITouch) -> Bool {
    let isPointer = touch.type == .indirectPointer
    let margin = isPointer ? UIKitTuning.controlPointerMargin : UIKitTuning.controlTouchMargin
    return bounds.insetBy(dx: -margin, dy: -margin).contains(touch.location(in: self))
  }

  private func stopTracking() {
    trackedTouch = nil
    isTouchInside = false
    isHighlighted = false
  }

  private func cancelTracking() {
    guard isTracking else { return }
    cancelTracking(with: nil)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  // MARK: Actions

  /// Adds an action for the given events. The new action replaces any action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: .action(action), events: controlEvents))
  }

  /// Removes an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with the given identifier for the given events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    remove(for: controlEvents) { registered in
      if case .action(let action) = registered { return action.identifier == identifier }
      return false
    }
  }

  /// Performs each action for the given events once, in the order in which the actions were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    // Iterates over a copy, because actions can add and remove actions, and even release the control.
    let registered = registrations
    for registration in registered where !registration.events.isDisjoint(with: controlEvents) {
      perform(registration.action)
    }
  }

  /// Performs the given action in the same way as when the control sends an event.
  open func sendAction(_ action: UIAction) { action.trigger(by: self) }

  /// Calls a method of the target. If the target is nil, calls it on the first responder that implements it. Subclasses
  /// can override this method to observe every selector-based action, and must call `super` to send it.
  open func sendAction(_ action: Selector, to target: ActionSender?, for event: UIEvent?) {
    send(action, to: target.map { $0 as AnyObject })
  }

  /// The events for which actions are registered.
  open var allControlEvents: UIControl.Event {
    var events: UIControl.Event = []
    for registration in registrations { events.formUnion(registration.events) }
    return events
  }

  // MARK: Targets

  #if !hasFeature(Embedded)
    /// The targets that adopt `Hashable`; `NSNull` represents the responder chain. Native builds only.
    open var allTargets: Set<AnyHashable> {
      var targets: Set<AnyHashable> = []
      for registration in registrations {
        guard case .target(let entry) = registration.action else { continue }
        if entry.usesResponderChain {
          targets.insert(NSNull())
        } else if let target = entry.target as? any Hashable {
          targets.insert(AnyHashable(target))
        }
      }
      return targets
    }
  #endif

  /// Adds a method of a target for the given events. The target is not retained. If the target is nil, the method is
  /// called on the first object in the control's responder chain that implements it.
  ///
  /// The selector must carry its implementation, or the target must adopt `SelectorDispatching` and recognize the
  /// selector's name. Otherwise a fault is reported. If a selector with the same name is added repeatedly for a target,
  /// the method is called once per event.
  open func addTarget(_ target: ActionSender?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    if let object, !action.mayBePerformed(by: object) {
      Diagnostics.report(
        "selectorTarget",
        "A control cannot call \(action.name). Make its target adopt SelectorDispatching, or use addAction.")
      return
    }
    removeTarget(target, action: action, for: controlEvents)
    let registered = ControlTarget(target: object, selector: action)
    registrations.append(Registration(action: .target(registered), events: controlEvents))
  }

  /// Removes a target's method for the given events. Nil removes the methods of all targets, or all methods of the
  /// target.
  open func removeTarget(_ target: ActionSender?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    remove(for: controlEvents) { registered in
      guard case .target(let entry) = registered else { return false }
      return (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }
}
