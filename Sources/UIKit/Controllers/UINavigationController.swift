// SPDX-License-Identifier: MIT

/// Shows the last of a stack of controllers below a navigation bar.
///
/// The top controller's view fills the whole room; the bar, and the 20 points above it, are its safe area, so a scroll
/// view begins 64 points from the top, with a large title 116. With an opaque bar the view itself begins there, unless its content moves a
/// large title.
/// An animated change takes 0.35 s; another one in the meantime ends it at once. A swipe from the edge where lines begin
/// pops; until it is finished the stack is as it was.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The stack whose top shows; another one may have been requested.
  private var stack: [UIViewController] = []
  private var request = NavigationRequest()
  final let bar: UINavigationBar
  private var isBarHidden = false
  /// The controller whose view is installed.
  final var shown: UIViewController? {
    // Before callbacks of the change read the safe area.
    didSet { (parent as? UITabBarController)?.contentChanged(in: self) }
  }
  private let popRecognizer = NavigationPopRecognizer()
  /// The swipe that may become a pop.
  final var swipe: NavigationSwipe?
  /// Whether the bar is being shown or hidden.
  private var isBarMoving = false
  /// The heights of the bar's rows, on each screen.
  final lazy var heights = NavigationBarHeights(of: bar)
  final let lowerBar: UIToolbar
  /// The role of the controller in a stack of navigation controllers.
  final let nest = NavigationNest()
  final var isLowerBarHidden = true
  /// Hides the bars for gestures and other conditions; nil until a property is set.
  private var barHiding: NavigationBarHiding?

  #if hasFeature(Embedded)
    // `UIImagePickerController` narrows it.
    /// Hears which controller shows; not kept alive.
    @_disfavoredOverload
    @WeakReference open var delegate: (any UINavigationControllerDelegate)?
  #else
    // `UIImagePickerController` narrows it.
    /// Hears which controller shows; not kept alive.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Makes a navigation controller that shows one controller.
  public init(rootViewController: UIViewController) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    listenToBar()
    changeStack(to: [rootViewController], isAnimated: false)
  }

  /// Makes a navigation controller with an empty stack and bars of the application's classes. Nil, or a class that is not a bar, is the
  /// usual one.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = navigationBarClass.flatMap { _ViewFactory.make($0, .zero) as? UINavigationBar } ?? UINavigationBar()
    lowerBar = toolbarClass.flatMap { _ViewFactory.make($0, .zero) as? UIToolbar } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    listenToBar()
  }

  /// Makes a navigation controller with an empty stack; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
    listenToBar()
  }

  #if hasFeature(Embedded)
    deinit {
      bar.backPressed = nil
      popRecognizer.navigation = nil
    }
  #endif

  private func listenToBar() {
    popRecognizer.navigation = self
    bar.backPressed = { [me = WeakReference(self)] in me.wrappedValue?.nest.goBack() }
    nest.navigation = self
    popRecognizer.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.followSwipe() }
  }

  private func followSwipe() { follow(popRecognizer) }

  /// The bar above the content. Its items follow the stack.
  open var navigationBar: UINavigationBar { bar }

  /// The controllers from the root to the one that shows. Setting it is `setViewControllers(_:animated:)` without
  /// animation.
  open var viewControllers: [UIViewController] {
    get { request.waiting?.stack ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows, nil when the stack is empty.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that a person sees: what the top one presents, or else the top one.
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else {
      return (topViewController as? UINavigationController)?.visibleViewController ?? topViewController
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// The swipe from the edge that pops. It does nothing at the root and while another change is under way.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Whether the bar is left out. Default: false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Leaves out the bar, or shows it again; animated, it leaves through the upper edge.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let container = viewIfLoaded else { return }
    container.setNeedsLayout()
    guard animated, container.window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    bar.isHidden = false
    isBarMoving = true
    UIView.animate(
      withDuration: UIKitTuning.barHideDuration, delay: 0, options: .beginFromCurrentState,
      animations: { container.layoutIfNeeded() },
      completion: { _ in
        self.isBarMoving = false
        container.setNeedsLayout()
      })
  }

  private func hiding() -> NavigationBarHiding {
    if let barHiding { return barHiding }
    let hiding = NavigationBarHiding(self)
    barHiding = hiding
    return hiding
  }

  /// Whether a swipe up in the content hides the bars and a swipe down shows them. Default: false.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.swipes ?? false }
    set { if newValue != hidesBarsOnSwipe { hiding().swipes = newValue } }
  }

  /// Whether a tap in the content hides the bars, and shows them again. Default: false. Controls keep their taps.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.taps ?? false }
    set { if newValue != hidesBarsOnTap { hiding().taps = newValue } }
  }

  /// Whether the bars are hidden in a window of compact height, and shown again in a higher one. Default: false. A tap in the content
  /// shows them for the time being.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.hidesWhenCompact ?? false }
    set { if newValue != hidesBarsWhenVerticallyCompact { hiding().hidesWhenCompact = newValue } }
  }

  /// Whether the bars are hidden when the keyboard appears. Default: false. A tap in the content shows them again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.hidesForKeyboard ?? false }
    set { if newValue != hidesBarsWhenKeyboardAppears { hiding().hidesForKeyboard = newValue } }
  }

  /// The swipe that hides the bars. Enabled while `hidesBarsOnSwipe` is set.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding().pan }

  /// The tap that hides and shows the bars. Enabled while a property needs it.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding().tap }

  /// The orientations that the delegate supports; all but upside down if there is no delegate.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the delegate wants the controller to be presented; the current one if there is no delegate.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: ActionSender?) { pushViewController(vc, animated: true) }

  /// The style that fits the navigation bar: light over a bar of the style `black`, else the default. While the bar is hidden the top
  /// controller is asked; see `childForStatusBarStyle`.
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

  open override var prefersStatusBarHidden: Bool { topViewController?.wantsStatusBarHidden ?? false }

  /// The child that says how the status bar looks: the top one while the navigation bar is hidden, else nil.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  /// The bar below the content, with the `toolbarItems` of the controller that shows. Hidden until
  /// `setToolbarHidden(_:animated:)` says otherwise.
  open var toolbar: UIToolbar! { lowerBar }

  /// Whether the bar below the content is left out. Default: true.
  open var isToolbarHidden: Bool {
    get { isLowerBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar below the content; animated, it moves through the lower edge. A controller with
  /// `hidesBottomBarWhenPushed` hides it too.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideLowerBar(hidden, animated: animated) }

  /// Only the top controller appears and disappears with the navigation controller; a running change ends the appearance of both
  /// of its controllers itself.
  package override var appearingChildren: [UIViewController] {
    transitions[.content] == nil ? stack.last.map { [$0] } ?? [] : []
  }

  package override var movesChildrenItself: Bool { true }

  // The stack.

  /// Shows a controller on top of the others. One that is on the stack already, or a navigation controller, is rejected
  /// with a fault.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: viewControllers + [viewController], isAnimated: animated)
  }

  /// Takes the top controller off the stack and returns it; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let stack = viewControllers
    guard stack.count > 1 else { return nil }
    let top = stack[stack.count - 1]
    changeStack(to: stack.dropLast().map { $0 }, isAnimated: animated)
    return top
  }

  /// Takes off everything above a controller and returns it from bottom to top; nil if the controller shows already,
  /// or, with a fault, if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    let stack = viewControllers
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report(
        "notOnNavigationStack", "popToViewController received a controller that is not on the stack. Push it instead.")
      return nil
    }
    guard index < stack.count - 1 else { return nil }
    let popped = stack[(index + 1)...].map { $0 }
    changeStack(to: stack[...index].map { $0 }, isAnimated: animated)
    return popped
  }

  /// Takes off everything above the root and returns it from bottom to top; nil if the root shows already.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the whole stack. If a controller is listed twice, is a navigation controller, or is presented, the whole
  /// call is rejected with a fault.
  ///
  /// Animated, the new top slides in from the trailing edge if it was not on the stack before, otherwise from the
  /// leading edge.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, isAnimated: animated)
  }

  private func changeStack(to viewControllers: [UIViewController], isAnimated: Bool) {
    guard refuseBadStack(viewControllers) else { return }
    request.ask(for: viewControllers, isAnimated: isAnimated)
    if !request.isCalling { showRequestedStacks() }
  }

  private func showRequestedStacks() {
    var changes = 0
    while request.waiting != nil {
      changes += 1
      guard changes <= UIKitTuning.containerChangeLimit else {
        _ = request.take()
        Diagnostics.report(
          "navigationWithoutEnd",
          "Callbacks of a navigation controller requested more than \(UIKitTuning.containerChangeLimit) further changes, so "
            + "the rest are ignored. Do not push or pop each time a controller appears or disappears.")
        return
      }
      calling {
        endRunningChange()
        // Its last callbacks may have requested another stack, and have seen this one.
        if let next = request.take(), refuseBadStack(next.stack) { display(next.stack, isAnimated: next.isAnimated) }
      }
    }
  }

  /// The top of the stack that was requested during a change, which is then over; nil for none.
  final var topAskedFor: UIViewController?? { request.waiting.map { $0.stack.last } }

  /// Runs what calls the program on behalf of a change; a stack that it asks for meanwhile is shown afterwards.
  private func calling(_ body: () -> Void) {
    request.beginCalls()
    body()
    request.endCalls()
  }

  /// The same for the end of a change, after which nothing else looks for what was asked.
  final func callingLast(_ body: () -> Void) {
    calling(body)
    if !request.isCalling { showRequestedStacks() }
  }

  private func display(_ viewControllers: [UIViewController], isAnimated: Bool) {
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    let before = stack
    let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    // Requests of the callbacks below start from this stack.
    stack = viewControllers
    for controller in removed {
      controller.appearanceState.isMovingFromParent = true
      controller.willMove(toParent: nil)
    }
    for controller in added {
      controller.appearanceState.isMovingToParent = true
      addChild(controller)
    }
    let new = viewControllers.last
    // Not the last of `before`, which may have been replaced before it was shown.
    let isSwap = new !== shown && isViewLoaded
    let change = NavigationChange(
      self, before: before, old: isSwap ? shown : nil, new: isSwap ? new : nil, added: added, removed: removed,
      isPop: isPop,
      isAnimated: isAnimated && isSwap)
    change.begin(items: nest.items(of: stack))
  }

  /// Puts a finished swipe's outcome on the stack; the views are in place already.
  final func takeStack(_ viewControllers: [UIViewController]) { stack = viewControllers }

  /// Ends the change that is under way, be it by an animation or by a swipe.
  final func endRunningChange() {
    if let swipe { swipe.cancel(isAnimated: false) }
    transitions[.content]?.finish()
  }

  private func refuseBadStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controller is UINavigationController, !nest.acceptsNavigation {
        Diagnostics.report(
          "nestedNavigation", "A navigation controller cannot be pushed on a navigation stack. Push its root instead.")
        return false
      }
      if controller.modalState.presenter != nil || isDescendant(of: controller) {
        Diagnostics.report(
          "navigationOfStranger",
          "A presented controller, or an ancestor of the navigation controller, cannot be on its stack.")
        return false
      }
      if controllers[..<index].contains(where: { $0 === controller }) {
        Diagnostics.report(
          "navigationTwice",
          "The controller is already on the navigation stack, at \(index). Pop to it, or push another instance.")
        return false
      }
    }
    return true
  }

  // The view.

  /// Makes the view with the bar in it.
  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(bar)
    container.addGestureRecognizer(popRecognizer)
    view = container
    install(stack.last)
  }

  /// Adds a controller's view behind the bar and sets its frame.
  final func install(_ controller: UIViewController?) {
    shown = controller
    guard let container = viewIfLoaded, let controller, controller.view != nil else { return }
    arrange(controller)
    for view in controller.screenViews { container.insertSubview(view, belowSubview: bar) }
    container.setNeedsLayout()
  }

  /// Removes a controller's view, and what a search displays over it.
  final func removeScreen(of controller: UIViewController?) {
    guard let controller, controller.parentController === self || controller.parentController == nil else { return }
    for view in controller.screenViews { view.removeFromSuperview() }
  }

  package override func appearanceWillChange() { endRunningChange() }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  package override func appearanceDidEnd() {
    guard appearance == .appeared, transitions[.content] == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Places bar and content.
  final func layOutContents() {
    guard viewIfLoaded != nil else { return }
    barHiding?.update()
    if let top = shown { arrange(top) }
    layOutBar()
    layOutLowerBar()
  }

  /// Places the bar.
  final func layOutBar() {
    guard let container = viewIfLoaded else { return }
    let statusHeight = statusBarHeight
    let screen = nest.barScreen ?? shown
    bar.isHidden = (isBarHidden || screen is UINavigationController) && !isBarMoving
    bar.coveredAbove = statusHeight
    bar.form = heights.form(for: screen)
    bar.isAtEdge = heights.isAtEdge(for: screen)
    bar.layoutFrame = CGRect(
      x: 0, y: isBarHidden && isBarMoving ? -bar.form.height : statusHeight,
      width: container.bounds.width, height: bar.form.height)
  }

  /// Whether bars at the bottom are hidden with a controller: it or one below it on the stack asks for that.
  final func hidesBottomBars(with controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    let below = stack.prefix { $0 !== controller }
    return controller.hidesBottomBarWhenPushed || below.contains { $0.hidesBottomBarWhenPushed }
  }

  /// The height that is reserved for a status bar: on a device that of its screen, otherwise 20 points; zero in a
  /// sheet, or in a container that reserves that space itself.
  private var statusBarHeight: CGFloat {
    if ScreenInsets.shared.isKnown { return viewIfLoaded?.safeAreaInsets.top ?? 0 }
    if prefersStatusBarHidden || topAncestor.modalState.presentation?.isSheet == true { return 0 }
    return UIKitTuning.statusBarHeight
  }

  /// Sets the frame and the safe area of a controller's view; a running movement is preserved.
  final func arrange(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    guard !(controller is UINavigationController) else { return nest.arrange(controller, in: container) }
    bar.largeTitle?.updateMode(of: controller, in: stack)
    heights.connect(controller, of: self, isBarHidden: isBarHidden)
    let covered = statusBarHeight + (isBarHidden ? 0 : heights.form(of: controller).restingHeight)
    var frame = container.bounds
    var safeArea = UIEdgeInsets.zero
    if bar.isTranslucent || isBarHidden || heights.extendsBelowOpaqueBar(controller) {
      // The insets of the screen reach the content without the navigation controller.
      safeArea.top = ScreenInsets.shared.isKnown ? covered - statusBarHeight : covered
    } else {
      frame = frame.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
    }
    content.bounds = CGRect(origin: content.bounds.origin, size: frame.size)
    content.center = CGPoint(x: frame.midX, y: frame.midY)
    if showsLowerBar(with: controller) { safeArea.bottom = UIKitTuning.navigationBarHeight }
    controller.containerSafeArea = safeArea
    heights.updateEdge(of: controller)
    guard let overlay = controller.modalState.overlay else { return }
    overlay.bounds.size = frame.size
    overlay.center = content.center
    overlay.owningController?.containerSafeArea = safeArea
  }
}

/// The view of a navigation controller.
final class NavigationContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (owningController as? UINavigationController)?.layOutContents()
  }

  /// Cancels the search of the screen.
  override func accessibilityPerformEscape() -> Bool {
    (owningController as? UINavigationController)?.shown?.navigationItem.search?.cancel() ?? false
  }
}
