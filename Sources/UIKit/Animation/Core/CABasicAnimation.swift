// SPDX-License-Identifier: MIT

/// An animation from one value to another. Set one or two of `fromValue`, `toValue` and `byValue`; the others are
/// derived from the layer's value.
nonisolated open class CABasicAnimation: CAPropertyAnimation {
  final var from: CAAnimationValue?
  final var to: CAAnimationValue?
  final var by: CAAnimationValue?

  #if hasFeature(Embedded)
    /// The start value.
    open var fromValue: CAAnimationValue? {
      get { from }
      set { from = newValue }
    }
    /// The end value.
    open var toValue: CAAnimationValue? {
      get { to }
      set { to = newValue }
    }
    /// The change relative to the start or end value.
    open var byValue: CAAnimationValue? {
      get { by }
      set { by = newValue }
    }
  #else
    /// The start value: a number, point, size, rectangle, transform, color, path, or a `CAAnimationValue`. Values of
    /// other types and non-finite values are reported and rejected.
    open var fromValue: Any? {
      get { from?.unwrapped }
      set { from = Self.checked(newValue, "fromValue") }
    }
    /// The end value, of the same types as `fromValue`.
    open var toValue: Any? {
      get { to?.unwrapped }
      set { to = Self.checked(newValue, "toValue") }
    }
    /// The change relative to the start or end value, of the same types as `fromValue`.
    open var byValue: Any? {
      get { by?.unwrapped }
      set { by = Self.checked(newValue, "byValue") }
    }

    private static func checked(_ value: Any?, _ name: StaticString) -> CAAnimationValue? {
      guard let value else { return nil }
      if let known = CAAnimationValue(any: value), known.keepsLimit { return known }
      Diagnostics.report(
        "animationValue",
        "\(name) of an animation is invalid: it must be a number, point, size, rectangle, "
          + "transform, color or path, and \(GeometryLimit.rule).")
      return nil
    }
  #endif

  package override func duplicate() -> CAAnimation {
    let copy = super.duplicate()
    if let copy = copy as? CABasicAnimation {
      copy.from = from
      copy.to = to
      copy.by = by
    }
    return copy
  }

  package override func value(at progress: CGFloat, base: CAAnimationValue) -> CAAnimationValue? {
    let start: CAAnimationValue
    let end: CAAnimationValue
    switch (from, to, by) {
    case (let from?, let to?, _):
      start = from
      end = to
    case (let from?, nil, let by?):
      start = from
      end = from.adding(by)
    case (nil, let to?, let by?):
      start = to.adding(by, factor: -1)
      end = to
    case (let from?, nil, nil):
      start = from
      end = base
    case (nil, let to?, nil):
      start = base
      end = to
    case (nil, nil, let by?):
      start = base
      end = base.adding(by)
    case (nil, nil, nil): return nil
    }
    guard CAAnimationValue.areMixable(start, end) else { return nil }
    return CAAnimationValue.mixed(start, end, eased(progress))
  }

  /// Applies the subclass's easing to the progress.
  package func eased(_ progress: CGFloat) -> CGFloat { progress }
}
