// SPDX-License-Identifier: MIT

import UIKit

/// Expands a photo from its thumbnail to full screen, or shrinks it back.
///
/// If motion is reduced or the thumbnail is not visible, the photo fades instead.
final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let thumbnail: UIView?
  private let isPresenting: Bool

  init(_ thumbnail: UIView?, isPresenting: Bool) {
    self.thumbnail = UIAccessibility.isReduceMotionEnabled ? nil : thumbnail
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard
      let controller = transitionContext.viewController(forKey: isPresenting ? .to : .from) as? PhotoViewController,
      let view = controller.view
    else { return transitionContext.completeTransition(false) }
    if isPresenting {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      view.layoutIfNeeded()
    }

    // Animate a copy of the photo while the views at both ends are hidden.
    let photo = UIImageView(image: controller.photoView.image)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    let small = thumbnail.map { $0.convert($0.bounds, to: container) }
    let large = controller.photoView.convert(controller.photoView.bounds, to: container)
    if let small {
      container.addSubview(photo)
      photo.frame = isPresenting ? small : large
      controller.photoView.isHidden = true
      thumbnail?.isHidden = true
    }
    view.alpha = isPresenting ? 0 : 1

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.85,
      initialSpringVelocity: 0
    ) {
      view.alpha = self.isPresenting ? 1 : 0
      if let small {
        photo.frame = self.isPresenting ? large : small
        photo.layer.cornerRadius = self.isPresenting ? 0 : self.thumbnail?.layer.cornerRadius ?? 0
      }
    } completion: { _ in
      photo.removeFromSuperview()
      controller.photoView.isHidden = false
      self.thumbnail?.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
