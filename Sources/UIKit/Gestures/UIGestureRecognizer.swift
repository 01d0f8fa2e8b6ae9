// SPDX-License-Identifier: MIT

/// Observes the touches of its view and its subviews, and notifies its targets when they form a gesture.
///
/// ```swift
/// view.addGestureRecognizer(UITapGestureRecognizer { tap in print("tapped at \(tap.location(in: view).x)") })
/// ```
///
/// A subclass overrides the touch methods and assigns `state`. Assigning began or ended is a request: it is granted at the
/// end of the event if no other recognizer has precedence, and `state` reads possible until then.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  #if !hasFeature(Embedded)
    /// The state, the view and unusual properties. Native builds only.
    nonisolated open override var description: String {
      ObjectDescription.text(of: self) { GestureDescription(self).text }
    }
  #endif

  #if hasFeature(Embedded)
    @WeakReference private var watchedView: UIView?
    @WeakReference private var delegateReference: (any UIGestureRecognizerDelegate)?
  #else
    // `weak`, because each event reads them for each recognizer: reading a @WeakReference copies it.
    private weak var watchedView: UIView?
    private weak var delegateReference: (any UIGestureRecognizerDelegate)?
  #endif
  /// Decides about beginning and about other recognizers. Default: nil.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { delegateReference }
    set { if mayHaveDelegate(newValue) { delegateReference = newValue } }
  }

  /// Whether touches that the gesture takes are cancelled in their views. Default: true.
  open var cancelsTouchesInView = true

  /// Whether views learn of a touch only when this recognizer has failed. Default: false.
  open var delaysTouchesBegan = false

  /// Whether views learn that a touch was lifted only when this recognizer has failed. Default: true.
  open var delaysTouchesEnded = true

  /// Whether the recognizer takes touches of one kind at a time: while a finger is down, the mouse and the pencil are ignored, and
  /// likewise. Default: true.
  open var requiresExclusiveTouchType = true

  /// The kinds of touches that the recognizer receives, raw values of `UITouch.TouchType`. Default: all.
  open var allowedTouchTypes: [NSNumber] {
    get { (0..<4).compactMap { acceptedTouches & 1 << $0 == 0 ? nil : NSNumber(value: $0) } }
    set { acceptedTouches = newValue.reduce(0) { 0..<4 ~= $1.intValue ? $0 | 1 << $1.intValue : $0 } }
  }
  /// The same, a bit for each kind.
  private(set) final var acceptedTouches = 15

  /// The types of presses that the recognizer receives, raw values of `UIPress.PressType`. Default: none.
  open var allowedPressTypes: [NSNumber] = [] {
    didSet { if !allowedPressTypes.isEmpty { PressGestures.install() } }
  }

  /// A name for people who look for mistakes. Default: nil.
  open var name: String?

  // The state that the arbiter and the dispatcher store for the current gesture.

  final var currentState = State.possible {
    willSet { observers?.willChange(.state) }
    didSet { observers?.didChange(currentState == oldValue ? [] : .state) }
  }
  /// The observers of the state; nil until there are any.
  final var observers: KeyValueObservers?
  /// The state that waits for the arbiter's consent: began or ended.
  final var request: State?
  /// The decisions about the current gesture.
  final var record = GestureRecord()
  /// The state that is being reported, while targets are called.
  final var reportedState: State?
  /// The states to be reported after that one.
  final var statesToReport: [State] = []
  /// The touches that this recognizer receives, lifted ones until the end of the event.
  final var touches: [UITouch] = []
  /// All touches since the last reset.
  final var sequence: [UITouch] = []
  /// When `deadlinePassed(at:)` is to be called, in seconds; nil for never.
  final var deadline: TimeInterval?
  /// The middle of the touches when there was one last, in window coordinates; nil before the first touch ever.
  final var lastWindowPoint: CGPoint?
  /// The depth of the view below the window, and the index among the view's recognizers: the order in which recognizers
  /// are asked.
  final var rank = (depth: 0, order: 0)
  /// The recognizers that must fail before this one may begin.
  private(set) final var requirements: [UIGestureRecognizer] = []
  /// The targets to be notified.
  private(set) final var targets: [Target] = []
  private var handlerCount = 0
  private var enabled = true

  /// A recognizer that calls a method of a target by name; both may be nil.
  ///
  /// The target is not retained. The selector must carry its implementation, or the target must adopt
  /// `SelectorDispatching`; otherwise a fault is reported.
  public init(target: ActionSender?, action: Selector?) {
    super.init()
    if let target, let action { adopt(target, action) }
  }

  /// Makes a recognizer without a target; decoding from archives is not supported.
  public init?(coder: NSCoder) {
    super.init()
  }

  /// Called after a storyboard or nib created and connected the object, if its class is custom. Default: nothing. Overrides
  /// call `super`.
  open func awakeFromNib() {}

  /// Adds a target to be called by name; adding the same pair twice is adding it once.
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

  /// Removes a target; nil stands for every target or every action.
  open func removeTarget(_ target: ActionSender?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      guard entry.handler == nil else { return false }
      return (object == nil || entry.object === object) && (action == nil || entry.action == action)
    }
  }

  /// A recognizer without a target.
  public convenience override init() {
    self.init(target: nil, action: nil)
  }

  /// Sprung addition: calls a closure whenever a target would be called; the number removes it again.
  @discardableResult
  open func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) -> Int {
    handlerCount += 1
    targets.append(Target(number: handlerCount, handler: handler))
    return handlerCount
  }

  /// Sprung addition: removes the handler with a number; an unknown number removes nothing.
  public final func removeHandler(_ number: Int) {
    targets.removeAll { $0.number == number && $0.handler != nil }
  }

  /// The state of the recognizer.
  ///
  /// Subclasses assign it. Began and ended are granted or rejected at the end of the event. An impossible assignment,
  /// such as began after failed, is rejected with a fault.
  open var state: State {
    get { reportedState ?? currentState }
    set { assign(newValue) }
  }

  /// The view that the recognizer was added to.
  open var view: UIView? { watchedView }

  /// Whether the recognizer watches. Default: true. Turned off in a gesture, the gesture is cancelled.
  open var isEnabled: Bool {
    get { enabled }
    set {
      guard newValue != enabled else { return }
      enabled = newValue
      if !newValue { TouchDispatcher.current.abandon(self) }
    }
  }

  /// Waits for another recognizer to fail before this one may begin.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self, !requirements.contains(where: { $0 === otherGestureRecognizer }) else {
      return
    }
    requirements.append(otherGestureRecognizer)
  }

  // Methods for subclasses to override.

  /// New touches began. Default: nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved. Default: nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted. Default: nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the fingers away. Default: cancels a gesture that has begun and lets another fail.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if currentState == .possible { state = .failed } else if !currentState.isTerminal { state = .cancelled }
  }

  /// Keys of `allowedPressTypes` went down. Default: nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The force of keys changed. Never called. Default: nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Keys were released. Default: nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// The presses were taken away. Default: cancels a gesture that has begun and lets another fail.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if currentState == .possible { state = .failed } else if !currentState.isTerminal { state = .cancelled }
  }

  /// Called when the gesture is over and all its fingers are gone, before the state returns to possible.
  open func reset() {}

  /// Whether this recognizer keeps another from recognizing once it has recognized. Default: true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer keeps this one from recognizing. Default: true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits for another to fail; asked once per pair and gesture. Default: false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another waits for this one to fail; asked once per pair and gesture. Default: false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer sees an event. Default: what the delegate says, true without one.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Ignores a touch until it is lifted.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
  }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { locatedTouches.count }

  /// The middle of the fingers in a view's coordinates, in points; nil means the window's.
  ///
  /// It is zero until the first touch ever. After the fingers have left it stays where they were on the screen,
  /// converted with the view's current scroll position, until the next touch. For the pan of a scroll view that a wheel or
  /// trackpad moves, the pointer is the finger; if keys move it, the middle of what has the focus, or of the viewport.
  /// Differs from Apple: there it falls back to zero, and every springy list jumps.
  open func location(in view: UIView?) -> CGPoint {
    guard let point = UITouch.centroid(liveTouches) ?? lastWindowPoint else { return .zero }
    return view?.convert(point, from: nil) ?? point
  }

  /// The location of one of the touches, in a view's coordinates, in points; nil means the window's.
  ///
  /// An index that does not exist is rejected with a fault, and the center of the touches is returned.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let located = locatedTouches
    guard located.indices.contains(touchIndex) else {
      Diagnostics.report(
        "touchIndex", "Touch \(touchIndex) does not exist: the gesture recognizer has \(located.count) touches.")
      return location(in: view)
    }
    return located[touchIndex].location(in: view)
  }

  // Hooks for the recognizers of the library.

  /// The moment requested with `deadline` has come.
  func deadlinePassed(at time: TimeInterval) {}
  /// The view has left its window. Default: nothing.
  func viewLeftWindow() {}
  /// The state has changed; targets are notified at the end of the event.
  func stateDidChange(to state: State) {}
  /// The targets are about to be notified.
  func willReport(_ state: State) {}
  /// Whether the recognizer itself allows the gesture to begin, after its view and delegate did.
  func allowsBeginning() -> Bool { true }
  /// Whether a delegate may be assigned.
  func mayHaveDelegate(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool { true }
  /// The kind of gesture, for the trace of decisions.
  package var kindName: String { "gesture" }

  /// Whether it recognizes drags that a control of the same direction keeps for itself. Default: false.
  package var followsDrag: Bool { false }
  /// The touches that `numberOfTouches` counts.
  var locatedTouches: [UITouch] { liveTouches }

  /// Called when the recognizer was added to a view.
  final func viewJoined(_ view: UIView) {
    watchedView = view
    if let hover = self as? UIHoverGestureRecognizer { UIHoverGestureRecognizer.startWatching(hover) }
  }

  /// Called when the recognizer left its view, or the view went away.
  final func viewLeft() {
    if !touches.isEmpty || currentState != .possible { TouchDispatcher.current.abandon(self) }
    watchedView = nil
    if let hover = self as? UIHoverGestureRecognizer { UIHoverGestureRecognizer.stopWatching(hover) }
  }
}
