// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension UserDefaults {
    /// Sprung addition: the value of a key, as a type. Nil if there is no value, or if it has another type. `sprung port` writes it for
    /// `object(forKey: name) as? String` and its like, since the browser build cannot cast to values.
    nonisolated public func object<Stored>(forKey key: String, as type: Stored.Type) -> Stored? {
      object(forKey: key) as? Stored
    }
  }
#endif
