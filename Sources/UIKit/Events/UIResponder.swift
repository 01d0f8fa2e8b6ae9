// SPDX-License-Identifier: MIT

/// An object that can receive touches and pass them on along the responder chain.
///
/// The chain goes from a view to its controller, if it is a controller's root view, else to its superview, on to the
/// window and the application.
open class UIResponder: NSObject {
  /// The one that has been made first responder last, if it has not resigned.
  static var firstResponder: UIResponder?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next responder in the chain, nil at its end. Default: nil.
  open var next: UIResponder? { nil }

  /// Whether the object may become first responder. Default: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may stop being first responder. Default: true.
  open var canResignFirstResponder: Bool { true }

  /// Whether key events go to this object first.
  open var isFirstResponder: Bool { UIResponder.firstResponder === self }

  /// Asks to receive key events first; the present first responder must be willing to resign. Returns the outcome.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
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

  /// Fingers came down on the object. Default: passed on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Fingers moved. Default: passed on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Fingers were lifted. Default: passed on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// The touches no longer belong to the object, as a gesture took them. Default: passed on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
