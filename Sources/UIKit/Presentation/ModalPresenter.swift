// SPDX-License-Identifier: MIT

/// Presents and dismisses view controllers on behalf of a source controller.
struct ModalPresenter {
  /// The controller on which `present` or `dismiss` was called. The presenter may be an ancestor of this controller,
  /// and `dismiss` may dismiss this controller itself.
  let source: UIViewController

  /// Creates the presentation controller for the controller's presentation style.
  static func makePresentation(of controller: UIViewController) -> UIPresentationController {
    if let alert = controller as? UIAlertController { return alert.modalState.popover ?? alert.makeAlertPresentation() }
    switch controller.modalPresentationStyle {
    case .popover:
      let popover = UIPopoverPresentationController(presentedViewController: controller, presenting: nil)
      controller.modalState.popover = popover
      return popover
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: controller, presenting: nil)
    default: return UIPresentationController(presentedViewController: controller, presenting: nil)
    }
  }

  /// Presents a controller. Reports a fault and does nothing if the source cannot present the controller.
  func present(_ controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
    if let own = controller.modalState.own {
      return own.present(from: source, isAnimated: isAnimated, completion: completion)
    }
    if controller.isBeingDismissed { controller.transitions[.presented]?.finish() }
    guard canPresent(controller) else { return }
    let style = controller.modalPresentationStyle
    let staysInContext = style == .currentContext || style == .overCurrentContext
    let presenter = presenter(inContext: staysInContext)
    if let old = presenter.modalState.presented, old.isBeingDismissed { old.transitions[.presented]?.finish() }
    guard presenter.modalState.presented == nil else {
      Diagnostics.report(
        "alreadyPresenting",
        "This controller is already presenting another controller. Dismiss the presented controller first, or present "
          + "from it.")
      return
    }
    if style == .custom,
      let made = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: source)
    {
      controller.modalState.presentation = made
    }
    guard let below = presenter.viewIfLoaded, let window = below.window,
      var presentation = controller.presentationController
    else {
      Diagnostics.report(
        "presentOutsideWindow",
        "A controller can present another controller only if its view is in a window. Call present in viewDidAppear "
          + "or later.")
      return
    }
    if let popover = presentation as? UIPopoverPresentationController {
      presentation = popover.adapted(to: window.traitCollection)
      if let style = presentation.adaptedStyle,
        let other = presentation.delegate?.presentationController(
          popover, viewControllerForAdaptivePresentationStyle: style),
        other !== controller
      {
        other.modalPresentationStyle = style == .automatic ? .pageSheet : style
        other.presentationController?.delegate = presentation.delegate
        return present(other, isAnimated: isAnimated, completion: completion)
      }
      controller.modalState.presentation = presentation
    }
    presenter.modalState.presented = controller
    controller.modalState.presenter = presenter
    controller.loadViewIfNeeded()
    guard presenter.modalState.presented === controller else {
      // The controller has already been dismissed in its `viewDidLoad`.
      completion?()
      return
    }
    let host = staysInContext ? below.superview ?? window : window
    let container = presentation.install(
      in: host, above: staysInContext ? below : nil, frame: staysInContext ? below.frame : host.bounds)
    // Application code that is called during layout may have dismissed the controller or started to dismiss it.
    guard presentation.containerView === container, !controller.isBeingDismissed else {
      completion?()
      return
    }
    TraitPropagation.notify(controller.viewIfLoaded)
    let transition = ModalTransition(
      presentation, presenter: presenter, presented: controller, isComing: true, isAnimated: isAnimated,
      involvesPresenter: true, container: container, completion: completion)
    let delegate = isAnimated ? controller.transitioningDelegate : nil
    transition.use(
      delegate?.animationController(forPresented: controller, presenting: presenter, source: source)
    ) { delegate?.interactionControllerForPresentation(using: $0) }
    transition.begin()
    guard !transition.isOver else { return }
    presentation.delegate?.presentationController(
      presentation, willPresentWithAdaptiveStyle: presentation.adaptedStyle ?? .none,
      transitionCoordinator: controller.transitionCoordinator)
    AppearanceForwarding.notifyIsAppearing(controller)
    container.layoutIfNeeded()
    // A callback may have dismissed the controller or replaced the window's root controller.
    guard !transition.isOver else { return }
    presentation.focusBefore = FocusController.shared.move(into: presentation.firstFocus ?? container)
    transition.run()
  }

  private func canPresent(_ controller: UIViewController) -> Bool {
    var around: UIViewController? = source
    while let current = around {
      if current.modalState.isLeaving {
        Diagnostics.report(
          "presentedAboveDismissed",
          "A controller that is being dismissed cannot present another controller. Present from its presenting "
            + "controller, in the completion handler of dismiss.")
        return false
      }
      if current === controller {
        Diagnostics.report(
          "presentsItself",
          "A controller cannot present itself or one of its ancestors or presenting controllers.")
        return false
      }
      around = current.parentController ?? current.modalState.presenter
    }
    if controller.modalState.presenter != nil {
      Diagnostics.report(
        "presentedTwice", "The controller is already presented. Dismiss it before you present it again.")
      return false
    }
    if controller.parentController != nil {
      Diagnostics.report(
        "presentedChild", "A child controller cannot be presented. Call removeFromParent first.")
      return false
    }
    if controller.modalPresentationStyle == .none {
      Diagnostics.report("presentationStyle", "The presentation style cannot be none. Choose another style.")
      return false
    }
    return true
  }

  /// Returns the ancestor that presents the controller: the nearest ancestor that defines a presentation context if
  /// `inContext` is true, and otherwise the topmost ancestor.
  private func presenter(inContext: Bool) -> UIViewController {
    var candidate = source
    while let above = candidate.parentController {
      if inContext, candidate.definesPresentationContext { return candidate }
      candidate = above
    }
    return candidate
  }

  /// Dismisses the controllers that the source presents, or the source itself if it presents none.
  func dismiss(isAnimated: Bool, completion: (() -> Void)?) {
    var presenter: UIViewController? = source
    while let current = presenter, current.modalState.presented == nil { presenter = current.parentController }
    if presenter == nil, let own = Self.own(around: source) {
      return own.dismiss(isAnimated: isAnimated, completion: completion)
    }
    // If neither the source nor an ancestor presents a controller, the source itself is dismissed.
    guard let presenter = presenter ?? source.presentingViewController, let presented = presenter.modalState.presented
    else {
      for child in source.children {
        if let own = child.modalState.own, own.isPresented {
          return own.dismiss(isAnimated: isAnimated, completion: completion)
        }
      }
      completion?()
      return
    }
    if presented.modalState.isLeaving {
      if let completion { presented.modalState.calledAfterLeaving.append(completion) }
      return
    }
    let levels = Self.levels(above: presenter)
    // From now on, callbacks cannot present other controllers above these controllers.
    for level in levels { level.presented.modalState.isLeaving = true }
    for level in levels { level.presented.transitions[.presented]?.finish() }
    guard presenter.modalState.presented === presented else {
      // The presentation was still interactive, so finishing its transition has cancelled the presentation.
      let later = levels.flatMap { $0.presented.modalState.endLeaving() }
      completion?()
      for call in later { call() }
      return
    }
    // The controllers are dismissed from the topmost to the lowest. Only the view of the lowest presenter reappears.
    for (index, level) in levels.enumerated().reversed() {
      level.presented.modalState.presentation?.takeAway(
        for: level.presenter, isAnimated: isAnimated, isLowest: index == 0, completion: index == 0 ? completion : nil)
    }
  }

  /// Returns the active custom presentation of the controller or its nearest ancestor, or nil if there is none.
  private static func own(around controller: UIViewController) -> (any OwnPresentation)? {
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if let own = current.modalState.own, own.isPresented { return own }
      ancestor = current.parentController
    }
    return nil
  }

  private typealias Level = (presenter: UIViewController, presented: UIViewController)

  /// Returns all presentations above the given presenter, from the lowest to the topmost.
  private static func levels(above presenter: UIViewController) -> [Level] {
    var levels: [Level] = []
    var below: UIViewController? = presenter
    while let current = below, let above = current.modalState.presented {
      levels.append((current, above))
      below = Self.presenter(below: above)
    }
    return levels
  }

  /// Returns the controller if it presents another controller, and otherwise its first descendant that presents a
  /// controller.
  private static func presenter(below controller: UIViewController) -> UIViewController? {
    if controller.modalState.presented != nil { return controller }
    for child in controller.children { if let found = presenter(below: child) { return found } }
    return nil
  }
}

extension UIPresentationController {
  /// Dismisses the presented controller. This method is not declared in `UIViewController`, so that browser builds
  /// without presentations contain no transition code.
  fileprivate final func takeAway(
    for presenter: UIViewController, isAnimated: Bool, isLowest: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let container = containerView else {
      // A callback during the dismissal of a controller above this one has already dismissed this controller, or its
      // presentation has not started yet.
      if presented.modalState.presentation === self { presented.modalState.unlink(from: presenter) }
      let later = presented.modalState.endLeaving()
      completion?()
      for call in later { call() }
      return
    }
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
  /// The topmost controller that is presented above the root controller, or the root controller itself if it presents
  /// none.
  final var topController: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let next = top.modalState.presented { top = next }
    return top
  }
}
