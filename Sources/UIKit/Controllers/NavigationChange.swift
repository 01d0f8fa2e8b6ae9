// SPDX-License-Identifier: MIT

/// A change of the displayed screen of a navigation stack, from the first notification to the last.
///
/// The notifications have UIKit's order: the delegate's `willShow`, the old controller's `viewWillDisappear` and the
/// new controller's `viewWillAppear`. After the animation, `viewDidDisappear`, `viewDidAppear`, `didShow` and `didMove`
/// are called, in this order.
final class NavigationChange: ViewControllerTransition {
  private let navigation: UINavigationController
  private let old: UIViewController?
  private let new: UIViewController?
  private let added: [UIViewController]
  private let removed: [UIViewController]
  private let isPop: Bool
  private let isAnimated: Bool
  /// Whether the navigation controller is on screen, so that both controllers receive appearance callbacks.
  private let isVisible: Bool
  private let isSwap: Bool
  private var picture: NavigationPicture?
  private var morph: NavigationMorph?
  /// The context of a custom animation, or nil.
  private var own: TransitionContext?
  private var titles: NavigationBarChange?
  private let stackBefore: [UIViewController]
  private var isTakenBack = false
  private var isAppearingNotified = false
  /// Whether the views have been arranged, either for the animation or in their final positions.
  private var isLaidOut = false
  private var items: [UINavigationItem] = []
  private var isReplaced = false

  init(
    _ navigation: UINavigationController, before: [UIViewController], old: UIViewController?, new: UIViewController?,
    added: [UIViewController],
    removed: [UIViewController], isPop: Bool, isAnimated: Bool
  ) {
    self.navigation = navigation
    self.old = old
    self.new = new
    self.added = added
    self.removed = removed
    self.isPop = isPop
    stackBefore = before
    isSwap = old !== new
    isVisible = navigation.appearance == .appeared || navigation.appearance == .appearing
    let moves =
      isAnimated && isVisible && old != nil && new != nil && navigation.viewIfLoaded?.window != nil
      && UIView.areAnimationsEnabled
    self.isAnimated = moves
    super.init(
      TransitionCoordinator(
        from: old, to: new, container: navigation.viewIfLoaded ?? UIView(),
        duration: moves ? UIKitTuning.pushDuration : 0))
  }

  func begin(items: [UINavigationItem]) {
    self.items = items
    guard isSwap else {
      navigation.bar.setItems(items, animated: false)
      notifyParents()
      return
    }
    if let old, let new {
      let (upper, lower) = isPop ? (old, new) : (new, old)
      morph = upper.navigationMorph(with: lower, isPop: isPop)
    }
    new?.loadViewIfNeeded()
    if morph == nil { prepareOwn() }
    navigation.transitions.begin(self, as: .content)
    if isVisible {
      if let new { navigation.delegate?.navigationController(navigation, willShow: new, animated: isAnimated) }
      // Each callback may end this change by removing the navigation controller from the screen, or replace it by
      // requesting another stack. A controller that has not received its first callback does not receive later
      // callbacks either.
      if goesOn { old?.beginAppearanceTransition(false, animated: isAnimated) }
      if goesOn { new?.beginAppearanceTransition(true, animated: isAnimated) }
    }
    guard !isOver else { return }
    if !goesOn, new?.appearance != .appearing { return yield() }
    guard isAnimated, let old, let new, let container = navigation.viewIfLoaded else {
      layOutAtOnce()
      if isVisible {
        AppearanceForwarding.notifyIsAppearing(new)
        navigation.viewIfLoaded?.layoutIfNeeded()
      }
      finish()
      return
    }
    isLaidOut = true
    if let own { return run(own, from: old, to: new, in: container) }
    let picture = NavigationPicture(
      navigation, lower: isPop ? new : old, upper: isPop ? old : new, isStill: morph != nil)
    self.picture = picture
    morph?.arrive(isAnimated: true)
    navigation.shown = new
    // If the bar moves with a screen, it displays only that screen's item.
    let titles = picture.movesBar ? nil : NavigationBarChange(navigation, to: new, items: items, isPop: isPop)
    if titles == nil, !(new is UINavigationController) { navigation.bar.setItems(items, animated: false) }
    AppearanceForwarding.notifyIsAppearing(new)
    container.layoutIfNeeded()
    UIView.performWithoutAnimation {
      picture.show(isPop ? 0 : 1)
      titles?.show(0)
    }
    UIView.animate(
      withDuration: UIKitTuning.pushDuration, delay: 0, options: .beginFromCurrentState,
      animations: {
        picture.show(self.isPop ? 1 : 0)
        titles?.show(1)
        self.morph?.run(isAnimated: true)
        self.coordinator.runAlongside()
      },
      completion: { _ in
        titles?.end()
        self.finish()
      })
  }

  private var goesOn: Bool { !isOver && navigation.topAskedFor == nil }

  /// Ends a change that was replaced by another stack before the new controller was notified. The old controller is
  /// still visible, and the next change completes the old controller's callbacks.
  private func yield() {
    isReplaced = true
    finish()
    guard let top = navigation.topAskedFor, let old, top === old, old.appearance == .disappearing else { return }
    old.beginAppearanceTransition(true, animated: false)
    AppearanceForwarding.notifyIsAppearing(old)
    AppearanceForwarding.end(old, in: navigation)
  }

