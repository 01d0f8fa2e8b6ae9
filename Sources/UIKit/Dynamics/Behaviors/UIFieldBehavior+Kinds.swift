// SPDX-License-Identifier: MIT

import SprungPhysics

/// One function for each kind of field; `UIFieldBehavior` says what the letters in the formulas stand for.
extension UIFieldBehavior {
  /// Brakes its items: a = -(s / m) v F.
  public final class func dragField() -> Self { make(.drag) }

  /// Drives its items round the position, counter-clockwise as seen: a = s F (r.y, -r.x).
  public final class func vortexField() -> Self { make(.vortex) }

  /// Pulls its items to a position, whatever their mass: a = 150 s F pt/s². With a falloff of 2 this is Newton's gravity.
  /// A position that is not finite is a fault and becomes (0, 0).
  public final class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls its items in a direction, whatever their mass: a = 150 s F direction pt/s²; the direction's length counts.
  public final class func linearGravityField(direction: CGVector) -> Self {
    let field = make(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives its items the velocity s direction, in pt/s, whatever else accelerates them. Of several the last one counts.
  public final class func velocityField(direction: CGVector) -> Self {
    let field = make(.velocity)
    field.direction = direction
    return field
  }

  /// Pushes its items about by a smooth noise of place and time, whatever their mass: a = 150 s F noise pt/s².
  ///
  /// The noise depends only on the order in which fields are added to the animator, so runs repeat.
  public final class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Noise times |v| / 150: the faster an item, the more it is pushed about.
  public final class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Pulls its items to the position like a spring: a = -(s / m) r F. They swing with w = (s / m)^½ until something, such
  /// as `UIDynamicItemBehavior.resistance`, brakes them.
  public final class func springField() -> Self { make(.spring) }

  /// Pulls charged items to the position, and pushes those of negative charge away: a = 150 (s q / m) F pt/s².
  public final class func electricField() -> Self { make(.electric) }

  /// Turns the velocity of charged items by s q F / m radians a second, counter-clockwise as seen, and keeps their speed.
  public final class func magneticField() -> Self { make(.magnetic) }

  /// Creates a custom field. The block is called in every step of 1/240 s for every moving item in the region, with the
  /// field, the item's position and velocity (pt/s), its mass (100 x 100 points of density 1 are 1), its charge and the
  /// step's seconds. It returns a force in units of a push: 1 gives mass 1 an acceleration of 100 pt/s².
  ///
  /// A result that is not finite is a fault and counts as zero. `strength`, `falloff` and `minimumRadius` are for the
  /// block to use or not.
  public final class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self {
    make(.custom, block: block)
  }
}
