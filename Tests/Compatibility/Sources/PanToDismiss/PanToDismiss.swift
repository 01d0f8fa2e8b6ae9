// SPDX-License-Identifier: MIT

import UIKit

class SlideDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from) else { return }
    let screen = transitionContext.containerView.bounds
    let end = CGRect(origin: CGPoint(x: 0, y: screen.height), size: screen.size)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        fromVC.view.frame = end
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class DismissInteractor: UIPercentDrivenInteractiveTransition {
  var hasStarted = false
  var shouldFinish = false
}

class PhotoViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let interactor = DismissInteractor()
  private(set) var story: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = self
    let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    view.addGestureRecognizer(pan)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    story.append("didAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    story.append("didDisappear")
  }

  @objc func handlePan(_ sender: UIPanGestureRecognizer) {
    let percentThreshold: CGFloat = 0.3
    // The translation is in window coordinates, because the view itself moves.
    let translation = sender.translation(in: view.window)
    let progress = max(0, min(1, translation.y / view.bounds.height))
    switch sender.state {
    case .began:
      interactor.hasStarted = true
      dismiss(animated: true, completion: nil)
    case .changed:
      interactor.shouldFinish = progress > percentThreshold
      interactor.update(progress)
    case .cancelled:
      interactor.hasStarted = false
      interactor.cancel()
    case .ended:
      interactor.hasStarted = false
      interactor.shouldFinish ? interactor.finish() : interactor.cancel()
    default:
      break
    }
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return SlideDownAnimator()
  }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    return interactor.hasStarted ? interactor : nil
  }
}

class AlbumViewController: UIViewController {
  func openPhoto() -> PhotoViewController {
    let photo = PhotoViewController()
    photo.loadViewIfNeeded()
    present(photo, animated: true)
    return photo
  }
}
