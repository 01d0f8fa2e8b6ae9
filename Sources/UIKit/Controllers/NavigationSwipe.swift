// SPDX-License-Identifier: MIT

/// An interactive pop by a swipe from the edge. Both screens follow the touch, and both controllers receive appearance
/// callbacks. If the swipe is cancelled, the controllers receive the opposite callbacks.
final class NavigationSwipe: ViewControllerTransition {
  private let navigation: UINavigationController
  private let top: UIViewController
  private let below: UIViewController
  private var picture: NavigationPicture?
  private var titles: NavigationBarChange?
  private let remaining: [UIViewController]
  private var pops = true
  private var morph: NavigationMorph?

  init(_ navigation: UINavigationController, top: UIViewController, below: UIViewController) {
    self.navigation = navigation
    self.top = top
    self.below = below
    remaining = navigation.viewControllers.dropLast().map { $0 }
    super.init(
      TransitionCoordinator(
        from: top, to: below, container: navigation.view, duration: UIKitTuning.pushDuration, isInteractive: true))
  }

  /// Notifies both controllers and adds the lower view below the upper one.
  func begin() { navigation.callingLast { show() } }

  private func show() {
    navigation.transitions.begin(self, as: .content)
    below.loadViewIfNeeded()
    top.appearanceState.isMovingFromParent = true
    navigation.delegate?.navigationController(navigation, willShow: below, animated: true)
    // Each callback may end the swipe by removing the navigation controller from the screen, or replace it by
    // requesting another stack.
    if goesOn { top.beginAppearanceTransition(false, animated: true) }
    if goesOn { below.beginAppearanceTransition(true, animated: true) }
    guard goesOn else { return }
    morph = top.navigationMorph(with: below, isPop: true)
    let picture = NavigationPicture(navigation, lower: below, upper: top, isStill: morph != nil)
    self.picture = picture
    let items = navigation.nest.items(of: remaining)
    if picture.movesBar {
      if !(below is UINavigationController) { navigation.bar.setItems(items, animated: false) }
    } else {
      titles = NavigationBarChange(navigation, to: below, items: items, isPop: true)
    }
    AppearanceForwarding.notifyIsAppearing(below)
    navigation.view.layoutIfNeeded()
    morph?.beginFollowing()
  }

  private var goesOn: Bool { !isOver && navigation.topAskedFor == nil }

  /// Moves both screens to the positions for the given progress, 0...1.
  func follow(_ progress: CGFloat) {
    coordinator.percentComplete = progress
    UIView.performWithoutAnimation {
      picture?.show(progress)
      titles?.show(progress)
      morph?.follow(progress)
    }
  }

  /// Ends the interaction and completes or cancels the pop with an animation.
  func release(pops: Bool) { navigation.callingLast { settle(pops: pops) } }

  private func settle(pops: Bool) {
    self.pops = pops
    navigation.swipe = nil
    coordinator.interactionEnded(cancelled: !pops)
    if !pops { reverse() }
    let rest = pops ? 1 - coordinator.percentComplete : coordinator.percentComplete
    let duration = UIKitTuning.pushDuration * TimeInterval(max(0.2, rest))
    morph?.release(finishes: pops, duration: duration)
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
      animations: {
        self.picture?.show(pops ? 1 : 0)
        self.titles?.show(pops ? 1 : 0)
        if pops { self.coordinator.runAlongside() }
      },
      completion: { _ in self.finish() })
  }

  /// Cancels the swipe, with or without an animation.
  func cancel(isAnimated: Bool) {
    guard !isAnimated else {
      release(pops: false)
      return
    }
    navigation.callingLast {
      pops = false
      navigation.swipe = nil
      coordinator.interactionEnded(cancelled: true)
      reverse()
      finish()
    }
  }

  private func reverse() {
    below.beginAppearanceTransition(false, animated: true)
    top.beginAppearanceTransition(true, animated: true)
  }

  override func didEnd() { navigation.callingLast { end() } }

  private func end() {
    navigation.transitions.end(self)
    navigation.swipe = nil
    picture?.end()
    if pops { morph?.end() } else { morph?.takeBack() }
    morph = nil
    if pops {
      navigation.takeStack(remaining)
      top.willMove(toParent: nil)
      navigation.shown = below
      titles?.end()
      if titles == nil { navigation.bar.setItems(navigation.nest.items(of: remaining), animated: false) }
      navigation.removeScreen(of: top)
      top.endAppearanceTransition()
      top.appearanceState.isMovingFromParent = false
      AppearanceForwarding.end(below, in: navigation)
      // A callback may have removed the navigation controller from the screen.
      if navigation.appearance == .appeared {
        navigation.delegate?.navigationController(navigation, didShow: below, animated: true)
      }
      top.leftNavigationStack()
      top.removeFromParent()
      top.containerSafeArea = .zero
    } else {
      titles?.takeBack()
      if titles == nil { navigation.bar.setItems(navigation.nest.items(of: remaining + [top]), animated: false) }
      navigation.removeScreen(of: below)
      below.endAppearanceTransition()
      top.appearanceState.isMovingFromParent = false
      AppearanceForwarding.end(top, in: navigation)
    }
    coordinator.finish()
  }
}

extension UINavigationController {
  /// Whether a swipe can begin, which requires a previous screen and no other running transition.
  final var canSwipeBack: Bool {
    guard let top = topViewController, viewControllers.count > 1 else { return false }
    return transitions.isEmpty && appearance == .appeared && !isNavigationBarHidden
      && !top.navigationItem.hidesBackButton && modalState.presented == nil
  }

  final func follow(_ recognizer: NavigationPopRecognizer) {
    guard let container = viewIfLoaded else { return }
    let isMirrored = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sign: CGFloat = isMirrored ? -1 : 1
    let distance = recognizer.translation(in: container).x * sign
    let progress = min(1, max(0, distance / max(1, container.bounds.width)))
    switch recognizer.state {
    case .began:
      guard swipe == nil, canSwipeBack, let top = topViewController else { return }
      swipe = NavigationSwipe(self, top: top, below: viewControllers[viewControllers.count - 2])
      swipe?.begin()
      swipe?.follow(progress)
    case .changed: swipe?.follow(progress)
    case .ended:
      let speed = recognizer.velocity(in: container).x * sign
      let goesOn = progress > UIKitTuning.swipePopShare || speed > UIKitTuning.swipePopSpeed
      swipe?.release(pops: goesOn && progress > 0 && speed > -UIKitTuning.swipePopSpeed)
    case .cancelled: swipe?.release(pops: false)
    default: break
    }
  }
}
