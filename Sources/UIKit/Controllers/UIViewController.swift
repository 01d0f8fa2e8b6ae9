// SPDX-License-Identifier: MIT

/// A controller that loads its view on first use and is notified when the view appears, is laid out, and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer {
  private var loadedView: UIView?

  @WeakReference final var parentController: UIViewController?
  /// The presentation state of the controller.
  final let modalState = ModalState()
  final let barItems = ControllerBarItems()
  final var controllerGeometry = ControllerGeometry()
  /// The appearance state of the view.
  final var appearanceState = ControllerAppearance()
  /// The running transitions of the controller.
  final var transitions = ControllerTransitions()
  /// The storyboard or nib from which the controller was created.
  final var archive = ControllerArchive()

  /// The child controllers in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  final var storedChildren: [UIViewController] = []

  /// The title of the controller, for example in a navigation bar or tab bar. Default: nil.
  open var title: String? {
    get { barItems.title }
    set { barItems.title = newValue }
  }

  /// The item that a navigation bar displays for the controller.
  open var navigationItem: UINavigationItem { barItems.navigationItem }

  /// The preferred size of the view in its container in points, or zero for no preference. Default: zero.
  open var preferredContentSize: CGSize {
    get { controllerGeometry.preferredContentSize }
    set {
      let isOther = newValue != controllerGeometry.preferredContentSize
      controllerGeometry.preferredContentSize = newValue
      if isOther { ContentContainers.preferredSizeChanged(of: self) }
    }
  }

  /// The preferred status bar style while the controller is visible. Default: the default style.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while the controller is visible. Default: false.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that determines the status bar style. Default: nil, which means this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden. Default: nil, which means this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The preferred animation of status bar changes, which has no effect because they are not animated. Default: fade.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Updates the containers' layout. Call this method when the controller's status bar preferences have changed.
  open func setNeedsStatusBarAppearanceUpdate() { SafeArea.statusBarChanged(for: topAncestor.viewIfLoaded) }

  /// The preferred interface orientation for presentation. Default: the screen's orientation.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

  /// Whether the controller rotates with the device. Default: true. The host decides.
  open var shouldAutorotate: Bool { true }

  /// Call this method when `supportedInterfaceOrientations` has changed. It has no effect here, because the host
  /// controls the orientation.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The insets in points that are added to the view's safe area. Default: zero.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { controllerGeometry.additionalSafeArea }
    set {
      let insets = newValue
      guard insets.keepsLimit else {
        Diagnostics.report(
          "nonFiniteGeometry",
          "additionalSafeAreaInsets (\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)) of a view controller are invalid: \(GeometryLimit.rule)."
        )
        return
      }
      controllerGeometry.additionalSafeArea = insets
      SafeArea.update(viewIfLoaded)
    }
  }

  /// The insets in points of the area that a container's bars do not cover.
  final var containerSafeArea: UIEdgeInsets {
    get { controllerGeometry.containerSafeArea }
    set {
      controllerGeometry.containerSafeArea = newValue
      SafeArea.update(viewIfLoaded)
    }
  }

  final var appearance: ControllerAppearance.Phase { appearanceState.phase }

  /// The presentation style of the controller. With `custom`, the `transitioningDelegate` provides the presentation
  /// controller. Default: automatic, which is a page sheet.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modalState.style }
    set {
      let isOther = newValue != modalState.style
      modalState.style = newValue
      if isOther, modalState.presenter == nil { modalState.removePresentation() }
    }
  }

  /// The delegate that provides custom transitions for the presentation. A weak reference. Default: nil.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modalState.transitioningDelegate }
    set { modalState.transitioningDelegate = newValue }
  }

  /// The transition style of full-screen presentations. Default: `coverVertical`.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modalState.transitionStyle }
    set { modalState.transitionStyle = newValue }
  }

  /// Whether the user is prevented from dismissing the controller by a drag, a tap outside or Escape. Default: false.
  open var isModalInPresentation: Bool {
    get { modalState.isLocked }
    set { modalState.isLocked = newValue }
  }

  /// Whether controllers that are presented in the current context cover this controller's view instead of the entire
  /// window. Default: false.
  open var definesPresentationContext: Bool {
    get { modalState.definesContext }
    set { modalState.definesContext = newValue }
  }
  /// Whether controllers that are presented in the current context use this controller's `modalTransitionStyle` instead
  /// of their own. Default: false.
  open var providesPresentationContextTransitionStyle: Bool {
    get { modalState.providesTransitionStyle }
    set { modalState.providesTransitionStyle = newValue }
  }

  /// Whether the controller is in editing mode. Default: false. The setter calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets the editing mode. Overrides must call `super` and then update their views.
  open func setEditing(_ editing: Bool, animated: Bool) { barItems.setEditing(editing) }

  /// A bar button item that toggles the editing mode with `setEditing(_:animated:)`. The title is "Edit" or "Done".
  open var editButtonItem: UIBarButtonItem {
    barItems.editButton { [me = WeakReference(self)] in
      guard let self = me.wrappedValue else { return }
      self.setEditing(!self.isEditing, animated: true)
    }
  }

  /// The items of a navigation controller's toolbar while the controller is on top. Default: nil.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets the toolbar items. Not animated in this release.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Displays a controller in the enclosing container, such as a navigation controller, or presents it without one.
  open func show(_ vc: UIViewController, sender: ActionSender?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Displays a controller in the secondary column of the enclosing split view controller, or presents it without one.
  open func showDetailViewController(_ vc: UIViewController, sender: ActionSender?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// The user interface style of the controller, its children and its presented controllers. Default: inherited.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      AppContext.shared.hasTraitOverrides = true
      TraitPropagation.notify(viewIfLoaded)
    }
  }

  /// Called when memory is low. Overrides should release objects that can be recreated. Default: nothing.
  open func didReceiveMemoryWarning() {}

  /// Whether appearance callbacks are forwarded to children. Default: true. A container that returns false must call
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` on its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The orientations that the controller supports. Default: all except upside down. The host controls the orientation.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the home indicator fades out when the screen is not touched. Default: false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that determines whether the home indicator is hidden. Default: nil, which means this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Call this method when `prefersHomeIndicatorAutoHidden` has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { topAncestor.viewIfLoaded?.setNeedsLayout() }
  /// The edges where the controller's gestures take precedence over system gestures. Default: none. Browsers ignore it.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Has no effect.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Called before a segue of the storyboard is performed. Default: nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: ActionSender?) {}

  /// Returns whether a segue can be performed. Called before segues that the user triggers. Default: true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: ActionSender?) -> Bool { true }

  /// Performs the segue with the given identifier. Reports a fault if the storyboard does not contain it.
  open func performSegue(withIdentifier identifier: String, sender: ActionSender?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether the bottom bars are hidden while the controller is on a navigation stack. Default: false.
  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesTabBar }
    set { barItems.hidesTabBar = newValue }
  }

  /// Whether the controller is being presented, until after `viewDidAppear`.
  open var isBeingPresented: Bool { modalState.isBeingPresented }
  /// Whether the controller is being dismissed, until after `viewDidDisappear`.
  open var isBeingDismissed: Bool { modalState.isBeingDismissed }
  /// Whether the view is appearing because the controller was added to a parent.
  open var isMovingToParent: Bool { appearanceState.isMovingToParent }
  /// Whether the view is disappearing because the controller was removed from its parent.
  open var isMovingFromParent: Bool { appearanceState.isMovingFromParent }

  /// Creates a controller. `loadView()` creates the view later, from the nib if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    archive.nibName = nibNameOrNil
    archive.bundle = nibBundleOrNil
  }

  /// Creates a controller. `loadView()` creates the view later.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller from a storyboard. `loadView()` creates its view later.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    loadedView?.owningController = nil
    #if hasFeature(Embedded)
      for child in children { child.parentController = nil }
      modalState.presented?.modalState.presenter = nil
      if UIResponder.firstResponder === self { UIResponder.firstResponder = nil }
    #endif
  }

  /// The superview of the controller's view or, if there is none, the parent or presenting controller.
  open override var next: UIResponder? { loadedView?.superview ?? parentController ?? modalState.presenter }

  /// The controller's view, which is loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owningController = nil
      loadedView = newValue
      newValue?.owningController = self
    }
  }

  /// The view if it is loaded, otherwise nil.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      Diagnostics.report(
        "noView", "loadView() did not set the view of its controller. Set view, or do not override loadView().")
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    viewDidLoad()
  }

  /// Creates the view. Default: loads the view from the storyboard or nib. If there is neither, creates an empty view
  /// with the size of the screen and no background color.
  open func loadView() {
    if !loadArchivedView() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// The default nib name of the class. `sprung port` overrides it. Not for use outside this library. Default: nil.
  open var _nibNameOfClass: String? { nil }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and will be visible in the next frame.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed or covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Updates the constraints of the view. Overrides must call `super`. Default: calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins of the view have changed. Default: nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum margins in points: 16 at the sides, or 20 if the view is at least 414 wide, and 0 above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = UIKitTuning.minimumMargin(width: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { controllerGeometry.respectsMinimumMargins }
    set {
      controllerGeometry.respectsMinimumMargins = newValue
      ViewMargins.changed(viewIfLoaded)
    }
  }

  /// The edges at which the view may extend under bars. Default: all. The value has no effect: bars cover the view, and
  /// the safe area excludes the covered part.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controllerGeometry.extendedEdges }
    set { controllerGeometry.extendedEdges = newValue }
  }

  /// Whether the view extends under an opaque navigation bar. If true, the top inset of its safe area includes the bar.
  /// Default: false. Content that scrolls together with a large title always extends under the bar.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controllerGeometry.extendsUnderOpaqueBars }
    set {
      controllerGeometry.extendsUnderOpaqueBars = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the scroll view that bars at the given edge observe. Large titles scroll with the scroll view for the top
  /// edge. The scroll view is not retained.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    controllerGeometry.contentScrollViews[edge] = scrollView
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view that was set for a set of edges that includes the given edge, or nil if there is none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    controllerGeometry.contentScrollViews[edge]
  }
  /// Called before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller is added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the view's size changes. Default: notifies the presented controller's presentation, and notifies the
  /// children with the sizes that `size(forChildContentContainer:withParentContainerSize:)` returns.
  ///
  /// The coordinator's `animate(alongsideTransition:completion:)` animates changes together with the transition.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    ContentContainers.transition(self, to: size, with: coordinator)
  }

  /// Called before the traits change. Default: notifies the children and the presented controller's presentation.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ContentContainers.transition(self, to: newCollection, with: coordinator)
  }

  /// Returns the size in points of a child's view for the given container size. Default: `parentSize` if the child's
  /// view fills this controller's view; otherwise, the current size of the child's view.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { ContentContainers.size(of: container, in: self, parentSize) }

  /// Called when a child's `preferredContentSize` changes. Default: nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when the Auto Layout size of a child changes. Default: nothing. The library does not call this method.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Called when a trait has changed, such as the user interface style or the text size. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Updates `contentUnavailableConfiguration`. Called before layout when the view appears, after trait changes, and
  /// after `setNeedsUpdateContentUnavailableConfiguration()`. Default: nothing. Overrides must call `super`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Presenting and dismissing

  /// Presents a controller above this controller, or above an ancestor that depends on the presentation style.
  ///
  /// The call is rejected with a fault in these cases: the controller is already presented, has a parent, or is this
  /// controller or an ancestor; this controller is already presenting or is being dismissed; or its view is not in a
  /// window. A running dismissal is ended first. The completion is called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    ModalPresenter(source: self).present(viewControllerToPresent, isAnimated: flag, completion: completion)
  }

  /// Dismisses the controller that this controller presents, together with all controllers above it. If this controller
  /// does not present a controller, it is dismissed itself.
  ///
  /// A running presentation is ended first. The completion follows `viewDidDisappear`, or is called immediately without
  /// a presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hide(isAnimated: flag, completion: completion)
  }

  /// Has the same effect as `dismiss(animated:completion:)`, but does not call overrides of that method.
  final func hide(isAnimated: Bool, completion: (() -> Void)?) {
    ModalPresenter(source: self).dismiss(isAnimated: isAnimated, completion: completion)
  }

  /// Ends the transitions of this controller and all of its descendants when the application is reset.
  final func endTransitions() { ControllerTransitions.endAll(below: self) }

  /// The children that appear and disappear together with this controller. Default: the children whose views are in
  /// this controller's view, or none if it does not forward appearance callbacks.
  // Not inlined: in Embedded Swift, each module with a subclass would contain a copy, and two copies fail to link.
  @inline(never) package var appearingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let container = viewIfLoaded else { return [] }
    return children.filter { child in
      guard let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: container) || view === modalState.overlay && view.superview != nil
    }
  }

  /// The scroll view that avoids the keyboard automatically. Default: nil.
  package var keyboardScrollView: UIScrollView? { nil }

  /// Collects the scroll views that avoid the keyboard in this controller, its children and its presented controller.
  final func collectKeyboardScrollViews(into views: inout [UIScrollView]) {
    if let view = keyboardScrollView { views.append(view) }
    for child in children { child.collectKeyboardScrollViews(into: &views) }
    guard let presented = presentedViewController, presented.presentingViewController === self else { return }
    presented.collectKeyboardScrollViews(into: &views)
  }

  /// Whether the container itself manages the appearance of its children when it moves their views. Default: false.
  @inline(never) package var movesChildrenItself: Bool { false }

  /// Called after the controller and its children have appeared or disappeared. Default: nothing.
  package func appearanceDidEnd() {}

  /// Called before the controller appears or disappears. Default: nothing.
  package func appearanceWillChange() {}

  /// Returns the morph that replaces the slide to another controller or, for a pop, from it. Default: nil.
  package func navigationMorph(with other: UIViewController, isPop: Bool) -> NavigationMorph? { nil }

  /// Called after a change has removed the controller from its navigation stack. Default: nothing.
  package func leftNavigationStack() {}

  /// The text of the controller's search bar. This is a property of every controller, because a cast to
  /// `UISearchController` would link that class into every application.
  package var searchedText: String? { nil }

  /// The orientation of the screen: portrait if its height is at least its width.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }

  /// The nearest ancestor that is a navigation controller, or nil.
  open var navigationController: UINavigationController? { ControllerAncestry.nearest(above: self) }

  /// The item that a tab bar displays for the controller. Default: an item with the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      barItems.tabBarItem(titled: title)
    }
    set { barItems.tabBarItem = newValue }
  }

  /// The nearest ancestor that is a tab bar controller, or nil.
  open var tabBarController: UITabBarController? { ControllerAncestry.nearest(above: self) }

  // MARK: Appearance

  /// Begins the appearance (true) or disappearance (false) of the view. The controller and its children receive
  /// `viewWillAppear` or `viewWillDisappear`.
  ///
  /// During the opposite transition, this method reverses the direction and sends the opposite callbacks, as for a
  /// cancelled swipe. During a transition in the same direction, it does nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearanceState.canBegin(isAppearing: isAppearing) else { return }
    appearanceWillChange()
    appearanceState.begin(isAppearing: isAppearing, animated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition of `beginAppearanceTransition(_:animated:)`. Sends `viewDidAppear` or `viewDidDisappear`.
  open func endAppearanceTransition() {
    guard let phase = appearanceState.end() else { return }
    // Determine the children before the callback, because the controller may remove some of them in it.
    let before = appearingChildren
    if phase == .appeared {
      viewDidAppear(appearanceState.isAnimated)
    } else {
      viewDidDisappear(appearanceState.isAnimated)
    }
    for child in before where child.parentController === self || child.parentController == nil {
      child.endAppearanceTransition()
    }
    for child in appearingChildren { child.endAppearanceTransition() }
    appearanceDidEnd()
  }

  /// Called when the view enters or leaves the window while no appearance transition of this controller is in progress.
  final func viewMoved(isComing: Bool) { AppearanceForwarding.viewMoved(of: self, isComing: isComing) }

  /// Calls `viewIsAppearing` on this controller and its appearing children.
  final func notifyIsAppearing() { AppearanceForwarding.notifyIsAppearing(self) }

  // MARK: Containment

  /// Returns whether this controller is the other controller or one of its descendants.
  final func isDescendant(of other: UIViewController) -> Bool { ControllerAncestry.isInside(self, other) }

  /// The topmost ancestor, or this controller if it has no parent.
  final var topAncestor: UIViewController { ControllerAncestry.top(of: self) }

  /// The container of this controller.
  open var parent: UIViewController? { parentController }

  /// Adds a child, removed from any previous parent. The caller must add its view and call `didMove(toParent:)`.
  ///
  /// This controller, its ancestors and presented controllers are rejected with a fault.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === childController {
        Diagnostics.report(
          "controllerCycle",
          "A controller cannot become a child of itself or of one of its descendants. Nothing was added."
        )
        return
      }
      ancestor = current.parentController
    }
    guard childController.modalState.presenter == nil else {
      Diagnostics.report(
        "presentedChild", "A presented controller cannot become a child. Dismiss the controller first.")
      return
    }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.parentController = self
    TraitPropagation.notify(childController.viewIfLoaded)
  }

  /// Removes the controller from its parent, and calls `didMove(toParent:)` with nil.
  open func removeFromParent() {
    guard let old = parentController else { return }
    old.storedChildren.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Replaces the view of one child with that of another. The animation takes `duration` seconds.
  ///
  /// Adds the new view above the old one, animates the changes, and removes the old view. The completion receives true
  /// if the animation was not interrupted. The children receive appearance callbacks if this controller forwards them.
  /// Controllers that are not children are rejected with a fault. If the duration is 0, the change is not animated.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(container: self, from: fromViewController, to: toViewController)
      .run(duration, options, animations: animations, completion: completion)
  }

  /// The coordinator of the running transition, which can animate changes alongside it, or nil if there is none.
  ///
  /// During a presentation or dismissal, all participating controllers and their children return the coordinator of
  /// that transition. While a container changes its visible child, the container returns the coordinator of that
  /// change. If several transitions are running, the one that began last takes precedence. A child returns the
  /// coordinator of its nearest ancestor with a transition.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let transition = current.transitions.latest { return transition.coordinator }
      candidate = current.parentController
    }
    return nil
  }

  // MARK: Presentation

  /// The controller that this controller or an ancestor presents, or nil.
  open var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.modalState.presented { return presented }
      candidate = current.parentController
    }
    return nil
  }

  /// The controller that presents this controller or an ancestor, or nil.
  open var presentingViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenter = current.modalState.presenter { return presenter }
      candidate = current.parentController
    }
    return nil
  }

  /// The presentation controller of this controller, which exists even before the presentation. Its delegate is
  /// notified when the user dismisses the controller. Children return that of their topmost ancestor.
  open var presentationController: UIPresentationController? {
    if parentController != nil { return topAncestor.modalState.presentation }
    if let presentation = modalState.presentation { return presentation }
    let made = ModalPresenter.makePresentation(of: self)
    modalState.presentation = made
    return made
  }

  /// The sheet presentation controller, which exists even before the presentation, or nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents or will present this controller, or nil for other styles. An action sheet with a source
  /// also uses a popover in a wide window.
  open var popoverPresentationController: UIPopoverPresentationController? { .popover(of: self) }

  // MARK: Traits

  /// The traits of the controller's view.
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    return OwnTraits(self).applied(to: parentController?.traitCollection ?? HostTraits.shared.ofScreen)
  }
}

extension UIViewController: UITraitEnvironment {}
