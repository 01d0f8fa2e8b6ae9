// SPDX-License-Identifier: MIT

extension NSUserActivity {
  #if hasFeature(Embedded)
    /// Sprung addition: returns a value of `userInfo` as the given type, or nil if it is missing or has another type.
    public final func value<Value: Storable>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key].flatMap { Value(stored: $0) }
    }
  #else
    /// Sprung addition: returns a value of `userInfo` as the given type, or nil if it is missing or has another type.
    public final func value<Value>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key] as? Value
    }
  #endif
}
