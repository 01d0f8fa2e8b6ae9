// SPDX-License-Identifier: MIT

/// Selectors created from method references, such as `Selector("setNeedsLayout", method: UIView.setNeedsLayout)`.
nonisolated extension Selector {
  /// Sprung addition: a selector that calls a method without arguments.
  public init<Target: AnyObject, Result>(
    _ name: String, method: @escaping (Target) -> SelectorFunction0<Result>
  ) {
    let reference = MethodReference(method)
    self.init(name, Target.self) { target, _, _ in
      _ = reference.method(target)()
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with the sender.
  public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ name: String, method: @escaping (Target) -> SelectorFunction1<Sender, Result>
  ) {
    let reference = MethodReference(method)
    self.init(Self.withColon(name), Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      _ = reference.method(target)(sender)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with the sender, or with nil if the sender is not an instance of
  /// the parameter's class.
  public init<Target: AnyObject, Sender: AnyObject, Result>(
    _ name: String, method: @escaping (Target) -> SelectorFunction1<Sender?, Result>
  ) {
    let reference = MethodReference(method)
    self.init(Self.withColon(name), Target.self) { target, sender, _ in
      _ = reference.method(target)(sender as? Sender)
      return true
    }
  }

  /// Sprung addition: a selector that calls a method with a Bool: true if there is a sender, otherwise false. Examples
  /// are `endEditing(_:)` and `popViewController(animated:)`.
  public init<Target: AnyObject, Result>(
    _ name: String, method: @escaping (Target) -> SelectorFunction1<Bool, Result>
  ) {
    let reference = MethodReference(method)
    self.init(Self.withColon(name), Target.self) { target, sender, _ in
      _ = reference.method(target)(sender != nil)
      return true
    }
  }

  private static func withColon(_ name: String) -> String {
    name.utf8.last == UInt8(ascii: ":") ? name : name + ":"
  }
}

/// Wraps a method as a function of its object, because the compiler cannot prove that the function is sendable.
nonisolated private struct MethodReference<Target, Method>: @unchecked Sendable {
  let method: (Target) -> Method

  init(_ method: @escaping (Target) -> Method) {
    self.method = method
  }
}
