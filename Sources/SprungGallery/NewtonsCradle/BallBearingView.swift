// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A steel ball: round to the eye and to collisions.
///
/// It is a button to assistive technology and the keyboard; pressing it gives it a knock, see `NewtonsCradleView`.
public final class BallBearingView: UIView {
  /// What a press does; false says that nothing happened. Default: nothing.
  var onPress: (() -> Bool)?
  /// The spring by which a finger leads the ball.
  var grip: UIAttachmentBehavior?
  /// What the finger drags the ball by.
  var dragPoint: DragPoint?
  /// Where the finger touched the ball, from its center, and where it is now, in the cradle.
  var touchOffset = CGPoint.zero
  var finger = CGPoint.zero

  /// Makes a ball; a frame that is not square gives an ellipse.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
    layer.cornerRadius = min(frame.width, frame.height) / 2
    layer.borderColor = UIColor.gray.cgColor
    layer.borderWidth = 2
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Balls are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The shape for dynamics: `ellipse`.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  /// Knocks the ball.
  public override func accessibilityActivate() -> Bool { onPress?() ?? false }
}
