// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The state of a recognizer.
  ///
  /// A discrete gesture changes from possible to ended or failed; a continuous one from possible to began, changed any
  /// number of times, and ended or cancelled, or from possible to failed.
  nonisolated public enum State: Int, Sendable {
    /// Watching; the gesture may still turn out to be this one.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has moved on.
    case changed
    /// The gesture was recognized and is over.
    case ended
    /// A continuous gesture was interrupted.
    case cancelled
    /// The gesture was not this one.
    case failed

    /// The same as `ended`.
    public static var recognized: State { .ended }

    /// Whether nothing can follow before the recognizer is reset.
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether another state can follow this one.
    func mayBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.changed, .changed): true
      case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): true
      default: false
      }
    }

    /// Whether the gesture has been recognized in this or an earlier event.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// A target to be notified: a closure, or an object with a selector.
  struct Target {
    /// The number by which a handler is removed; 0 for a target.
    let number: Int
    let handler: ((UIGestureRecognizer) -> Void)?
    let action: Selector?
    @WeakReference private(set) var object: AnyObject?

    init(number: Int, handler: @escaping (UIGestureRecognizer) -> Void) {
      self.number = number
      self.handler = handler
      action = nil
    }

    init(object: AnyObject, action: Selector) {
      number = 0
      handler = nil
      self.action = action
      self.object = object
    }
  }
}
