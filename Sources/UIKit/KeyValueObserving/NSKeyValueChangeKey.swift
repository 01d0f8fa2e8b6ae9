// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// Unavailable in the browser, which does not support values of type `Any`.
  @available(*, unavailable, message: "observe with a closure: scrollView.observe(.contentOffset) { ... }")
  nonisolated public struct NSKeyValueChangeKey: Hashable, Sendable {}
#else
  /// A key in the dictionary that `observeValue(forKeyPath:of:change:context:)` receives.
  nonisolated public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The string of the key.
    public let rawValue: String

    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change: the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change. Differs from Apple: a struct such as `CGPoint` is stored directly instead of in an
    /// `NSValue`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of changed objects in a collection. Never present, because no observable property is a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// The value is true in a notification that precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
  }

  /// An object that can observe properties by name, because it implements
  /// `observeValue(forKeyPath:of:change:context:)`.
  ///
  /// Responders and layouts inherit this method and can override it. Differs from Apple: an object of any other class
  /// must adopt this protocol and implement the method without `override`.
  nonisolated public protocol NSKeyValueObserving: AnyObject {
    /// Called when an observed property of another object has changed.
    @preconcurrency @MainActor func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?)
  }

  nonisolated extension NSKeyValueObserving {
    /// Reports that no override has handled the change. Called by the inherited implementation.
    func reportUnhandledChange(_ keyPath: String?, _ object: Any?) {
      Diagnostics.report(
        "unhandledChange",
        "\(type(of: self)) did not handle the change of \"\(keyPath ?? "nil")\" of "
          + "\(object.map { "\(type(of: $0))" } ?? "nil"), so the change reached NSObject. Override "
          + "observeValue(forKeyPath:of:change:context:), and call super only for changes that the class does not "
          + "observe.")
    }
  }
#endif
