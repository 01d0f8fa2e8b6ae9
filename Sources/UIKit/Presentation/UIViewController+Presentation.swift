// SPDX-License-Identifier: MIT

extension UIViewController {
  // What shows a controller, by its style.
  final func makePresentation() -> UIPresentationController {
    if let alert = self as? UIAlertController { return alert.makeAlertPresentation() }
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover:
      return UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: return UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  final func show(_ controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    if controller.isBeingDismissed { controller.transitions[.presented]?.finish() }
    guard mayShow(controller) else { return }
    let style = controller.modalPresentationStyle
    let staysInContext = style == .currentContext || style == .overCurrentContext
    let presenter = presenter(inContext: staysInContext)
    if let old = presenter.presentedController, old.isBeingDismissed { old.transitions[.presented]?.finish() }
    guard presenter.presentedController == nil else {
      Diagnostics.report(
        "alreadyPresenting",
        "a controller cannot present two others at once; dismiss the first, or present from it. Nothing was presented")
      return
    }
    if style == .custom,
      let made = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: self)
    {
      controller.presentation = made
    }
    guard let below = presenter.viewIfLoaded, let window = below.window,
      let presentation = controller.presentationController
    else {
      Diagnostics.report(
        "presentOutsideWindow",
        "a controller whose view is not in a window cannot present another; present after viewWillAppear")
      return
    }
    presenter.presentedController = controller
    controller.presenterController = presenter
    controller.loadViewIfNeeded()
    let host = staysInContext ? below.superview ?? window : window
    let container = presentation.install(
      in: host, above: staysInContext ? below : nil, frame: staysInContext ? below.frame : host.bounds)
    // The layout calls the application, which may have dismissed the controller already, or begun to.
    guard presentation.containerView === container, !controller.isBeingDismissed else {
      completion?()
      return
    }
    controller.viewIfLoaded?.tellTraitsChanged()
    let transition = ModalTransition(
      presentation, presenter: presenter, presented: controller, isComing: true, isAnimated: isAnimated,
      involvesPresenter: true, container: container, completion: completion)
    let delegate = isAnimated ? controller.transitioningDelegate : nil
    transition.use(
      delegate?.animationController(forPresented: controller, presenting: presenter, source: self)
    ) { delegate?.interactionControllerForPresentation(using: $0) }
    transition.begin()
    guard !transition.isOver else { return }
    controller.tellIsAppearing()
    container.layoutIfNeeded()
    // A callback may have dismissed the controller, or replaced everything.
    guard !transition.isOver else { return }
    presentation.focusBefore = FocusController.shared.move(into: presentation.firstFocus ?? container)
    transition.run()
  }

  private func mayShow(_ controller: UIViewController) -> Bool {
    var around: UIViewController? = self
    while let current = around {
      if current === controller {
        Diagnostics.report(
          "presentsItself",
          "a controller cannot present itself, or one that contains or presents it; nothing was presented")
        return false
      }
      around = current.parentController ?? current.presenterController
    }
    if controller.presenterController != nil {
      Diagnostics.report(
        "presentedTwice", "a controller that is presented already cannot be presented again; dismiss it first")
      return false
    }
    if controller.parentController != nil {
      Diagnostics.report(
        "presentedChild", "a controller that has a parent cannot be presented; call removeFromParent first")
      return false
    }
    if controller.modalPresentationStyle == .none {
      Diagnostics.report("presentationStyle", "a controller with the style none cannot be presented; choose another")
      return false
    }
    return true
  }

  /// The ancestor that presents: the nearest that defines a context, if that is asked for, or else the topmost.
  final func presenter(inContext: Bool) -> UIViewController {
    var candidate: UIViewController = self
    while let above = candidate.parentController {
      if inContext, candidate.definesPresentationContext { return candidate }
      candidate = above
    }
    return candidate
  }

  final func hide(isAnimated: Bool, completion: (() -> Void)?) {
    var presenter: UIViewController? = self
    while let current = presenter, current.presentedController == nil { presenter = current.parentController }
    // Nothing above it: it takes itself away.
    guard let presenter = presenter ?? presentingViewController, let presented = presenter.presentedController else {
      completion?()
      return
    }
    if presented.isBeingDismissed {
      guard let completion else { return }
      if let running = presented.transitions[.presented] {
        running.coordinator.animate(alongsideTransition: nil) { _ in completion() }
      } else {
        completion()
      }
      return
    }
    var levels: [(presenter: UIViewController, presented: UIViewController)] = [(presenter, presented)]
    while let last = levels.last?.presented, let next = last.presenterOfNext, let above = next.presentedController {
      levels.append((next, above))
    }
    for level in levels { level.presented.transitions[.presented]?.finish() }
    guard presenter.presentedController === presented else {
      // Its presentation followed a finger, so it was taken back.
      completion?()
      return
    }
    // From the topmost down; only the lowest presenter comes back onto the screen.
    for (index, level) in levels.enumerated().reversed() {
      level.presented.presentation?.takeAway(
        for: level.presenter, isAnimated: isAnimated, isLowest: index == 0, completion: index == 0 ? completion : nil)
    }
  }

  /// This controller or the first of its descendants that presents another.
  private var presenterOfNext: UIViewController? {
    if presentedController != nil { return self }
    for child in children { if let found = child.presenterOfNext { return found } }
    return nil
  }
}

extension UIPresentationController {
  /// Takes the presented controller away. Here and not in the controller, of which each program has one: where nothing is presented
  /// there is no presentation, and in the browser no line of transitions.
  fileprivate final func takeAway(
    for presenter: UIViewController, isAnimated: Bool, isLowest: Bool, completion: (() -> Void)?
  ) {
    guard let container = containerView else {
      // A callback of a level above has taken it away already.
      completion?()
      return
    }
    let presented = presentedViewController
    let transition = ModalTransition(
      self, presenter: presenter, presented: presented, isComing: false, isAnimated: isAnimated,
      involvesPresenter: isLowest, container: container, completion: completion)
    let delegate = isAnimated && isLowest ? presented.transitioningDelegate : nil
    transition.use(delegate?.animationController(forDismissed: presented)) {
      delegate?.interactionControllerForDismissal(using: $0)
    }
    transition.begin()
    transition.run()
  }
}

extension UIWindow {
  /// The controller on top: the last of those presented above the root.
  final var topController: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let next = top.presentedController { top = next }
    return top
  }
}
