// SPDX-License-Identifier: MIT

/// Selectors that carry their implementation. The first parameter of the closure is the target. The closure is not
/// called for targets of other classes.
nonisolated extension Selector {
  /// Sprung addition: a selector that calls a method without arguments.
  public init<Target: AnyObject, Result>(_ name: String, calling body: @escaping SelectorFunction1<Target, Result>) {
    self.init(name, Target.self) { target, _, _ in
      _ = body(target)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with the sender, which must have the type of the method's
  /// parameter.
  public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ name: String, calling body: @escaping SelectorFunction2<Target, Sender, Result>
  ) {
    self.init(name, Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = body(target, sender)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with the sender, or with nil if the sender is not an instance of
  /// the parameter's class.
  public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ name: String, calling body: @escaping SelectorFunction2<Target, Sender?, Result>
  ) {
    self.init(name, Target.self) { target, sender, _ in
      _ = body(target, sender as? Sender)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with a value that is not an object, wrapped in a
  /// `SelectorArgument`.
  @_disfavoredOverload
  public init<Target: AnyObject, Value, Result>(
    _ name: String, calling body: @escaping SelectorFunction2<Target, Value, Result>
  ) {
    self.init(name, Target.self) { target, sender, _ in
      if let sender = sender as? SelectorArgument<Value> {
        _ = body(target, sender.value)
        return true
      }
      #if !hasFeature(Embedded)
        // In native builds, a number or string is sometimes passed without a wrapper.
        if let value = sender as? Value {
          _ = body(target, value)
          return true
        }
      #endif
      return false
    }
  }

  /// Sprung addition: a selector that calls a method with the sender and the event.
  public init<Target: AnyObject, Sender: AnyObject, Event: AnyObject, Result>(
    _ name: String, calling body: @escaping SelectorFunction3<Target, Sender, Event?, Result>
  ) {
    self.init(name, Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      _ = body(target, sender, event as? Event)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with the event, and with the sender or nil if the sender is not an
  /// instance of the parameter's class.
  public init<Target: AnyObject, Sender: AnyObject, Event: AnyObject, Result>(
    _ name: String, calling body: @escaping SelectorFunction3<Target, Sender?, Event?, Result>
  ) {
    self.init(name, Target.self) { target, sender, event in
      _ = body(target, sender as? Sender, event as? Event)
      return true
    }
  }

  /// Sprung addition: combines the methods of both selectors. Of these, the first method that accepts the target's
  /// class is called.
  public func or(_ other: Selector) -> Selector {
    Selector(name, methods: methods + other.methods)
  }

  init<Target: AnyObject>(
    _ name: String, _ type: Target.Type, call: @escaping SelectorFunction3<Target, AnyObject?, AnyObject?, Bool>
  ) {
    let method = SelectorMethod(
      accepts: { $0 is Target },
      call: { object, sender, event in
        guard let target = object as? Target else { return false }
        return call(target, sender, event)
      })
    self.init(name, methods: [method])
  }
}
