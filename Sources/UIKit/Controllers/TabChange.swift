// SPDX-License-Identifier: MIT

/// A transition between tabs with a custom animation.
final class TabChange: ViewControllerTransition {
  private let tabs: UITabBarController
  private let old: UIViewController
  private let new: UIViewController
  private let oldIndex: Int
  private let context: TransitionContext
  private let stage: UIView
  private var isTakenBack = false

  init(
    _ tabs: UITabBarController, old: UIViewController, new: UIViewController, oldIndex: Int, in container: UIView,
    _ animator: any UIViewControllerAnimatedTransitioning, _ interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.tabs = tabs
    self.old = old
    self.new = new
    self.oldIndex = oldIndex
    stage = UIView(frame: container.bounds)
    new.loadViewIfNeeded()
    if let content = new.viewIfLoaded { content.layoutFrame = container.bounds }
    let coordinator = TransitionCoordinator(from: old, to: new, container: stage, duration: 0)
    context = TransitionContext(
      animator, interactor,
      from: .init(controller: old, view: old.viewIfLoaded, initialFrame: container.bounds),
      to: .init(controller: new, view: new.viewIfLoaded, finalFrame: container.bounds), container: stage, style: .none,
      coordinator: coordinator)
    super.init(coordinator)
    context.prepare()
    tabs.transitions.begin(self, as: .content)
    old.beginAppearanceTransition(false, animated: true)
    if !isOver { new.beginAppearanceTransition(true, animated: true) }
    guard !isOver else { return }
    container.insertSubview(stage, at: 0)
    if let content = old.viewIfLoaded { stage.addSubview(content) }
    context.directionChanged = { [tabs] isCancelled in
      tabs.calling {
        new.beginAppearanceTransition(!isCancelled, animated: true)
        old.beginAppearanceTransition(isCancelled, animated: true)
      }
    }
    context.ended = { [self] didComplete in
      isTakenBack = !didComplete
      finish()
    }
    context.begin()
    AppearanceForwarding.notifyIsAppearing(new)
  }

  override func didEnd() { tabs.calling { end() } }

  private func end() {
    context.cutShort()
    tabs.transitions.end(self)
    let (stays, leaves) = isTakenBack ? (old, new) : (new, old)
    leaves.viewIfLoaded?.removeFromSuperview()
    tabs.settle(on: stays, index: isTakenBack ? oldIndex : nil)
    stage.removeFromSuperview()
    if isTakenBack { AppearanceForwarding.end(old, in: tabs) } else { old.endAppearanceTransition() }
    if isTakenBack { new.endAppearanceTransition() } else { AppearanceForwarding.end(new, in: tabs) }
    coordinator.finish()
  }
}
