// SPDX-License-Identifier: MIT

/// A container that displays the top controller of a stack below a navigation bar.
///
/// The top controller's view fills the container. The bar and the 20 points above it are part of the view's safe area,
/// so scroll view content begins at 64 points, or at 116 with a large title. If the bar is opaque, the view itself
/// begins below the bar, unless a large title scrolls with the view's content. Animated changes take 0.35 s. A running
/// change is ended before a new one begins. A swipe from the leading edge pops the top controller, and the stack
/// changes only after the swipe has completed.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The displayed stack, which can differ from a pending stack in `request`.
  private var stack: [UIViewController] = []
  private var request = NavigationRequest()
  final let bar: UINavigationBar
  private var isBarHidden = false
  /// The controller whose view is in the container.
  final var shown: UIViewController? {
    // The tab bar controller must be notified before the callbacks of the change, because they may read the safe area.
    didSet { (parent as? UITabBarController)?.contentChanged(in: self) }
  }
  private let popRecognizer = NavigationPopRecognizer()
  /// The running interactive pop.
  final var swipe: NavigationSwipe?
  /// Whether an animation is showing or hiding the bar.
  private var isBarMoving = false
  /// Computes the heights of the bar's rows for each screen.
  final lazy var heights = NavigationBarHeights(of: bar)
  final let lowerBar: UIToolbar
  /// Manages nested navigation controllers.
  final let nest = NavigationNest()
  final var isLowerBarHidden = true
  /// Hides the bars in response to gestures and other conditions. Nil until one of its properties is set.
  private var barHiding: NavigationBarHiding?

  #if hasFeature(Embedded)
    // `UIImagePickerController` redeclares this property with a more specific type.
    /// The delegate that is notified of the displayed controller. A weak reference.
    @_disfavoredOverload
    @WeakReference open var delegate: (any UINavigationControllerDelegate)?
  #else
    // `UIImagePickerController` narrows the type of this property.
    /// The delegate that is notified of the displayed controller. A weak reference.
    @_disfavoredOverload
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  /// Creates a navigation controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Creates a navigation controller that displays a root controller.
  public init(rootViewController: UIViewController) {
    (bar, lowerBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    listenToBar()
    changeStack(to: [rootViewController], isAnimated: false)
  }

  /// Creates a navigation controller with an empty stack and bars of custom classes. If a class is nil or not a
  /// subclass of the default class, the default class is used.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    bar = navigationBarClass.flatMap { _ViewFactory.make($0, .zero) as? UINavigationBar } ?? UINavigationBar()
    lowerBar = toolbarClass.flatMap { _ViewFactory.make($0, .zero) as? UIToolbar } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    listenToBar()
  }

  /// Creates a navigation controller with an empty stack. Decoding from archives is not supported.
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

  /// The bar above the content. It contains one item for each controller on the stack.
  open var navigationBar: UINavigationBar { bar }

  /// The controllers from the root to the top. Setting this property calls `setViewControllers(_:animated:)` without an
  /// animation.
  open var viewControllers: [UIViewController] {
    get { request.waiting?.stack ?? stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller, or nil if the stack is empty.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The visible controller: the controller that the top controller presents or, if there is none, the top controller.
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else {
      return (topViewController as? UINavigationController)?.visibleViewController ?? topViewController
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// The recognizer for a swipe from the edge, which pops the top controller. The swipe has no effect at the root or
  /// during another change.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popRecognizer }

  /// Whether the navigation bar is hidden. Default: false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar. If `animated` is true, the bar slides in or out at the top edge.
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

  /// Whether an upward swipe in the content hides the bars, and a downward swipe shows them. Default: false.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding?.swipes ?? false }
    set { if newValue != hidesBarsOnSwipe { hiding().swipes = newValue } }
  }

  /// Whether taps in the content hide and show the bars. Default: false. Taps on controls have no effect on the bars.
  open var hidesBarsOnTap: Bool {
    get { barHiding?.taps ?? false }
    set { if newValue != hidesBarsOnTap { hiding().taps = newValue } }
  }

  /// Whether the bars are hidden in a window of compact height, and shown again in a window of regular height. Default:
  /// false. A tap in the content shows the bars temporarily.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { barHiding?.hidesWhenCompact ?? false }
    set { if newValue != hidesBarsWhenVerticallyCompact { hiding().hidesWhenCompact = newValue } }
  }

  /// Whether the bars are hidden when the keyboard appears. Default: false. A tap in the content shows the bars again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding?.hidesForKeyboard ?? false }
    set { if newValue != hidesBarsWhenKeyboardAppears { hiding().hidesForKeyboard = newValue } }
  }

  /// The recognizer for swipes that hide and show the bars, which is enabled if `hidesBarsOnSwipe` is true.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { hiding().pan }

  /// The recognizer for taps that hide and show the bars, which is enabled while such taps have an effect.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding().tap }

  /// The orientations that the delegate supports. Default: all except upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation. Default: the screen's orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Pushes a controller with an animation.
  open override func show(_ vc: UIViewController, sender: ActionSender?) { pushViewController(vc, animated: true) }

  /// The status bar style that matches the navigation bar: light if the bar has the style `black`, and otherwise the
  /// default style. While the bar is hidden, the top controller determines the style (see `childForStatusBarStyle`).
  open override var preferredStatusBarStyle: UIStatusBarStyle { bar.barStyle == .black ? .lightContent : .default }

  open override var prefersStatusBarHidden: Bool { topViewController?.wantsStatusBarHidden ?? false }

  /// The child that determines the status bar style: the top controller while the navigation bar is hidden. Nil while
  /// the bar is visible.
  open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

  /// The toolbar below the content, which displays the `toolbarItems` of the visible controller. Hidden by default (see
  /// `setToolbarHidden(_:animated:)`).
  open var toolbar: UIToolbar! { lowerBar }

  /// Whether the toolbar is hidden. Default: true.
  open var isToolbarHidden: Bool {
    get { isLowerBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. If `animated` is true, the toolbar slides in or out at the bottom edge. A controller
  /// on the stack with `hidesBottomBarWhenPushed` also hides the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideLowerBar(hidden, animated: animated) }

  /// Only the top controller appears and disappears together with the navigation controller. A running stack change
  /// manages the appearance of both of its controllers.
  package override var appearingChildren: [UIViewController] {
    transitions[.content] == nil ? stack.last.map { [$0] } ?? [] : []
  }

  package override var movesChildrenItself: Bool { true }

  // MARK: Stack changes

  /// Pushes a controller onto the stack. A navigation controller, or a controller that is already on the stack, is
  /// rejected with a fault.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: viewControllers + [viewController], isAnimated: animated)
  }

  /// Pops and returns the top controller, or returns nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    let stack = viewControllers
    guard stack.count > 1 else { return nil }
    let top = stack[stack.count - 1]
    changeStack(to: stack.dropLast().map { $0 }, isAnimated: animated)
    return top
  }

  /// Pops to the given controller, and returns the popped controllers from bottom to top. Returns nil if the controller
  /// is already on top. If the controller is not on the stack, reports a fault and returns nil.
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

  /// Pops to the root, and returns the popped controllers from bottom to top. Returns nil if the root is already on
  /// top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = viewControllers.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the stack. The stack is rejected with a fault if a controller occurs twice, is a navigation controller,
  /// or is presented.
  ///
  /// If `animated` is true, the new top controller slides in from the trailing edge, or from the leading edge if it was
  /// already on the stack.
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
          "Callbacks of a navigation controller requested more than \(UIKitTuning.containerChangeLimit) further "
            + "changes, so the remaining changes are ignored. Do not push or pop each time a controller appears or "
            + "disappears.")
        return
      }
      calling {
        endRunningChange()
        // The last callbacks may have requested another stack based on this one.
        if let next = request.take(), refuseBadStack(next.stack) { display(next.stack, isAnimated: next.isAnimated) }
      }
    }
  }

  /// The top of the stack that was requested during the running change, or nil if no stack was requested.
  final var topAskedFor: UIViewController?? { request.waiting.map { $0.stack.last } }

  /// Calls application code during a change. A stack that is requested during the call is displayed after the change.
  private func calling(_ body: () -> Void) {
    request.beginCalls()
    body()
    request.endCalls()
  }

  /// Calls application code at the end of a change. A stack that is requested during the call is displayed immediately
  /// afterward.
  final func callingLast(_ body: () -> Void) {
    calling(body)
    if !request.isCalling { showRequestedStacks() }
  }

  private func display(_ viewControllers: [UIViewController], isAnimated: Bool) {
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    let before = stack
    let isPop = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    // The callbacks below can request stacks that are based on this stack.
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
    // Compare with `shown`, because the last controller in `before` may never have been displayed.
    let isSwap = new !== shown && isViewLoaded
    let change = NavigationChange(
      self, before: before, old: isSwap ? shown : nil, new: isSwap ? new : nil, added: added, removed: removed,
      isPop: isPop,
      isAnimated: isAnimated && isSwap)
    change.begin(items: nest.items(of: stack))
  }

  /// Sets the stack after a swipe or custom transition, when the views are already in place.
  final func takeStack(_ viewControllers: [UIViewController]) { stack = viewControllers }

  /// Ends the running change, whether animated or interactive.
  final func endRunningChange() {
    if let swipe { swipe.cancel(isAnimated: false) }
    transitions[.content]?.finish()
  }

  private func refuseBadStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controller is UINavigationController, !nest.acceptsNavigation {
        Diagnostics.report(
          "nestedNavigation",
          "A navigation controller cannot be pushed onto a navigation stack. Push its root controller instead.")
        return false
      }
      if controller.modalState.presenter != nil || isDescendant(of: controller) {
        Diagnostics.report(
          "navigationOfStranger",
          "A presented controller, or an ancestor of the navigation controller, cannot be pushed onto the navigation "
            + "stack.")
        return false
      }
      if controllers[..<index].contains(where: { $0 === controller }) {
        Diagnostics.report(
          "navigationTwice",
          "The controller is already at index \(index) of the navigation stack. Pop to it, or push another instance.")
        return false
      }
    }
    return true
  }

  // MARK: View management

  /// Creates the view, which contains the bar.
  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(bar)
    container.addGestureRecognizer(popRecognizer)
    view = container
    install(stack.last)
  }

  /// Adds a controller's view below the bar and sets the view's frame.
  final func install(_ controller: UIViewController?) {
    shown = controller
    guard let container = viewIfLoaded, let controller, controller.view != nil else { return }
    arrange(controller)
    for view in controller.screenViews { container.insertSubview(view, belowSubview: bar) }
    container.setNeedsLayout()
  }

  /// Removes a controller's view, and the overlay that a search displays above this view.
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

  /// Lays out the bars and the content.
  final func layOutContents() {
    guard viewIfLoaded != nil else { return }
    barHiding?.update()
    if let top = shown { arrange(top) }
    layOutBar()
    layOutLowerBar()
  }

  /// Lays out the navigation bar.
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

  /// Returns whether the bottom bars are hidden with the given controller, because it or a controller below it on the
  /// stack requires that.
  final func hidesBottomBars(with controller: UIViewController?) -> Bool {
    guard let controller else { return false }
    let below = stack.prefix { $0 !== controller }
    return controller.hidesBottomBarWhenPushed || below.contains { $0.hidesBottomBarWhenPushed }
  }

  /// The height that is reserved for the status bar: the height on the simulated device or, if it is unknown, 20
  /// points. The height is zero in a sheet and if the status bar is hidden.
  private var statusBarHeight: CGFloat {
    if ScreenInsets.shared.isKnown { return viewIfLoaded?.safeAreaInsets.top ?? 0 }
    if prefersStatusBarHidden || topAncestor.modalState.presentation?.isSheet == true { return 0 }
    return UIKitTuning.statusBarHeight
  }

  /// Sets the frame and the safe area of a controller's view without interrupting a running animation.
  final func arrange(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    guard !(controller is UINavigationController) else { return nest.arrange(controller, in: container) }
    bar.largeTitle?.updateMode(of: controller, in: stack)
    heights.connect(controller, of: self, isBarHidden: isBarHidden)
    let covered = statusBarHeight + (isBarHidden ? 0 : heights.form(of: controller).restingHeight)
    var frame = container.bounds
    var safeArea = UIEdgeInsets.zero
    if bar.isTranslucent || isBarHidden || heights.extendsBelowOpaqueBar(controller) {
      // The container already passes the screen's insets on to the content.
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

  /// Cancels the visible screen's search.
  override func accessibilityPerformEscape() -> Bool {
    (owningController as? UINavigationController)?.shown?.navigationItem.search?.cancel() ?? false
  }
}
