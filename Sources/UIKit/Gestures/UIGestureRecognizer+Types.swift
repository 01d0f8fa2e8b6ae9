// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// The state of a gesture recognizer.
  ///
  /// A discrete gesture changes from possible to ended or failed. A continuous gesture changes from possible to failed,
  /// or from possible to began, then to changed any number of times, and finally to ended or cancelled.
  nonisolated public enum State: Int, Sendable {
    /// The gesture has not been recognized yet. This is the initial state.
    case possible
    /// A continuous gesture has begun.
    case began
    /// The touches of a continuous gesture have changed.
    case changed
    /// The gesture was recognized and has ended.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches did not match the gesture.
    case failed

    /// An alias of `ended`.
    public static var recognized: State { .ended }

    /// Whether the recognizer must be reset before it can enter another state.
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Returns whether a transition to another state is valid.
    func mayBecome(_ next: State) -> Bool {
      switch (self, next) {
      case (.possible, .began), (.possible, .ended), (.possible, .failed): true
      case (.began, .changed), (.changed, .changed): true
      case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled): true
      default: false
      }
    }

    /// Whether the gesture was recognized in this or an earlier event.
    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
  }

  /// A target of a recognizer: a closure, or an object with a selector.
  struct Target {
    /// The number that identifies a handler, or 0 for an object with a selector.
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
