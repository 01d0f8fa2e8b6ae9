// SPDX-License-Identifier: MIT

/// Presents controllers over one, and dismisses them.
struct ModalPresenter {
  /// The controller that presents, or whose ancestor does; to dismiss, also the one that is presented.
  let source: UIViewController

  /// Makes the presentation of a controller, by its style.
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

  /// Presents a controller, which is rejected with a fault if it cannot be presented here.
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
        "This controller already presents another one. Dismiss that one first, or present from it.")
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
        "A controller whose view is not in a window cannot present. Present after viewWillAppear.")
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
      // Dismissed in viewDidLoad.
      completion?()
      return
    }
    let host = staysInContext ? below.superview ?? window : window
    let container = presentation.install(
      in: host, above: staysInContext ? below : nil, frame: staysInContext ? below.frame : host.bounds)
    // The layout calls the application, which may have dismissed the controller already, or begun to.
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
    // A callback may have dismissed the controller, or replaced everything.
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
          "A controller that is being dismissed cannot present. Present in the completion handler of dismiss, from the "
            + "controller below.")
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
      Diagnostics.report("presentationStyle", "A controller cannot be presented with the style none. Choose another.")
      return false
    }
    return true
  }

  /// The ancestor that presents: the nearest that defines a context, if that is requested, or else the topmost.
  private func presenter(inContext: Bool) -> UIViewController {
    var candidate = source
    while let above = candidate.parentController {
      if inContext, candidate.definesPresentationContext { return candidate }
      candidate = above
    }
    return candidate
  }

  /// Dismisses what the source presents, or else the source itself.
  func dismiss(isAnimated: Bool, completion: (() -> Void)?) {
    var presenter: UIViewController? = source
    while let current = presenter, current.modalState.presented == nil { presenter = current.parentController }
    if presenter == nil, let own = Self.own(around: source) {
      return own.dismiss(isAnimated: isAnimated, completion: completion)
    }
    // Nothing above it: it takes itself away.
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
    // From now on callbacks can present nothing above them.
    for level in levels { level.presented.modalState.isLeaving = true }
    for level in levels { level.presented.transitions[.presented]?.finish() }
    guard presenter.modalState.presented === presented else {
      // Its presentation followed a finger, so it was taken back.
      let later = levels.flatMap { $0.presented.modalState.endLeaving() }
      completion?()
      for call in later { call() }
      return
    }
    // From the topmost down; only the lowest presenter returns to the screen.
    for (index, level) in levels.enumerated().reversed() {
      level.presented.modalState.presentation?.takeAway(
        for: level.presenter, isAnimated: isAnimated, isLowest: index == 0, completion: index == 0 ? completion : nil)
    }
  }

  /// The presentation of a controller or of an ancestor that is presented in its own way; nil for none.
  private static func own(around controller: UIViewController) -> (any OwnPresentation)? {
    var ancestor: UIViewController? = controller
    while let current = ancestor {
      if let own = current.modalState.own, own.isPresented { return own }
      ancestor = current.parentController
    }
    return nil
  }

  private typealias Level = (presenter: UIViewController, presented: UIViewController)

  /// All presentations above a presenter, from the lowest to the topmost.
  private static func levels(above presenter: UIViewController) -> [Level] {
    var levels: [Level] = []
    var below: UIViewController? = presenter
    while let current = below, let above = current.modalState.presented {
      levels.append((current, above))
      below = Self.presenter(below: above)
    }
    return levels
  }

  /// A controller or the first of its descendants that presents another one.
  private static func presenter(below controller: UIViewController) -> UIViewController? {
    if controller.modalState.presented != nil { return controller }
    for child in controller.children { if let found = presenter(below: child) { return found } }
    return nil
  }
}

extension UIPresentationController {
  /// Takes the presented controller away. Here and not in the controller, of which each program has one: where nothing is presented
  /// there is no presentation, and in the browser no line of transitions.
  fileprivate final func takeAway(
    for presenter: UIViewController, isAnimated: Bool, isLowest: Bool, completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let container = containerView else {
      // A callback of a level above has taken it away already, or it has not come yet.
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
  /// The controller on top: the last of those presented above the root.
  final var topController: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let next = top.modalState.presented { top = next }
    return top
  }
}
