// SPDX-License-Identifier: MIT

/// An object that can receive touches and forward them along the responder chain.
///
/// The next responder of a controller's root view is the controller. The next responder of any other view is its
/// superview. The chain ends with the window and the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  // This deinitializer is not isolated, so that subclasses can clear references to themselves.
  deinit {
    #if !hasFeature(Embedded)
      releaseAssociatedObjects()
    #endif
  }

  /// The current first responder, or nil.
  static var firstResponder: UIResponder? {
    get { first.value.wrappedValue }
    set {
      first.value = WeakReference(newValue)
      KeyboardController.shared.update()
    }
  }
  private static let first = AppContext.adopt(AppValue(WeakReference<UIResponder>()))

  /// The actions that are registered by name, in registration order.
  final var actionTable: [(action: Selector, handler: (ActionSender?) -> Void)] = []

  /// Creates a responder.
  public override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// The class and the address, such as `<UIViewController: 0x7f8a3c405c20>`. Native builds only.
    nonisolated open override var description: String { ObjectDescription.plain(self) }
  #endif

  /// Called after a storyboard or nib has created and connected the object. Default: does nothing. Overrides must call
  /// `super`.
  open func awakeFromNib() {}

  /// Prepares the object for display in Interface Builder. This method is never called, because Interface Builder is
  /// not supported. Overrides must call `super`.
  open func prepareForInterfaceBuilder() {}

  /// The next responder in the chain, or nil at the end of the chain. Default: nil.
  open var next: UIResponder? { nil }

  #if !hasFeature(Embedded)
    /// Called when a property that this object observes by name changes. A change that no override handles is reported
    /// as a fault.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      reportUnhandledChange(keyPath, object)
    }
  #endif

  /// Called when a motion begins. Default: forwards to the next responder. No host reports motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when a motion ends. Default: forwards to the next responder. No host reports motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when a motion is cancelled. Default: forwards to the next responder. No host reports motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether the object can become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object can resign first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder, which receives key events first.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Makes the object first responder if it can become first responder and the current one resigns. Returns whether the
  /// object is now first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    // Keep the keyboard visible while the focus moves between text fields.
    KeyboardController.shared.hold()
    defer { KeyboardController.shared.release() }
    if let current = UIResponder.firstResponder, !current.resignFirstResponder() { return false }
    UIResponder.firstResponder = self
    return true
  }

  /// Resigns first responder. Returns whether the object is no longer first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.firstResponder = nil
    return true
  }

  /// Called when touches on the object begin. Default: forwards to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Finished touches are not forwarded, because the next responder would never receive their end.
    guard touches.contains(where: { $0.delivery != .finished }) else { return }
    var candidate = next
    // If views have moved during the touch, the chain may contain a responder that has already received the touch.
    while let next = candidate, touches.contains(where: { touch in touch.recipients.contains { $0 === next } }) {
      candidate = next.next
    }
    guard let next = candidate else { return }
    for touch in touches { touch.recipients.append(next) }
    next.touchesBegan(touches, with: event)
  }

  /// Called when touches move. Default: forwards to the responder to which this one forwarded their beginning.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesMoved(touches, with: event)
  }

  /// Called when touches end. Default: forwards to the responder to which this one forwarded their beginning.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture claims the touches or their view leaves the window. Default: forwards to the responder to
  /// which this one forwarded their beginning.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    responder(after: touches)?.touchesCancelled(touches, with: event)
  }

  /// Returns the responder to which this one forwarded the beginning of the touches or, if there is none, the next
  /// responder.
  private func responder(after touches: Set<UITouch>) -> UIResponder? {
    guard let touch = touches.first, !touch.isDiscarded else { return nil }
    let recipients = touch.recipients
    guard let index = recipients.firstIndex(where: { $0 === self }) else { return next }
    return index + 1 < recipients.count ? recipients[index + 1] : nil
  }

  /// Called when keys are pressed. Default: forwards to the next responder. Call `super` for unused keys. At the end of
  /// the chain, the system uses them to edit text, move the focus or scroll. Key commands take precedence over this
  /// method.
  ///
  /// The first responder receives presses. If there is none, the focused item or the topmost controller receives them.
  /// Differs from Apple: a web page does not send presses of character keys while its native text field is being
  /// edited. If an element has the focus, Return and Space press the element and are not sent.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let next { return next.pressesBegan(presses, with: event) }
    for press in presses { press.isUnhandled = true }
  }

  /// Called when the force of keys changes. Default: forwards to the next responder. Hosts never call this method.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are released. Default: forwards to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when presses are canceled by a gesture or because the app is hidden. Default: forwards to the next
  /// responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The activity of the responder. Default: nil. Setting an activity makes it the current one. Setting nil removes the
  /// activity, which is then no longer current.
  ///
  /// Differs from Apple: on Apple's platforms, the activity becomes current when the responder's view appears.
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

  /// Updates the activity. Called before the activity is stored, if `needsSave` was set. Default: does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Restores the state of an activity. Called for each object that the application's delegate passes to the handler of
  /// `application(_:continue:restorationHandler:)`. Default: does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// Adds menus to a menu system and removes menus from it. Called for the application and, if it is a responder, for
  /// its delegate, before the main menu is used (see `UIMenuSystem`). Default: nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Updates a command of the main menu before it is performed, for example by disabling it. Called for the responder
  /// that performs the command. Default: nothing.
  open func validate(_ command: UICommand) {}

  /// The manager of undoable changes. Default: the next responder's undo manager, so that the responders of a window
  /// share the window's undo manager. Text fields and text views have their own undo managers. Override this property
  /// to give a view controller its own undo manager.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The enabled three-finger editing gestures. Default: `default`. This property has no effect, because hosts do not
  /// report such gestures.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // Text input.

  /// The text editor of the object, or nil unless the object is one of UIKit's text fields or text views.
  var textEditor: TextEditor? { nil }

  /// The view that replaces the keyboard while the object is first responder. Default: nil, in which case the host's
  /// keyboard is displayed.
  open var inputView: UIView? { nil }

  /// The view that is displayed above the keyboard while the object, or a responder whose chain contains it, is first
  /// responder. Default: nil.
  open var inputAccessoryView: UIView? { nil }

  /// Reloads the input view and the accessory view.
  open func reloadInputViews() { KeyboardController.shared.update() }

  // Actions.

  /// Returns whether the object can perform an action. Default: true if a closure is registered for the action, or if
  /// the selector carries an implementation for the object's class.
  ///
  /// Differs from Apple: methods cannot be looked up by name at runtime. An object that overrides `copy(_:)`, or
  /// handles selector names itself, must also override this method.
  open func canPerformAction(_ action: Selector, withSender sender: ActionSender?) -> Bool {
    for entry in actionTable where entry.action == action { return true }
    return action.isPerformed(by: self)
  }

  /// Returns the first object in the responder chain, starting with this one, that can perform an action. Returns nil
  /// if there is none.
  open func target(forAction action: Selector, withSender sender: ActionSender?) -> ActionSender? {
    responder(forAction: action, withSender: sender)
  }

  /// The key commands that are available while the object is in the first responder's chain. Default: nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Cuts the selection to the pasteboard. Default: does nothing.
  open func cut(_ sender: ActionSender?) {}
  /// Copies the selection to the pasteboard. Default: does nothing.
  open func copy(_ sender: ActionSender?) {}
  /// Inserts the contents of the pasteboard. Default: does nothing.
  open func paste(_ sender: ActionSender?) {}
  /// Selects the object under the touch. Default: does nothing.
  open func select(_ sender: ActionSender?) {}
  /// Selects everything. Default: does nothing.
  open func selectAll(_ sender: ActionSender?) {}
  /// Deletes the selection. Default: does nothing.
  open func delete(_ sender: ActionSender?) {}
}

extension UIResponder: UIUserActivityRestoring {}
