// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A steel ball: round to the eye and to collisions.
///
/// It is a button to assistive technology and the keyboard; pressing it gives it a knock, see `NewtonsCradleView`.
public final class BallBearingView: UIView {
  /// Called for a press; returns false if nothing happened. Default: nothing.
  var onPress: (() -> Bool)?
  /// The spring between a finger and the ball.
  var grip: UIAttachmentBehavior?
  /// The point by which the finger drags the ball.
  var dragPoint: DragPoint?
  /// Where the finger touched the ball, from its center, and where it is now, in the cradle.
  var touchOffset = CGPoint.zero
  var finger = CGPoint.zero
  /// How it looks: polished, or plain gray. Default: polished.
  var look = GalleryLook.finished { didSet { if look != oldValue { show() } } }

  private let shine = CAGradientLayer()

  /// Makes a ball; a frame that is not square gives an ellipse.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = min(frame.width, frame.height) / 2
    shine.type = .radial
    shine.colors = [1, 0.78, 0.46, 0.2].map { UIColor(white: $0, alpha: 1).cgColor }
    shine.locations = [0, 0.18, 0.6, 1]
    shine.startPoint = CGPoint(x: 0.36, y: 0.28)
    shine.endPoint = CGPoint(x: 1.05, y: 1)
    layer.addSublayer(shine)
    show()
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  /// Balls are not archived.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    let isBare = look == .bare
    backgroundColor = isBare ? .lightGray : UIColor(white: 0.46, alpha: 1)
    layer.borderColor = isBare ? UIColor.gray.cgColor : UIColor(white: 0.15, alpha: 0.6).cgColor
    layer.borderWidth = isBare ? 2 : 0.5
    shine.isHidden = isBare
  }

  /// The shine is as large as the ball.
  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shine.frame = bounds
    shine.cornerRadius = bounds.width / 2
    CATransaction.commit()
  }

  /// The shape for dynamics: `ellipse`.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  /// Knocks the ball.
  public override func accessibilityActivate() -> Bool { onPress?() ?? false }
}
