// SPDX-License-Identifier: MIT

import SprungStage

/// A view that reports what a person does with it as events, and calls actions for them.
///
/// Actions are closures (`UIAction`, `addHandler(for:_:)`) or, natively, a target and a `Selector`. They are called at
/// once, in the order in which they were added.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// An entry of the list of actions.
  struct Registration {
    let action: ControlAction
    var events: Event
  }

  final var registrations: [Registration] = []
  private var trackedTouch: UITouch?
  /// Whether the touch in progress began while the control was disabled, so that the next responder has it.
  private var handsTouchesOn = false

  /// Whether the control can be used. Default: true. Disabling it in the middle of a touch cancels the touch.
  open var isEnabled = true {
    willSet { layer.observers?.willChange(.enabled) }
    didSet {
      defer { layer.observers?.didChange(isEnabled == oldValue ? [] : .enabled) }
      guard isEnabled != oldValue else { return }
      if !isEnabled { cancelTracking() }
      stateChanged()
    }
  }

  /// Whether the control is chosen. Default: false.
  open var isSelected = false {
    willSet { layer.observers?.willChange(.selected) }
    didSet {
      if isSelected != oldValue { stateChanged() }
      layer.observers?.didChange(isSelected == oldValue ? [] : .selected)
    }
  }

  /// Whether the control looks pressed; follows the finger. Default: false.
  open var isHighlighted = false {
    willSet { layer.observers?.willChange(.highlighted) }
    didSet {
      if isHighlighted != oldValue { stateChanged() }
      layer.observers?.didChange(isHighlighted == oldValue ? [] : .highlighted)
    }
  }

  /// The states that the control is in.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of content. Default: centered.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of content. Default: centered.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Whether a touch is being followed.
  open var isTracking: Bool { trackedTouch != nil }

  /// Whether the touch that is being followed is on the control.
  open private(set) var isTouchInside = false

  override var kindName: String { "UIControl" }

  /// Makes a control with a frame in the future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control with a frame and an action for the event `primaryActionTriggered`; nil for none.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      registrations.append(Registration(action: .action(primaryAction), events: .primaryActionTriggered))
    }
  }

  /// Makes a control of zero size; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The state changed, and an appearance that depends on it must be updated. Default: layout is requested.
  package func stateChanged() {
    layer.mark(.accessibility)
    setNeedsLayout()
  }

  // Methods that a subclass overrides to track the touch.

  /// A touch began; false rejects it. Default: true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch moved; false stops following it. Default: true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The touch was lifted. Default: nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away. Default: nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// A recognizer of a view around an enabled control takes neither the control's taps nor its drags, such as one of a slider's
  /// thumb along the slider. Default otherwise: true.
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

  // The touch.

  /// Follows a touch. A disabled control hands touches to the next responder, so that a cell around it can be selected.
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

  /// A press from a key or from assistive technology: the events of a short touch. False if the control is disabled.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    sendActions(for: .touchDown)
    sendPress()
    return true
  }

  /// Whether a drag on the control is its own, so that a sheet around it must not follow. Default: false.
  package var followsDrags: Bool { false }

  /// A key went down while the control has the keyboard's focus; returns whether it was used. Default: false.
  package func press(_ key: KeyCode) -> Bool { false }

  /// The accessibility of a control: its label, its value, and whether it is enabled and selected.
  final var controlAccessibility: StageAccessibility? {
    var properties = accessibility
    properties.label = accessibilityLabel
    properties.value = accessibilityValue
    if !isEnabled { properties.traits.insert(.notEnabled) }
    if isSelected { properties.traits.insert(.selected) }
    return properties.stage
  }

  /// The events of a touch that was lifted on the control.
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

  /// Calls an action for the given events from now on. An action with the same identifier is replaced for them.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(action: .action(action), events: controlEvents))
  }

  /// Stops calling an action for the given events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops calling the action with an identifier for the given events.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
    remove(for: controlEvents) { registered in
      if case .action(let action) = registered { return action.identifier == identifier }
      return false
    }
  }

  /// Calls the actions that are registered for any of the given events, each once, in the order of registration.
  open func sendActions(for controlEvents: UIControl.Event) {
    // A copy: an action may add and remove actions, and even let go of the control.
    let registered = registrations
    for registration in registered where !registration.events.isDisjoint(with: controlEvents) {
      perform(registration.action)
    }
  }

  /// Calls one action as the control does for its events.
  open func sendAction(_ action: UIAction) { action.trigger(by: self) }

  /// Calls a method of a target, or, with nil, of the first responder that implements it. Overrides see every action by
  /// name, and call `super` to send it.
  open func sendAction(_ action: Selector, to target: ActionSender?, for event: UIEvent?) {
    send(action, to: target.map { $0 as AnyObject })
  }

  /// The events for which anything is called.
  open var allControlEvents: UIControl.Event {
    var events: UIControl.Event = []
    for registration in registrations { events.formUnion(registration.events) }
    return events
  }

  // MARK: Targets

  #if !hasFeature(Embedded)
    /// The targets that are called, those that adopt `Hashable`; `NSNull` stands for the chain of responders. Native builds only.
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

  /// Calls a target's method for the given events from now on. The target is not retained; nil asks this control and
  /// the responders after it, and the first that implements the name is called.
  ///
  /// The selector must carry its implementation, or the target must adopt `SelectorDispatching`; a target that does
  /// not, or does not recognize the name, is reported.
  /// A name that is already registered for a target is called once for an event, however often it is added.
  open func addTarget(_ target: ActionSender?, action: Selector, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    if let object, !action.mayBePerformed(by: object) {
      Diagnostics.report(
        "selectorTarget",
        "A control cannot call \(action.name): its target must adopt SelectorDispatching. Or use addAction.")
      return
    }
    removeTarget(target, action: action, for: controlEvents)
    let registered = ControlTarget(target: object, selector: action)
    registrations.append(Registration(action: .target(registered), events: controlEvents))
  }

  /// Stops calling a target's method for the given events; nil stands for every target or every method.
  open func removeTarget(_ target: ActionSender?, action: Selector?, for controlEvents: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    remove(for: controlEvents) { registered in
      guard case .target(let entry) = registered else { return false }
      return (object == nil || entry.target === object) && (action == nil || entry.selector == action)
    }
  }
}
