// SPDX-License-Identifier: MIT

// Functions that `sprung port` applies to animation values, as in `animation.toValue = animationValue(progress)`. In
// native builds, they return the value unchanged. In the browser, which has no `Any`, they convert the value.

#if hasFeature(Embedded)
  /// Sprung addition: converts a number to an animation value.
  public func animationValue(_ value: CGFloat) -> CAAnimationValue { .number(value) }
  /// Sprung addition: converts an integer to an animation value.
  public func animationValue(_ value: Int) -> CAAnimationValue { .number(CGFloat(value)) }
  /// Sprung addition: converts a point to an animation value.
  public func animationValue(_ value: CGPoint) -> CAAnimationValue { .point(value) }
  /// Sprung addition: converts a size to an animation value.
  public func animationValue(_ value: CGSize) -> CAAnimationValue { .size(value) }
  /// Sprung addition: converts a rectangle to an animation value.
  public func animationValue(_ value: CGRect) -> CAAnimationValue { .rect(value) }
  /// Sprung addition: converts a 3D transform to an animation value.
  public func animationValue(_ value: CATransform3D) -> CAAnimationValue { .transform(value) }
  /// Sprung addition: converts an affine transform to an animation value.
  public func animationValue(_ value: CGAffineTransform) -> CAAnimationValue {
    .transform(CATransform3DMakeAffineTransform(value))
  }
  /// Sprung addition: converts a color to an animation value.
  public func animationValue(_ value: CGColor?) -> CAAnimationValue { .color(value) }
  /// Sprung addition: converts a path to an animation value.
  public func animationValue(_ value: CGPath?) -> CAAnimationValue { .path(value) }
  /// Sprung addition: converts numbers to an animation value.
  public func animationValue(_ value: [CGFloat]) -> CAAnimationValue { .numbers(value) }
  /// Sprung addition: converts colors to an animation value.
  public func animationValue(_ value: [CGColor]) -> CAAnimationValue { .colors(value) }
#else
  /// Sprung addition: returns an animation value unchanged.
  nonisolated public func animationValue(_ value: Any?) -> Any? { value }
#endif
