// SPDX-License-Identifier: MIT

/// Observes the touches of its view and its subviews, and notifies its targets when it recognizes a gesture.
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { tap in print("tapped at \(tap.location(in: view).x)") })
/// ```
///
/// Subclasses override the touch methods and assign `state`. Assigning began or ended is a request, which is accepted
/// at the end of the event unless another recognizer has precedence. Until then, the value of `state` remains possible.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  #if !hasFeature(Embedded)
    /// A description that contains the state, the view, and the properties that differ from their defaults. Native
    /// builds only.
    nonisolated open override var description: String {
      ObjectDescription.text(of: self) { GestureDescription(self).text }
    }
  #endif

  #if hasFeature(Embedded)
    @WeakReference private var watchedView: UIView?
    @WeakReference private var delegateReference: (any UIGestureRecognizerDelegate)?
  #else
    // These references use `weak`, because they are read for each event and recognizer, and reading a @WeakReference
    // copies it.
    private weak var watchedView: UIView?
    private weak var delegateReference: (any UIGestureRecognizerDelegate)?
  #endif
  /// The delegate, which decides whether the gesture begins and how it interacts with other recognizers. Default: nil.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateReference }
    set { if mayHaveDelegate(newValue) { delegateReference = newValue } }
  }

  /// Whether the touches are canceled in their views when the gesture is recognized. Default: true.
  open var cancelsTouchesInView = true

  /// Whether views receive new touches only after this recognizer has failed. Default: false.
  open var delaysTouchesBegan = false

  /// Whether views receive the end of touches only after this recognizer has failed. Default: true.
  open var delaysTouchesEnded = true

  /// Whether the recognizer receives touches of only one type at a time. For example, it ignores the mouse and the
  /// pencil while a finger touches the screen. Default: true.
  open var requiresExclusiveTouchType = true

  /// The types of touches that the recognizer receives, as raw values of `UITouch.TouchType`. Default: all types.
  open var allowedTouchTypes: [NSNumber] {
    get { (0..<4).compactMap { acceptedTouches & 1 << $0 == 0 ? nil : NSNumber(value: $0) } }
    set { acceptedTouches = newValue.reduce(0) { 0..<4 ~= $1.intValue ? $0 | 1 << $1.intValue : $0 } }
  }
  /// The allowed touch types as a bit mask, with one bit for each type.
  private(set) final var acceptedTouches = 15

  /// The types of presses that the recognizer receives, as raw values of `UIPress.PressType`. Default: none.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet { if !allowedPressTypes.isEmpty { PressGestures.install() } }
  }

  /// A name for debugging. Default: nil.
  open var name: String?

  // The state of the current gesture, used by the arbiter and the dispatcher.

  final var currentState = State.possible {
    willSet { observers?.willChange(.state) }
    didSet { observers?.didChange(currentState == oldValue ? [] : .state) }
  }
  /// The key-value observers of the state, or nil until the first one is added.
  final var observers: KeyValueObservers?
  /// The requested state, began or ended, which the arbiter has not accepted yet.
  final var request: State?
  /// The decisions about the current gesture.
  final var record = GestureRecord()
  /// The state that is currently being reported to targets, or nil if there is none.
  final var reportedState: State?
  /// The states to be reported after `reportedState`.
  final var statesToReport: [State] = []
  /// The touches that this recognizer receives. Lifted touches are removed at the end of the event.
  final var touches: [UITouch] = []
  /// All touches since the last reset.
  final var sequence: [UITouch] = []
  /// The time in seconds at which `deadlinePassed(at:)` is called, or nil if there is no deadline.
  final var deadline: TimeInterval?
  /// The latest centroid of the touches in window coordinates, or nil before the first touch.
  final var lastWindowPoint: CGPoint?
  /// The depth of the view below the window, and the recognizer's index in its view. Both determine the order in which
  /// recognizers are considered.
  final var rank = (depth: 0, order: 0)
  /// The recognizers that must fail before this one may begin.
  private(set) final var requirements: [UIGestureRecognizer] = []
  /// The targets and handlers.
  private(set) final var targets: [Target] = []
  private var handlerCount = 0
  private var enabled = true

  /// Creates a recognizer that calls a target's method by name. Either argument can be nil.
  ///
  /// The target is not retained. The selector must carry its implementation, or the target must adopt
  /// `SelectorDispatching`; otherwise a fault is reported.
  public init(target: ActionSender?, action: Selector?) {
    super.init()
    if let target, let action { adopt(target, action) }
  }

  /// Creates a recognizer without a target. Decoding from archives is not supported.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib has created and connected the object, if it has a custom class. Default: does
  /// nothing. Overrides must call `super`.
  open func awakeFromNib() {}

  /// Adds a target whose method is called by name. Adding the same pair again has no effect.
  open func addTarget(_ target: ActionSender, action: Selector) { adopt(target, action) }

  private func adopt(_ target: ActionSender, _ action: Selector) {
    let object = target as AnyObject
    guard action.mayBePerformed(by: object) else {
      Diagnostics.report(
        "selectorTarget",
        "The action \(action.name) was not added. Make its target adopt SelectorDispatching, or use addHandler(_:).")
      return
    }
    guard !targets.contains(where: { $0.object === object && $0.action == action }) else { return }
    targets.append(Target(object: object, action: action))
  }

  /// Removes a target. A nil target matches every target, and a nil action matches every action.
  open func removeTarget(_ target: ActionSender?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      guard entry.handler == nil else { return false }
      return (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// Creates a recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sprung addition: adds a closure that is called together with the targets. Returns a number that identifies the
  /// closure in `removeHandler(_:)`.
  @discardableResult
  open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) -> Int {
    handlerCount += 1
    targets.append(Target(number: handlerCount, handler: handler))
    return handlerCount
  }

  /// Sprung addition: removes the handler with the given number. Unknown numbers are ignored.
  public final func removeHandler(_ number: Int) {
    targets.removeAll { $0.number == number && $0.handler != nil }
  }

  /// The state of the recognizer.
  ///
  /// Subclasses assign this property. Requests for began and ended are accepted or rejected at the end of the event. An
  /// invalid transition, such as from failed to began, is rejected with a fault.
  open var state: State {
    get { reportedState ?? currentState }
    set { assign(newValue) }
  }

  /// The view to which the recognizer is attached.
  open var view: UIView? { watchedView }

  /// Whether the recognizer receives touches. Default: true. Disabling the recognizer during a gesture cancels the
  /// gesture.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { TouchDispatcher.current.abandon(self) }
    }
  }

  /// Requires another recognizer to fail before this one may begin.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, !requirements.contains(where: { $0 === otherGestureRecognizer }) else {
      return
    }
    requirements.append(otherGestureRecognizer)
  }

  // Subclasses override the following methods.

  /// Called when new touches begin. Default: does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move. Default: does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end. Default: does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancels touches. Default: cancels a gesture that has begun. Otherwise, the recognizer
  /// fails.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible { state = .failed } else if !currentState.isTerminal { state = .cancelled }
  }

  /// Called when keys whose type is in `allowedPressTypes` are pressed. Default: does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of presses changes. Sprung never calls this method. Default: does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when keys are released. Default: does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses are cancelled. Default: cancels a gesture that has begun. Otherwise, the recognizer fails.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if currentState == .possible { state = .failed } else if !currentState.isTerminal { state = .cancelled }
  }

  /// Called after the gesture and all its touches have ended, and before the state returns to possible.
  open func reset() {}

  /// Returns whether this recognizer, once recognized, prevents another one from recognizing. Default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer can prevent this one from recognizing. Default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits until another one fails. Called once per pair and gesture. Default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this one fails. Called once per pair and gesture. Default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives an event. Default: the delegate's result, or true if there is no delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Ignores a touch until it is lifted.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// The number of touches that are part of the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// Returns the centroid of the touches in points, in the coordinates of a view or, if it is nil, of the window.
  ///
  /// The location is zero before the first touch. After the touches end, the location stays at the same point in the
  /// window until the next touch. The conversion to the view's coordinates uses its current scroll position. When a
  /// wheel or trackpad scrolls a scroll view, its pan recognizer reports the location of the pointer. When keys scroll
  /// the view, the recognizer reports the center of the focused item or of the viewport. Differs from Apple: on Apple's
  /// platforms, the location is reset to zero, which makes springy lists jump.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = UITouch.centroid(liveTouches) ?? lastWindowPoint else { return .zero }
    return view?.convert(point, from: nil) ?? point
  }

  /// Returns the location of a touch in points, in the coordinates of a view or, if it is nil, of the window.
  ///
  /// For an invalid index, a fault is reported, and the centroid of the touches is returned.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard located.indices.contains(touchIndex) else {
      Diagnostics.report(
        "touchIndex", "Touch \(touchIndex) does not exist: the gesture recognizer has \(located.count) touches.")
      return location(in: view)
    }
    return located[touchIndex].location(in: view)
  }

  // UIKit's own recognizers override the following methods.

  /// Called when the time of `deadline` has been reached.
  func deadlinePassed(at time: TimeInterval) {}
  /// Called when the view has left its window. Default: does nothing.
  func viewLeftWindow() {}
  /// Called when the state has changed. Targets are notified at the end of the event.
  func stateDidChange(to state: State) {}
  /// Called before the targets are notified.
  func willReport(_ state: State) {}
  /// Returns whether the recognizer allows the gesture to begin. Called after the views and the delegate have been
  /// queried.
  func allowsBeginning() -> Bool { true }
  /// Returns whether a delegate may be assigned.
  func mayHaveDelegate(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool { true }
  /// The type of gesture, used in the trace of decisions.
  package var kindName: String { "gesture" }

  /// Whether the recognizer follows drags, which a control that is dragged in the same direction may claim. Default:
  /// false.
  package var followsDrag: Bool { false }
  /// The touches that `numberOfTouches` counts.
  var locatedTouches: [UITouch] { liveTouches }

  /// Called after the recognizer is added to a view.
  final func viewJoined(_ view: UIView) {
    watchedView = view
    if let hover = self as? UIHoverGestureRecognizer { UIHoverGestureRecognizer.startWatching(hover) }
  }

  /// Called after the recognizer is removed from its view, or the view is deallocated.
  final func viewLeft() {
    if !touches.isEmpty || currentState != .possible { TouchDispatcher.current.abandon(self) }
    watchedView = nil
    if let hover = self as? UIHoverGestureRecognizer { UIHoverGestureRecognizer.stopWatching(hover) }
  }
}
