// SPDX-License-Identifier: MIT

/// A property that an appearance proxy sets.
package struct AppearanceProperty {
  /// Copies a value from the proxy to an object that does not have its own value. `unchanged` is a new object. If the
  /// property cannot be nil, a value that differs from that of `unchanged` counts as the object's own value.
  let apply: (_ proxy: NSObject, _ unchanged: NSObject, _ target: NSObject) -> Void

  /// The properties that apply to all views.
  package static var ofViews: [AppearanceProperty] {
    [
      optional(UIView.self, { $0.viewTraits.tint }, { $0.tintColor = $1 }),
      value(UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
    ]
  }

  /// Creates a property whose values can be compared.
  package static func value<Owner: NSObject, Value: Equatable>(
    _ owner: Owner.Type, _ get: @escaping (Owner) -> Value, _ set: @escaping (Owner, Value) -> Void
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, unchanged, target in
      let (proxy, unchanged, target) = (cast(proxy, owner), cast(unchanged, owner), cast(target, owner))
      let none = get(unchanged)
      let value = get(proxy)
      if value != none, get(target) == none { set(target, value) }
    }
  }

  /// Creates a property that is nil until it is set.
  package static func optional<Owner: NSObject, Value>(
    _ owner: Owner.Type, _ get: @escaping (Owner) -> Value?, _ set: @escaping (Owner, Value?) -> Void
  ) -> AppearanceProperty {
    AppearanceProperty { proxy, _, target in
      let (proxy, target) = (cast(proxy, owner), cast(target, owner))
      if let value = get(proxy), get(target) == nil { set(target, value) }
    }
  }

  private static func cast<Owner: NSObject>(_ object: NSObject, _ owner: Owner.Type) -> Owner {
    unsafeDowncast(object, to: owner)
  }
}
