// SPDX-License-Identifier: MIT

import SprungPhysics

/// The class functions that create the different kinds of fields. `UIFieldBehavior` explains the symbols in the
/// formulas.
extension UIFieldBehavior {
  /// Creates a field that slows down its items: a = -(s / m) v F.
  public final class func dragField() -> Self { make(.drag) }

  /// Creates a field that moves its items counterclockwise (on the screen) around the position: a = s F (r.y, -r.x).
  public final class func vortexField() -> Self { make(.vortex) }

  /// Creates a field that attracts its items to a position, independent of mass: a = 150 s F pt/s². A falloff of 2
  /// results in Newton's law of gravity. A position that is not finite is reported as a fault and replaced by (0, 0).
  public final class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Creates a linear gravity field, independent of mass: a = 150 s F direction pt/s². The length of the direction is a
  /// factor of the acceleration.
  public final class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Creates a field that sets the velocity of its items, in pt/s: v = s direction. If there are several fields, the
  /// last one applies.
  public final class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Creates a field that pushes its items with smooth noise, independent of mass: a = 150 s F noise pt/s².
  ///
  /// The noise depends only on the order in which fields are added to the animator, so runs are reproducible.
  public final class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a noise field whose effect is scaled by |v| / 150, so faster items are pushed more strongly.
  public final class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Creates a field that attracts its items to the position like a spring: a = -(s / m) r F. The items oscillate with
  /// the angular frequency (s / m)^½ until a resistance, such as `UIDynamicItemBehavior.resistance`, slows them down.
  public final class func springField() -> Self { make(.spring) }

  /// Creates a field that attracts positively charged items and repels negatively charged ones: a = 150 (s q / m) F
  /// pt/s².
  public final class func electricField() -> Self { make(.electric) }

  /// Creates a field that rotates the velocity of charged items counterclockwise by s q F / m rad/s, at constant speed.
  public final class func magneticField() -> Self { make(.magnetic) }

  /// Creates a custom field. The block is called in each step of 1/240 s for each moving item in the region. The
  /// block's arguments are the field, the item's position, velocity (pt/s), mass and charge, and the step's duration in
  /// seconds. An item of 100 x 100 points and density 1 has a mass of 1. The block returns a force in push units: a
  /// force of 1 accelerates a mass of 1 by 100 pt/s².
  ///
  /// A result that is not finite is reported as a fault and treated as zero. `strength`, `falloff` and `minimumRadius`
  /// have no effect unless the block uses them.
  public final class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    make(.custom, block: block)
  }
}
