// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UserDefaults {
    /// Sprung addition: returns the value for a key as the given type, or nil if there is no value or the value has
    /// another type. `sprung port` generates calls to this method for expressions such as `object(forKey: name) as?
    /// String`, because the browser build cannot cast to value types.
    nonisolated public func object<Stored>(forKey key: String, as type: Stored.Type) -> Stored? {
      object(forKey: key) as? Stored
    }
  }
#endif
