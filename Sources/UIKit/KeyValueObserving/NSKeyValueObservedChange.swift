// SPDX-License-Identifier: MIT

/// Options that select when an observer is called, and which values it receives.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// An immediate call before any change.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// An additional call before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. The kind is always `setting`, because no observable property is a collection.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a collection. Never reported.
  case insertion = 2
  /// Objects were removed from a collection. Never reported.
  case removal = 3
  /// Objects of a collection were replaced. Never reported.
  case replacement = 4
}

/// A change of an observed value.
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// The kind of change, always `setting`.
  public let kind: NSKeyValueChange
  /// The value after the change, if the options contain `new`. In a call before the change, the value is nil.
  public let newValue: Value?
  /// The value before the change, if the options contain `old`. In the call that the option `initial` requests, the
  /// value is nil.
  public let oldValue: Value?
  /// Whether the handler is called before the change. Such calls require the option `prior`.
  public let isPrior: Bool

  #if !hasFeature(Embedded)
    /// The indexes of changed objects in a collection. Always nil, because no observable property is a collection.
    public var indexes: IndexSet? { nil }
  #endif

  init(newValue: Value? = nil, oldValue: Value? = nil, isPrior: Bool = false) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    self.isPrior = isPrior
  }
}
