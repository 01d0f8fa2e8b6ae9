// SPDX-License-Identifier: MIT

import SprungLayouts
import UIKit

/// A round steel ball.
///
/// For assistive technology and the keyboard, the view is a button that knocks the ball; see `NewtonsCradleView`.
public final class BallBearingView: UIView {
  /// Called when the ball is pressed. Returns false if nothing happened. Default: nil.
  var onPress: (() -> Bool)?
  /// The spring between a touch and the ball.
  var grip: UIAttachmentBehavior?
  /// The point at which a pan gesture drags the ball.
  var dragPoint: DragPoint?
  /// The touched point relative to the ball's center, and the current touch position in the cradle.
  var touchOffset = CGPoint.zero
  var finger = CGPoint.zero
  /// The style of the ball: polished or plain gray. Default: polished.
  var look = GalleryLook.finished { didSet { if look != oldValue { show() } } }

  private let shine = CAGradientLayer()

  /// Creates a ball. If the frame is not square, the ball is elliptical.
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

  /// Always returns nil, because decoding from archives is not supported.
  public required init?(coder: NSCoder) { nil }

  private func show() {
    let isBare = look == .bare
    backgroundColor = isBare ? .lightGray : UIColor(white: 0.46, alpha: 1)
    layer.borderColor = isBare ? UIColor.gray.cgColor : UIColor(white: 0.15, alpha: 0.6).cgColor
    layer.borderWidth = isBare ? 2 : 0.5
    shine.isHidden = isBare
  }

  /// Resizes the shine with the ball.
  public override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shine.frame = bounds
    shine.cornerRadius = bounds.width / 2
    CATransaction.commit()
  }

  /// Returns `ellipse`, the collision shape of the ball.
  public override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  /// Knocks the ball.
  public override func accessibilityActivate() -> Bool { onPress?() ?? false }
}
