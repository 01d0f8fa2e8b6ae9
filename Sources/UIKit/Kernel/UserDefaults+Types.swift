// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UserDefaults {
    /// Sprung addition: the value for a key, as a type; nil if there is no value or if it has another type. `sprung
    /// port` generates it for expressions such as `object(forKey: name) as? String`, because the browser build cannot
    /// cast to value types.
    nonisolated public func object<Stored>(forKey key: String, as type: Stored.Type) -> Stored? {
      object(forKey: key) as? Stored
    }
  }
#endif