  /// Replaces the old view with the new one without an animation. Called when a change without animation begins, or
  /// when a change ends before its animation has started.
  private func layOutAtOnce() {
    isLaidOut = true
    navigation.bar.setItems(items, animated: false)
    navigation.removeScreen(of: old)
    navigation.install(new)
    morph?.arrive(isAnimated: false)
    morph?.run(isAnimated: false)
  }

  // MARK: Custom animations

  private func prepareOwn() {
    guard isAnimated, let old, let new, let container = navigation.viewIfLoaded, let delegate = navigation.delegate,
      let animator = delegate.navigationController(
        navigation, animationControllerFor: isPop ? .pop : .push, from: old, to: new)
    else { return }
    let interactor = delegate.navigationController(navigation, interactionControllerFor: animator)
    navigation.arrange(new)
    let stage = UIView(frame: container.bounds)
    let made = TransitionContext(
      animator, interactor,
      from: .init(controller: old, view: old.viewIfLoaded, initialFrame: old.viewIfLoaded?.frame ?? .zero),
      to: .init(controller: new, view: new.viewIfLoaded, finalFrame: new.viewIfLoaded?.frame ?? .zero),
      container: stage,
      style: .none, coordinator: coordinator)
    made.prepare()
    own = made
  }

  private func run(
    _ own: TransitionContext, from old: UIViewController, to new: UIViewController, in container: UIView
  ) {
    container.insertSubview(own.containerView, belowSubview: navigation.bar)
    if let view = old.viewIfLoaded { own.containerView.addSubview(view) }
    navigation.shown = new
    let titles = NavigationBarChange(navigation, to: new, items: items, isPop: isPop)
    self.titles = titles
    UIView.performWithoutAnimation { titles.show(0) }
    own.beside = { titles.show(1) }
    own.directionChanged = { [navigation] isCancelled in
      navigation.callingLast {
        new.beginAppearanceTransition(!isCancelled, animated: true)
        old.beginAppearanceTransition(isCancelled, animated: true)
      }
    }
    own.ended = { [self] didComplete in
      isTakenBack = !didComplete
      finish()
    }
    own.begin()
    if new.viewIfLoaded?.window != nil, !isOver {
      isAppearingNotified = true
      AppearanceForwarding.notifyIsAppearing(new)
    }
  }

  /// Ends a custom animation and installs the view of the visible controller. Returns whether the visible controller is
  /// the new one.
  private func endOwn(_ own: TransitionContext) -> Bool {
    own.cutShort()
    self.own = nil
    let (stays, leaves) = isTakenBack ? (old, new) : (new, old)
    if isTakenBack { titles?.takeBack() } else { titles?.end() }
    titles = nil
    if isTakenBack { navigation.takeStack(stackBefore) }
    navigation.removeScreen(of: leaves)
    navigation.install(stays)
    own.containerView.removeFromSuperview()
    // The new controller may not have been notified yet, because the animator did not add its view or was interrupted
    // before.
    if !isTakenBack, !isAppearingNotified { AppearanceForwarding.notifyIsAppearing(new) }
    return !isTakenBack
  }

  private func notifyTakenBack() {
    new?.endAppearanceTransition()
    AppearanceForwarding.end(old, in: navigation)
    for controller in removed {
      controller.appearanceState.isMovingFromParent = false
      controller.didMove(toParent: navigation)
    }
    for controller in added {
      controller.appearanceState.isMovingToParent = false
      controller.willMove(toParent: nil)
      controller.removeFromParent()
      controller.containerSafeArea = .zero
    }
  }

  override func didEnd() { navigation.callingLast { end() } }

  private func end() {
    navigation.transitions.end(self)
    if isReplaced {
      notifyParents()
      return coordinator.finish()
    }
    if !isLaidOut, isSwap {
      layOutAtOnce()
      if isVisible { AppearanceForwarding.notifyIsAppearing(new) }
    }
    if let own, own.hasBegun, !endOwn(own) {
      notifyTakenBack()
      return coordinator.finish()
    }
    if picture?.movesBar == true { navigation.bar.setItems(items, animated: false) }
    picture?.end()
    picture = nil
    morph?.end()
    morph = nil
    if isAnimated { navigation.removeScreen(of: old) }
    if isVisible {
      old?.endAppearanceTransition()
      AppearanceForwarding.end(new, in: navigation)
      if navigation.appearance == .appeared, let new {
        navigation.delegate?.navigationController(navigation, didShow: new, animated: isAnimated)
      }
    } else if isSwap {
      AppearanceForwarding.endDisappearance(old)
    }
    notifyParents()
    coordinator.finish()
  }

  private func notifyParents() {
    for controller in removed {
      controller.leftNavigationStack()
      controller.appearanceState.isMovingFromParent = false
      // A callback may have moved the controller to another stack.
      guard controller.parentController === navigation || controller.parentController == nil else { continue }
      controller.removeFromParent()
      controller.containerSafeArea = .zero
    }
    for controller in added {
      controller.appearanceState.isMovingToParent = false
      controller.didMove(toParent: navigation)
    }
  }
}
