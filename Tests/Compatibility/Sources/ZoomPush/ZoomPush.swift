// SPDX-License-Identifier: MIT

import UIKit

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let operation: UINavigationController.Operation
  let originFrame: CGRect

  init(operation: UINavigationController.Operation, originFrame: CGRect) {
    self.operation = operation
    self.originFrame = originFrame
    super.init()
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let fromView = transitionContext.view(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)
    let isPush = operation == .push
    let zoomed = isPush ? toView : fromView
    let small = CGAffineTransform(
      scaleX: originFrame.width / finalFrame.width, y: originFrame.height / finalFrame.height)

    toView.frame = finalFrame
    if isPush {
      container.addSubview(toView)
      toView.transform = small
      toView.center = CGPoint(x: originFrame.midX, y: originFrame.midY)
      toView.clipsToBounds = true
    } else {
      container.insertSubview(toView, belowSubview: fromView)
    }

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
      initialSpringVelocity: 0, options: [],
      animations: {
        zoomed.transform = isPush ? .identity : small
        zoomed.center =
          isPush
          ? CGPoint(x: finalFrame.midX, y: finalFrame.midY)
          : CGPoint(x: self.originFrame.midX, y: self.originFrame.midY)
        zoomed.alpha = isPush ? 1 : 0
      },
      completion: { _ in
        zoomed.transform = .identity
        zoomed.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class ThumbnailViewController: UIViewController, UINavigationControllerDelegate {
  let thumbnail = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    thumbnail.backgroundColor = .orange
    view.addSubview(thumbnail)
    navigationController?.delegate = self
  }

  func open() -> UIViewController {
    let detail = UIViewController()
    detail.view.backgroundColor = .orange
    navigationController?.pushViewController(detail, animated: true)
    return detail
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    switch operation {
    case .push, .pop: return ZoomAnimator(operation: operation, originFrame: thumbnail.frame)
    default: return nil
    }
  }
}
