// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Not in the browser, where nothing can have any type.
  @available(*, unavailable, message: "observe with a closure: scrollView.observe(.contentOffset) { ... }")
  nonisolated public struct NSKeyValueChangeKey: Hashable, Sendable {}
#else
  /// A key in the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
  nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String

    /// A key of this text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, the raw value of a `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change. Differs from Apple: a `CGPoint` or another structure is stored directly, never in an
    /// `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of a list that changed. Never present: no observable property is a list.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// An object that can observe properties by name: it implements `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// Responders and layouts inherit that method and can override it. Differs from Apple: an object of another class
  /// adopts this protocol and implements the method without `override`.
  nonisolated public protocol NSKeyValueObserving: AnyObject {
    /// A property of an object that this one observes by name has changed.
    @preconcurrency @MainActor func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  nonisolated extension NSKeyValueObserving {
    /// The inherited implementation: reports that no override handled the change.
    func reportUnhandledChange(_ keyPath: String?, _ object: Any?) {
      Diagnostics.report(
        "unhandledChange",
        "The change of \"\(keyPath ?? "nil")\" of \(object.map { "\(type(of: $0))" } ?? "nil") reached NSObject from \(type(of: self))."
          + " Override observeValue(forKeyPath:of:change:context:), and call super only for changes that"
          + " the class does not observe.")
    }
  }
#endif
