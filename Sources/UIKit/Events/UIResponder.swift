// SPDX-License-Identifier: MIT

/// An object that can receive touches and pass them on along the responder chain.
///
/// The next responder of a view is its controller, if it is a controller's root view, otherwise its superview; then
/// follow the window and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  // Not isolated, so that subclasses may clear the ways that lead to them.
  deinit {
    #if !hasFeature(Embedded)
      releaseAssociatedObjects()
    #endif
  }

  /// The one that has been made first responder last, if it has not resigned.
  static var firstResponder: UIResponder? {
    get { first.value.wrappedValue }
    set {
      first.value = WeakReference(newValue)
      KeyboardController.shared.update()
    }
  }
  private static let first = AppContext.adopt(AppValue(WeakReference<UIResponder>()))

  /// The actions that were registered by name, in the order of registration.
  final var actionTable: [(action: Selector, handler: (ActionSender?) -> Void)] = []

  /// Makes a responder.
  public override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIViewController: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// A storyboard or nib has made the object and connected it. Default: nothing; overrides call `super`.
  open func awakeFromNib() {}

  /// Interface Builder displays the object. It does not exist here, so the library does not call it. Overrides call
  /// `super`.
  open func prepareForInterfaceBuilder() {}

  /// The next responder in the chain, nil at its end. Default: nil.
  open var next: UIResponder? { nil }

  #if !hasFeature(Embedded)
    /// A property that this object observes by name has changed; override it. A change that gets here is reported.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      reportUnhandledChange(keyPath, object)
    }
  #endif

  /// A motion began. Default: passes it to the next responder. No host reports motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// A motion ended. Default: passes it to the next responder. No host reports motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// A motion was cancelled. Default: passes it to the next responder. No host reports motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether the object may become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events go to this object first.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Asks to receive key events first; the current first responder must be willing to resign. Returns the outcome.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    // The keyboard stays while the focus moves from one text to another.
    KeyboardController.shared.hold()
    defer { KeyboardController.shared.release() }
    if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Stops being first responder. Returns whether the object is no longer first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }

  /// Touches on the object began. Default: passed on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A responder that received an ended touch would never receive its end.
    guard touches.contains(where: { $0.delivery != .finished }) else { return }
    var candidate = next
    // If views have moved in the meantime, the chain may contain a responder that has received the touch already.
    while let next = candidate, touches.contains(where: { touch in touch.recipients.contains { $0 === next } }) {
      candidate = next.next
    }
    guard let next = candidate else { return }
    for touch in touches { touch.recipients.append(next) }
    next.touchesBegan(touches, with: event)
  }

  /// Touches moved. Default: passed on to the responder that received their beginning from this one.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesMoved(touches, with: event)
  }

  /// Touches ended. Default: passed on to the responder that received their beginning from this one.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesEnded(touches, with: event)
  }

  /// The touches no longer belong to the object, because a gesture took them or their view left the window. Default:
  /// passed on to the responder that received their beginning from this one.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesCancelled(touches, with: event)
  }

  /// The responder that received the beginning of touches from this one; the next one for touches without a beginning.
  private func responder(after touches: Set<UITouch>) -> UIResponder? {
    guard let touch = touches.first, !touch.isDiscarded else { return nil }
    let recipients = touch.recipients
    guard let index = recipients.firstIndex(where: { $0 === self }) else { return next }
    return index + 1 < recipients.count ? recipients[index + 1] : nil
  }

  /// Keys went down. Default: passed on to the next responder. Call `super` for keys that the responder does not use: at the end of
  /// the chain the system uses them, to edit text, to move the focus or to scroll. Key commands come before.
  ///
  /// The first responder receives presses, or else what has the keyboard's focus, or the controller on top.
  /// Differs from Apple: a page sends no presses of characters while its own field edits a text, and none of Return and the space bar
  /// for an element that has the focus, which they press.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { return next.pressesBegan(presses, with: event) }
    for press in presses { press.isUnhandled = true }
  }

  /// The force of keys changed. Default: passed on to the next responder. Never called: hosts do not report it.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Keys were released. Default: passed on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Presses were taken away by a gesture, or because the application was hidden. Default: passed on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The activity that the responder describes. Default: nil. Setting it makes the activity current, and nil ends that.
  ///
  /// Differs from Apple: there it becomes current when the responder's view appears.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.shared.activity(of: self) }
    set {
      let old = ResponderActivities.shared.activity(of: self)
      guard old !== newValue else { return }
      ResponderActivities.shared.set(newValue, of: self)
      old?.resignCurrent()
      newValue?.becomeCurrent()
    }
  }

  /// The responder's activity is about to be stored, because its `needsSave` was set: override it to update the activity. Default: nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores what an activity describes; called for the objects that a delegate passes to the handler of
  /// `application(_:continue:restorationHandler:)`. Default: nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Adds menus to a menu system, and removes some. Called for the delegate of the application, if it is a responder, before the main menu
  /// is used; see `UIMenuSystem`. Default: nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Adapts a command of the main menu before it is used, for instance by disabling it; called for the responder that performs it. Default:
  /// nothing.
  open func validate(_ command: UICommand) {}

  /// The manager of changes that can be undone. Default: that of the next responder; a window has one, which its responders share. Text fields
  /// and text views have their own. Override it to give a controller its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The gestures of three fingers that edit: none or the default. Default: `default`. Nothing depends on it: no host reports them.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // The input of text.

  /// The editor of the object's text; nil for all but the library's own text fields and views.
  var textEditor: TextEditor? { nil }

  /// The view that replaces the keyboard while the object is first responder. Default: nil, the host's keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while the object or a responder before it is first responder. Default: nil.
  open var inputAccessoryView: UIView? { nil }

  /// Queries both views again.
  open func reloadInputViews() { KeyboardController.shared.update() }

  // Actions.

  /// Whether the object performs an action. Default: whether a closure was registered for it, or the selector carries
  /// an implementation for the object's class.
  ///
  /// Differs from Apple: without a runtime that finds methods by name, an object that overrides `copy(_:)` or
  /// dispatches names itself must also override this method.
  open func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    for entry in actionTable where entry.action == action { return true }
    return action.isPerformed(by: self)
  }

  /// The object that performs an action: this one or the first after it that can; nil if there is none.
  open func target(forAction action: Selector, withSender sender: ActionSender?) -> ActionSender? {
    responder(forAction: action, withSender: sender)
  }

  /// The keys that send actions while the object or one before it is first responder. Default: nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Puts the selection on the pasteboard and removes it. Default: nothing.
  open func cut(_ sender: ActionSender?) {}
  /// Puts the selection on the pasteboard. Default: nothing.
  open func copy(_ sender: ActionSender?) {}
  /// Inserts what is on the pasteboard. Default: nothing.
  open func paste(_ sender: ActionSender?) {}
  /// Selects what is touched. Default: nothing.
  open func select(_ sender: ActionSender?) {}
  /// Selects everything. Default: nothing.
  open func selectAll(_ sender: ActionSender?) {}
  /// Removes the selection. Default: nothing.
  open func delete(_ sender: ActionSender?) {}
}

extension UIResponder: UIUserActivityRestoring {}
