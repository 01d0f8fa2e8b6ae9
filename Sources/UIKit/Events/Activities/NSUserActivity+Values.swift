// SPDX-License-Identifier: MIT

extension NSUserActivity {
  #if hasFeature(Embedded)
    /// Sprung addition: a value of `userInfo` as a type; nil if there is none, or if it has another type.
    public final func value<Value: Storable>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key].flatMap { Value(stored: $0) }
    }
  #else
    /// Sprung addition: a value of `userInfo` as a type; nil if there is none, or if it has another type.
    public final func value<Value>(forUserInfoKey key: String, as type: Value.Type) -> Value? {
      userInfo?[key] as? Value
    }
  #endif
}
