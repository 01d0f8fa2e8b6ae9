// SPDX-License-Identifier: MIT

/// Manages a view: loads it when it is first needed and hears when it appears, is laid out and disappears.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer {
  private var loadedView: UIView?

  @WeakReference final var parentController: UIViewController?
  /// The presentation of the controller, and of another one over it.
  final let modalState = ModalState()
  final let barItems = ControllerBarItems()
  final var controllerGeometry = ControllerGeometry()
  /// The state of the view between appearing and disappearing.
  final var appearanceState = ControllerAppearance()
  /// The transitions that this controller takes part in.
  final var transitions = ControllerTransitions()
  /// The storyboard or nib that the controller was made from.
  final var archive = ControllerArchive()

  /// The child controllers in the order in which they were added.
  open var children: [UIViewController] { storedChildren }
  final var storedChildren: [UIViewController] = []

  /// The title of the controller in a navigation bar or tab. Default: nil.
  open var title: String? {
    get { barItems.title }
    set { barItems.title = newValue }
  }

  /// The content of a navigation bar for the controller.
  open var navigationItem: UINavigationItem { barItems.navigationItem }

  /// The size in points that a container should give the view, zero for none. Default: zero.
  open var preferredContentSize: CGSize {
    get { controllerGeometry.preferredContentSize }
    set {
      let isOther = newValue != controllerGeometry.preferredContentSize
      controllerGeometry.preferredContentSize = newValue
      if isOther { ContentContainers.preferredSizeChanged(of: self) }
    }
  }

  /// How the status bar looks while the controller shows. Default: the standard look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while the controller shows. Default: false.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that says how the status bar looks; nil, the default, for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar is hidden; nil, the default, for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// The animation of the status bar. Default: by fading. Never read: the status bar appears and
  /// disappears without animation.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Reports that this controller's preferences for the status bar have changed: containers are laid out again.
  open func setNeedsStatusBarAppearanceUpdate() { SafeArea.statusBarChanged(for: topAncestor.viewIfLoaded) }

  /// The preferred orientation for presentation. Default: that of the screen.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { interfaceOrientation }

  /// Whether the controller turns with the device. Default: true. The host decides.
  open var shouldAutorotate: Bool { true }

  /// Reports that `supportedInterfaceOrientations` has changed. The host decides about the screen, so nothing rotates.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Space at the edges, in points, that the safe area of the view gains. Default: zero.
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

  /// Space at the edges, in points, that the bars of a container cover.
  final var containerSafeArea: UIEdgeInsets {
    get { controllerGeometry.containerSafeArea }
    set {
      controllerGeometry.containerSafeArea = newValue
      SafeArea.update(viewIfLoaded)
    }
  }

  final var appearance: ControllerAppearance.Phase { appearanceState.phase }

  /// How the controller is shown when it is presented. Default: automatic, which is a page sheet.
  ///
  /// With `custom` the `transitioningDelegate` gives what shows the controller.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modalState.style }
    set {
      let isOther = newValue != modalState.style
      modalState.style = newValue
      if isOther, modalState.presenter == nil { modalState.removePresentation() }
    }
  }

  /// Gives a program's own animations of the presentation; not kept alive. Default: nil.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modalState.transitioningDelegate }
    set { modalState.transitioningDelegate = newValue }
  }

  /// The animation of the controller when it is presented over the full screen. Default: from below.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modalState.transitionStyle }
    set { modalState.transitionStyle = newValue }
  }

  /// Whether a person cannot leave the presented controller by dragging, tapping outside or Escape. Default: false.
  open var isModalInPresentation: Bool {
    get { modalState.isLocked }
    set { modalState.isLocked = newValue }
  }

  /// Whether controllers presented in the current context cover this controller's view. Default: false.
  open var definesPresentationContext: Bool {
    get { modalState.definesContext }
    set { modalState.definesContext = newValue }
  }

  /// Whether the content can be edited. Default: false. Setting it calls `setEditing(_:animated:)` without animation.
  open var isEditing: Bool {
    get { barItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the content can be edited. Overrides call `super`, then show what editing needs.
  open func setEditing(_ editing: Bool, animated: Bool) {
    barItems.setEditing(editing)
  }

  /// A button that begins editing and ends it, "Edit" or "Done": it calls `setEditing(_:animated:)`. Put it in a bar.
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

  /// Sets what the toolbar shows. Not animated in this release.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbarItems = toolbarItems
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows a controller in the way that fits: a navigation controller around this one pushes it, else it is presented.
  open func show(_ vc: UIViewController, sender: ActionSender?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller with details: a split view controller around this one displays it as its secondary one, else it is presented.
  open func showDetailViewController(_ vc: UIViewController, sender: ActionSender?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Light, dark, or, the default, as the surroundings are; also for the children and what is presented.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      AppContext.shared.hasTraitOverrides = true
      TraitPropagation.notify(viewIfLoaded)
    }
  }

  /// Memory is short: give back what can be made again. Default: nothing.
  open func didReceiveMemoryWarning() {}

  /// Whether children are notified of appearance together with this controller. Default: true; a container that returns
  /// false calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()` of its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The orientations that the controller supports. Default: all but upside down. The host only receives them and
  /// decides.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// Whether the line at the lower edge of a device without a home button fades while nothing is touched. Default: false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that says so; nil, the default, for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Asks `prefersHomeIndicatorAutoHidden` again.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { topAncestor.viewIfLoaded?.setNeedsLayout() }
  /// The edges at which the controller's gestures come before the system's. Default: none. Browsers keep theirs.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// A segue of the storyboard is about to be performed. Default: nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: ActionSender?) {}

  /// Whether a segue may be performed; asked before one that a person triggers. Default: true.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: ActionSender?) -> Bool { true }

  /// Performs the segue with an identifier. An identifier that the storyboard does not have is reported.
  open func performSegue(withIdentifier identifier: String, sender: ActionSender?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether the bars at the bottom are hidden while the controller is on a navigation stack. Default: false.
  open var hidesBottomBarWhenPushed: Bool {
    get { barItems.hidesTabBar }
    set { barItems.hidesTabBar = newValue }
  }

  /// Whether the view is moving onto the screen because the controller is being presented, `viewDidAppear` included.
  open var isBeingPresented: Bool { modalState.isBeingPresented }
  /// Whether the view is moving off the screen because the controller is being dismissed, `viewDidDisappear` included.
  open var isBeingDismissed: Bool { modalState.isBeingDismissed }
  /// Whether the view is appearing because the controller was added to a parent.
  open var isMovingToParent: Bool { appearanceState.isMovingToParent }
  /// Whether the view is disappearing because the controller is removed from its parent.
  open var isMovingFromParent: Bool { appearanceState.isMovingFromParent }

  /// Makes a controller; its view is made later, by `loadView()`, from the nib if there is one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    archive.nibName = nibNameOrNil
    archive.bundle = nibBundleOrNil
  }

  /// Makes a controller; its view is made later, by `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a storyboard; its view is made later, by `loadView()`.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    loadedView?.owningController = nil
    #if hasFeature(Embedded)
      for child in children { child.parentController = nil }
      modalState.presented?.modalState.presenter = nil
      if UIResponder.firstResponder === self { UIResponder.firstResponder = nil }
    #endif
  }

  /// The view around the controller's view, or else its parent, or the controller that presents it.
  open override var next: UIResponder? { loadedView?.superview ?? parentController ?? modalState.presenter }

  /// The controller's view; reading it loads it.
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

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
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

  /// Makes the view. Default: the one of the storyboard or nib, or else an empty view of the screen's size, without a background color.
  open func loadView() {
    if !loadArchivedView() { view = UIView(frame: UIScreen.main.bounds) }
  }

  /// The nib of a controller that names none. `sprung port` overrides it. Not for use outside this library. Default: nil.
  open var _nibNameOfClass: String? { nil }

  /// The view was loaded.
  open func viewDidLoad() {}
  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and will be shown with the next frame.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be removed or covered.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Adds or changes constraints of the view; overrides call `super`. Default: updates those of the view.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The layout margins of the view have changed. Default: nothing.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins at the sides of the view, in points: 16, or 20 where it is at least 414 wide; none above and below.
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

  /// Edges of the view that may extend below bars. Stored only: bars cover the view, and the safe area reports the
  /// covered part. Default: all.
  open var edgesForExtendedLayout: UIRectEdge {
    get { controllerGeometry.extendedEdges }
    set { controllerGeometry.extendedEdges = newValue }
  }

  /// Whether the view extends below an opaque navigation bar, which its safe area then contains. Default: false. Scroll views that move a
  /// large title always do.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { controllerGeometry.extendsUnderOpaqueBars }
    set {
      controllerGeometry.extendsUnderOpaqueBars = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Sets the scroll view that bars at an edge observe; that of the upper edge moves large titles and search rows. It is not retained.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    controllerGeometry.contentScrollViews[edge] = scrollView
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// The scroll view that was set for edges that contain this one; nil if there is none, or it is gone.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    controllerGeometry.contentScrollViews[edge]
  }
  /// The controller is about to get or lose a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has got or lost a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// The size of the view is about to change, because a window or container takes another size. Default: notifies the children with
  /// the size that `size(forChildContentContainer:withParentContainerSize:)` gives them, and the presentation over this controller.
  ///
  /// Changes to animate along belong into the coordinator's `animate(alongsideTransition:completion:)`.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    ContentContainers.transition(self, to: size, with: coordinator)
  }

  /// The traits are about to change. Default: notifies the children and the presentation over this controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    ContentContainers.transition(self, to: newCollection, with: coordinator)
  }

  /// The size in points of a child's view in a container of a size. Default: `parentSize` if the view is as large as this
  /// controller's, or else its own size.
  open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  { ContentContainers.size(of: container, in: self, parentSize) }

  /// A child has another `preferredContentSize`. Default: nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// A child whose view is measured by constraints has another size. Default: nothing. Nothing calls it yet.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Light or dark, text size, or another trait has changed. Default: nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Sets `contentUnavailableConfiguration` for a state. Called before the layout when the view appears, after the traits have changed and
  /// after `setNeedsUpdateContentUnavailableConfiguration()`. Default: nothing; overrides call `super`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // Presentation.

  /// Shows a controller above this one, or above the ancestor that its style names.
  ///
  /// The call is rejected with a fault in these cases: the controller is presented already, has a parent, or is this
  /// one or an ancestor; the presenter presents already or is being dismissed; or the presenter's view is not in a
  /// window. A running dismissal ends immediately first. The completion is called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    ModalPresenter(source: self).present(viewControllerToPresent, isAnimated: flag, completion: completion)
  }

  /// Takes away what this controller presents, with all above it, or else this controller itself if it is presented.
  ///
  /// A presentation that is under way ends at once first. The completion is called after `viewDidDisappear`; when there
  /// is nothing to take away it is called at once.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    hide(isAnimated: flag, completion: completion)
  }

  /// Dismisses without asking overrides of `dismiss(animated:completion:)`.
  final func hide(isAnimated: Bool, completion: (() -> Void)?) {
    ModalPresenter(source: self).dismiss(isAnimated: isAnimated, completion: completion)
  }

  /// Ends the transitions of the controller and of everything below it, because everything stops.
  final func endTransitions() { ControllerTransitions.endAll(below: self) }

  /// The children that appear and disappear with this controller. Default: those whose views are in its view, unless it
  /// does not forward.
  // Never inlined: Embedded Swift otherwise gives every module with a subclass its own copy, and linking two fails.
  @inline(never) package var appearingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let container = viewIfLoaded else { return [] }
    return children.filter { child in
      guard let view = child.viewIfLoaded else { return false }
      return view.isDescendant(of: container) || view === modalState.overlay && view.superview != nil
    }
  }

  /// The scroll view that avoids the keyboard automatically. Default: nil.
  package var keyboardScrollView: UIScrollView? { nil }

  /// Collects the scroll views that avoid the keyboard here, in the children and in the presented controller.
  final func collectKeyboardScrollViews(into views: inout [UIScrollView]) {
    if let view = keyboardScrollView { views.append(view) }
    for child in children { child.collectKeyboardScrollViews(into: &views) }
    guard let presented = presentedViewController, presented.presentingViewController === self else { return }
    presented.collectKeyboardScrollViews(into: &views)
  }

  /// Whether the container begins and ends the appearance of its children itself when it moves their views. Default: false.
  @inline(never) package var movesChildrenItself: Bool { false }

  /// The controller and its children have heard that they did appear or disappear. Default: nothing.
  package func appearanceDidEnd() {}

  /// The controller is about to appear or disappear. Default: nothing.
  package func appearanceWillChange() {}

  /// The transition between this controller and another one by changing their shared content (also reversed, in a pop);
  /// nil, the default, for sliding.
  package func navigationMorph(with other: UIViewController, isPop: Bool) -> NavigationMorph? { nil }

  /// A change took the controller off its navigation stack. Default: nothing.
  package func leftNavigationStack() {}

  /// The text of the controller's search bar. A cast to the class that has one would bring it to every app.
  package var searchedText: String? { nil }

  /// Which side of the screen is up: portrait when it is at least as high as wide.
  open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }

  /// The nearest navigation controller above this one, nil if there is none.
  open var navigationController: UINavigationController? { ControllerAncestry.nearest(above: self) }

  /// The content of a tab bar for the controller: its title, by default.
  open var tabBarItem: UITabBarItem! {
    get {
      barItems.tabBarItem(titled: title)
    }
    set { barItems.tabBarItem = newValue }
  }

  /// The nearest tab bar controller above this one, nil if there is none.
  open var tabBarController: UITabBarController? { ControllerAncestry.nearest(above: self) }

  // MARK: Appearance

  /// Starts showing (true) or hiding the view: the controller and its children hear that they will.
  ///
  /// Called in the middle of the opposite way it turns round: the controller hears the opposite `will`, as a cancelled
  /// swipe does. Called twice for one way it does nothing the second time.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    guard appearanceState.canBegin(isAppearing: isAppearing) else { return }
    appearanceWillChange()
    appearanceState.begin(isAppearing: isAppearing, animated: animated)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began: the controller and its children hear that they did.
  open func endAppearanceTransition() {
    guard let phase = appearanceState.end() else { return }
    // Including those that the controller removes in its own call.
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

  /// The view entered the window or is about to leave it, without any transition of this controller.
  final func viewMoved(isComing: Bool) { AppearanceForwarding.viewMoved(of: self, isComing: isComing) }

  /// The view is in the window: `viewIsAppearing` here and in the children.
  final func notifyIsAppearing() { AppearanceForwarding.notifyIsAppearing(self) }

  // MARK: Containment

  /// Whether this controller is another one or somewhere below it.
  final func isDescendant(of other: UIViewController) -> Bool { ControllerAncestry.isInside(self, other) }

  /// The topmost ancestor, this one if it has no parent.
  final var topAncestor: UIViewController { ControllerAncestry.top(of: self) }

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// Makes another controller a child; it leaves its old parent. The caller adds its view and calls `didMove(toParent:)`.
  ///
  /// This controller itself and its ancestors are rejected with a fault, and so is a controller that is presented.
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    var ancestor: UIViewController? = self
    while let current = ancestor {
      if current === childController {
        Diagnostics.report(
          "controllerCycle", "A controller cannot become a child of itself or of its own descendant. Nothing was added."
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

  /// Leaves the parent; `didMove(toParent:)` is called with nil.
  open func removeFromParent() {
    guard let old = parentController else { return }
    old.storedChildren.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Replaces one child's view by another's, with an animation of a duration in seconds.
  ///
  /// The new view is added over the old one, the block is animated, then the old view is removed and the completion
  /// called: with true if the animation was not interrupted. Appearance is reported if it is forwarded. Controllers
  /// that are not children of this one are rejected with a fault. A duration of 0 changes immediately.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(container: self, from: fromViewController, to: toViewController)
      .run(duration, options, animations: animations, completion: completion)
  }

  /// Animates changes along with the transition in which the controller takes part; nil when there is none.
  ///
  /// The presented controller, its presenter and the children of both have the coordinator of a presentation or dismissal.
  /// A container has that of a change of its visible child too; of two transitions the one that began last counts, and
  /// that of the nearest ancestor for a child.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let transition = current.transitions.latest { return transition.coordinator }
      candidate = current.parentController
    }
    return nil
  }

  // MARK: Presentation

  /// The controller that this one or an ancestor presents, nil for none.
  open var presentedViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presented = current.modalState.presented { return presented }
      candidate = current.parentController
    }
    return nil
  }

  /// The controller that presents this one or an ancestor of it, nil for none.
  open var presentingViewController: UIViewController? {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let presenter = current.modalState.presenter { return presenter }
      candidate = current.parentController
    }
    return nil
  }

  /// The presentation controller of this controller, also before the presentation. Its delegate is notified when a
  /// person dismisses the controller. For a child it is that of the ancestor that is presented.
  open var presentationController: UIPresentationController? {
    if parentController != nil { return topAncestor.modalState.presentation }
    if let presentation = modalState.presentation { return presentation }
    let made = ModalPresenter.makePresentation(of: self)
    modalState.presentation = made
    return made
  }

  /// The presentation controller of a sheet, also before the presentation; nil for other styles.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that presents this controller, or will; nil for other styles. An action sheet with a source is one in wide windows.
  open var popoverPresentationController: UIPopoverPresentationController? { .popover(of: self) }

  // MARK: Traits

  /// The circumstances in which the controller's view is shown.
  open var traitCollection: UITraitCollection {
    if let view = viewIfLoaded { return view.traitCollection }
    return OwnTraits(self).applied(to: parentController?.traitCollection ?? HostTraits.shared.ofScreen)
  }
}

extension UIViewController: UITraitEnvironment {}
