// SPDX-License-Identifier: MIT

/// A container that displays up to three columns side by side in a wide window, and a single column in a narrow one.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(sidebar, for: .primary)
/// split.setViewController(details, for: .secondary)
/// split.show(.secondary)
/// ```
///
/// In a window of compact width, the interface is collapsed: the other columns are on the stack of the primary column's
/// navigation controller. In the double-column and triple-column styles, controllers that are not navigation
/// controllers are wrapped in a navigation controller. The primary and supplementary columns have a compact horizontal
/// size class.
///
/// Differs from Apple: in a narrow sheet, the interface is collapsed, but the size class does not change. There is no
/// inspector column.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The value that selects the default width of a column.
  nonisolated public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

  final let director: SplitDirector
  private var gestures: SplitGestures?

  #if hasFeature(Embedded)
    /// The delegate that is notified of changes. A weak reference.
    @WeakReference open var delegate: (any UISplitViewControllerDelegate)?
  #else
    /// The delegate that is notified of changes. A weak reference.
    open weak var delegate: (any UISplitViewControllerDelegate)?
  #endif

  /// Creates a controller with the given style and no columns. `unspecified` selects the classic style.
  public init(style: Style) {
    director = SplitDirector(style)
    super.init(nibName: nil, bundle: nil)
    director.split = self
  }

  /// Creates a controller in the classic style. Set `viewControllers` to add its children.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    director = SplitDirector(.unspecified)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    director.split = self
  }

  /// Creates a controller from a storyboard, in the classic style if the storyboard does not specify a style. Decoding
  /// from archives is not supported.
  public required init?(coder: NSCoder) {
    director = SplitDirector((coder as? InterfaceCoder).flatMap { Style(rawValue: $0.style) } ?? .unspecified)
    super.init(coder: coder)
    director.split = self
  }

  /// The number and kind of columns.
  open var style: Style { director.style }

  // MARK: Controllers

  /// The controllers from the primary to the secondary column. In a collapsed interface, the array contains only the
  /// controller that fills the interface.
  ///
  /// This property can be set only in the classic style, to the primary controller followed by the secondary
  /// controller. An array with duplicates, more than two controllers, presented controllers or ancestors of this
  /// controller is rejected with a fault.
  open var viewControllers: [UIViewController] {
    get { director.viewControllers }
    set { director.setClassic(newValue) }
  }

  /// Sets or removes the controller of the given column. A controller that is not a navigation controller is wrapped in
  /// a navigation controller, except in the `compact` column.
  ///
  /// Controllers of other columns, presented controllers and ancestors of this controller are rejected with a fault. So
  /// are the supplementary column in styles other than the triple-column style, and all columns in the classic style.
  open func setViewController(_ vc: UIViewController?, for column: Column) { director.set(vc, for: column) }

  /// Returns the controller that was set for the given column, or nil. In the classic style, only the primary and
  /// secondary columns are supported.
  open func viewController(for column: Column) -> UIViewController? { director.columns.controller(for: column) }

  // MARK: Columns

  /// Shows the given column. In a collapsed interface, the column is pushed onto the stack, or the stack is popped to
  /// it. Showing the secondary column hides columns that cover it.
  ///
  /// Calls in the classic style are rejected with a fault. Use `preferredDisplayMode` instead.
  open func show(_ column: Column) { director.show(column) }

  /// Hides the given column. In a collapsed interface, the column is popped, unless it is the primary column.
  ///
  /// Calls in the classic style are rejected with a fault. Use `preferredDisplayMode` instead.
  open func hide(_ column: Column) { director.hide(column) }

  /// Whether a single column fills the interface. The value is true in a window of compact width after the view has
  /// appeared. Default: false.
  open var isCollapsed: Bool { director.isCollapsed }

  /// The preferred display mode, which is adapted to the available space. Default: automatic, which shows one column
  /// next to the secondary column in landscape, and only the secondary column in portrait.
  ///
  /// Modes other than `secondaryOnly` also determine the split behavior. Changes are animated in column styles. In the
  /// classic style, changes are only animated inside an animation block.
  open var preferredDisplayMode: DisplayMode {
    get { director.preferences.mode }
    set { director.prefer { $0.mode = newValue } }
  }

  /// The current display mode: `oneBesideSecondary` in a collapsed interface, and `secondaryOnly` before the view has
  /// appeared.
  open var displayMode: DisplayMode { director.isCollapsed ? .oneBesideSecondary : director.arrangement.mode }

  /// The preferred split behavior, unless the preferred display mode determines it. Default: automatic, which is `tile`
  /// in landscape, or `displace` if three columns do not fit, and `overlay` in portrait.
  open var preferredSplitBehavior: SplitBehavior {
    get { director.preferences.behavior }
    set { director.prefer { $0.behavior = newValue } }
  }

  /// The current split behavior.
  open var splitBehavior: SplitBehavior {
    let behavior = director.arrangement.behavior
    return behavior == .automatic ? director.target.behavior : behavior
  }

  /// The edge of the primary column. Default: leading.
  open var primaryEdge: PrimaryEdge {
    get { director.preferences.edge }
    set {
      director.preferences.edge = newValue
      director.relayOut()
    }
  }

  /// The background of the primary column, visible where the column's views are transparent. Default: none.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { director.preferences.background }
    set {
      director.preferences.background = newValue
      director.updatePanes()
    }
  }

  // MARK: Widths

  /// The preferred width of the primary column in points, which takes precedence over the fraction. Default:
  /// `automaticDimension`. In all width properties, negative and non-finite values are rejected with a fault.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.preferred }
    set { director.setWidth(newValue) { $0.primary.preferred = newValue } }
  }

  /// The preferred width of the primary column as a fraction of the total width, 0...1. Default: `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { director.preferences.primary.fraction }
    set { director.setWidth(newValue) { $0.primary.fraction = newValue } }
  }

  /// The minimum width of the primary column in points. Default: `automaticDimension`.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.minimum }
    set { director.setWidth(newValue) { $0.primary.minimum = newValue } }
  }

  /// The maximum width of the primary column in points. Default: `automaticDimension`, or 320 in the classic style.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.maximum }
    set { director.setWidth(newValue) { $0.primary.maximum = newValue } }
  }

  /// The width of the primary column in points, even if it is hidden. In a collapsed interface, this is the width of
  /// this controller's view.
  open var primaryColumnWidth: CGFloat { director.width(of: .primary) }

  /// The preferred width of the supplementary column in points, which takes precedence over the fraction. Default:
  /// `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.preferred }
    set { director.setWidth(newValue) { $0.supplementary.preferred = newValue } }
  }

  /// The preferred width of the supplementary column as a fraction of the total width, 0...1. Default:
  /// `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { director.preferences.supplementary.fraction }
    set { director.setWidth(newValue) { $0.supplementary.fraction = newValue } }
  }

  /// The minimum width of the supplementary column in points. Default: `automaticDimension`.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.minimum }
    set { director.setWidth(newValue) { $0.supplementary.minimum = newValue } }
  }

  /// The maximum width of the supplementary column in points. Default: `automaticDimension`.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.maximum }
    set { director.setWidth(newValue) { $0.supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column in points, even if it is hidden, or 0 if there is no such column. In a
  /// collapsed interface, this is the width of this controller's view.
  open var supplementaryColumnWidth: CGFloat { director.width(of: .supplementary) }

  // MARK: Gestures and the button

  /// Whether a drag from the edge shows columns. Default: true.
  open var presentsWithGesture: Bool {
    get { director.preferences.presentsWithGesture }
    set { director.prefer { $0.presentsWithGesture = newValue } }
  }

  /// A button that shows and hides columns. In a collapsed interface, the button is empty. In column styles, the button
  /// is displayed in the bar of the supplementary column if that column is visible, and otherwise in the bar of the
  /// secondary column. In the classic style, applications must add the button to a bar.
  open var displayModeButtonItem: UIBarButtonItem { director.displayModeButton.item }

  /// The visibility of the display mode button in column styles. Default: automatic.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { director.preferences.buttonVisibility }
    set { director.prefer { $0.buttonVisibility = newValue } }
  }

  /// Whether the secondary column of the triple-column style shows a button that hides the other columns. Stored only.
  /// Default: false.
  open var showsSecondaryOnlyButton: Bool {
    get { director.preferences.showsSecondaryOnlyButton }
    set { director.preferences.showsSecondaryOnlyButton = newValue }
  }

  // MARK: Showing controllers

  /// Displays a controller in the primary column or, in a collapsed interface, pushes it. The delegate can replace this
  /// behavior.
  open override func show(_ vc: UIViewController, sender: ActionSender?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { director.display(vc, in: .primary) }
  }

  /// Displays a controller in the secondary column or, in a collapsed interface, pushes it. The delegate can replace
  /// this behavior.
  open override func showDetailViewController(_ vc: UIViewController, sender: ActionSender?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
      director.display(vc, in: .secondary)
    }
  }

  // MARK: The view

  /// Creates the view, which contains a pane for each column.
  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    gestures = SplitGestures(of: director, in: container)
    view = container
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard isViewLoaded, viewIfLoaded?.window != nil else { return }
    _ = coordinator.animate(alongsideTransition: { [me = WeakReference(self)] _ in
      me.wrappedValue?.director.sizeChanged()
    })
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { director.traitsChanged() }
  }

  /// The orientations that the delegate supports. Default: all except upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation. Default: the screen's orientation.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The child that determines the status bar style: the controller that fills the collapsed interface or, in an
  /// expanded interface, the secondary controller.
  open override var childForStatusBarStyle: UIViewController? { director.content(director.root ?? .secondary) }

  /// The child that determines whether the status bar is hidden: the controller that fills the collapsed interface or,
  /// in an expanded interface, the secondary controller.
  open override var childForStatusBarHidden: UIViewController? { director.content(director.root ?? .secondary) }

  package override var appearingChildren: [UIViewController] { director.visibleContents }

  package override var movesChildrenItself: Bool { true }

  /// Forwards the call to the children. Changes that children request during the call are deferred until all children
  /// have been notified.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    director.change?.finish()
    if isAppearing { director.sizeChanged() }
    director.calling { super.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Defers changes that children request during the call until all children have been notified.
  open override func endAppearanceTransition() {
    director.calling { super.endAppearanceTransition() }
  }
}
