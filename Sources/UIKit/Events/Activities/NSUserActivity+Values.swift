// SPDX-License-Identifier: MIT

extension NSUserActivity {
  #if hasFeature(Embedded)
    /// Sprung addition: returns the value for a key of `userInfo`, or nil if it is missing or does not have the given
    /// type.
    public final func value<Value: Storable>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key].flatMap { Value(stored: $0) }
    }
  #else
    /// Sprung addition: returns the value for a key of `userInfo`, or nil if it is missing or does not have the given
    /// type.
    public final func value<Value>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key] as? Value
    }
  #endif
}
