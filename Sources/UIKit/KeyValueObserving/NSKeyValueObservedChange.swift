// SPDX-License-Identifier: MIT

/// The values that an observer receives with a change.
nonisolated public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A call at once, before anything has changed.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A call before each change, besides the one after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. Every observable property is set as a whole.
nonisolated public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Objects were inserted into a list. Never reported here.
  case insertion = 2
  /// Objects were removed from a list. Never reported here.
  case removal = 3
  /// Objects of a list were replaced. Never reported here.
  case replacement = 4
}

/// A change of an observed value.
nonisolated public struct NSKeyValueObservedChange<Value> {
  /// The kind of change, always `setting`.
  public let kind: NSKeyValueChange
  /// The value after the change, if the options ask for `new`; nil in a call before the change.
  public let newValue: Value?
  /// The value before the change, if the options ask for `old`; nil in the call of `initial`.
  public let oldValue: Value?
  /// Whether the change is still to come; so only with the option `prior`.
  public let isPrior: Bool

  #if !hasFeature(Embedded)
    /// The indexes of a list that changed; always nil, because no observable property is a list.
    public var indexes: IndexSet? { nil }
  #endif

  init(newValue: Value? = nil, oldValue: Value? = nil, isPrior: Bool = false) {
    kind = .setting
    self.newValue = newValue
    self.oldValue = oldValue
    self.isPrior = isPrior
  }
}
