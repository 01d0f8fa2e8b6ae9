// SPDX-License-Identifier: MIT

import SprungPhysics

/// One function for each kind of field; `UIFieldBehavior` says what the letters in the formulas stand for.
extension UIFieldBehavior {
  /// Brakes its items: a = -(s / m) v F.
  public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Drives its items round the position, counter-clockwise as seen: a = s F (r.y, -r.x).
  public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Pulls its items to a position, whatever their mass: a = 150 s F pt/s². With a falloff of 2 this is Newton's gravity.
  /// A position that is not finite is a fault and becomes (0, 0).
  public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Pulls its items in a direction, whatever their mass: a = 150 s F direction pt/s²; the direction's length counts.
  public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Gives its items the velocity s direction, in pt/s, whatever else accelerates them. Of several the last one counts.
  public static func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Pushes its items about by a smooth noise of place and time, whatever their mass: a = 150 s F noise pt/s².
  ///
  /// The noise depends only on the order in which fields are added to the animator, so runs repeat.
  public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.noise)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Noise times |v| / 150: the faster an item, the more it is pushed about.
  public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior(.turbulence)
    field.smoothness = smoothness
    field.animationSpeed = speed
    return field
  }

  /// Pulls its items to the position like a spring: a = -(s / m) r F. They swing with w = (s / m)^½ until something, such
  /// as `UIDynamicItemBehavior.resistance`, brakes them.
  public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Pulls charged items to the position, and pushes those of negative charge away: a = 150 (s q / m) F pt/s².
  public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Turns the velocity of charged items by s q F / m radians a second, counter-clockwise as seen, and keeps their speed.
  public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Makes a field of one's own. The block is called in every step of 1/240 s for every moving item in the region, with
  /// the field, the item's position and velocity (pt/s), its mass (100 x 100 points of density 1 are 1), its charge and
  /// the step's seconds, and gives a force in units of a push: 1 gives mass 1 an acceleration of 100 pt/s².
  ///
  /// A result that is not finite is a fault and counts as zero. `strength`, `falloff` and `minimumRadius` are for the
  /// block to use or not.
  public static func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom, block: block)
  }
}
