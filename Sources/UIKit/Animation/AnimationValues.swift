// SPDX-License-Identifier: MIT

// The wrappers that `sprung port` writes around a value of an animation,
// `animation.toValue = animationValue(progress)`. Natively the result is the value itself; in the browser, which has no
// `Any`, it is the converted value.

#if hasFeature(Embedded)
  /// Sprung addition: a number as what an animation runs through.
  public func animationValue(_ value: CGFloat) -> CAAnimationValue { .number(value) }
  /// Sprung addition: a whole number as what an animation runs through.
  public func animationValue(_ value: Int) -> CAAnimationValue { .number(CGFloat(value)) }
  /// Sprung addition: a point as what an animation runs through.
  public func animationValue(_ value: CGPoint) -> CAAnimationValue { .point(value) }
  /// Sprung addition: a size as what an animation runs through.
  public func animationValue(_ value: CGSize) -> CAAnimationValue { .size(value) }
  /// Sprung addition: a rectangle as what an animation runs through.
  public func animationValue(_ value: CGRect) -> CAAnimationValue { .rect(value) }
  /// Sprung addition: a transform of space as what an animation runs through.
  public func animationValue(_ value: CATransform3D) -> CAAnimationValue { .transform(value) }
  /// Sprung addition: a transform of the plane as what an animation runs through.
  public func animationValue(_ value: CGAffineTransform) -> CAAnimationValue {
    .transform(CATransform3DMakeAffineTransform(value))
  }
  /// Sprung addition: a color as what an animation runs through.
  public func animationValue(_ value: CGColor?) -> CAAnimationValue { .color(value) }
  /// Sprung addition: a path as what an animation runs through.
  public func animationValue(_ value: CGPath?) -> CAAnimationValue { .path(value) }
  /// Sprung addition: several numbers as what an animation runs through.
  public func animationValue(_ value: [CGFloat]) -> CAAnimationValue { .numbers(value) }
  /// Sprung addition: several colors as what an animation runs through.
  public func animationValue(_ value: [CGColor]) -> CAAnimationValue { .colors(value) }
#else
  /// Sprung addition: the value of an animation, unchanged.
  nonisolated public func animationValue(_ value: Any?) -> Any? { value }
#endif
