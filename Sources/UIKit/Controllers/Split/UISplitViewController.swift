// SPDX-License-Identifier: MIT

/// Displays up to three columns side by side in a wide window, and one of them in a narrow one.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(sidebar, for: .primary)
/// split.setViewController(details, for: .secondary)
/// split.show(.secondary)
/// ```
///
/// In a window of compact width the interface is collapsed: the navigation controller of the primary column has the
/// other columns on its stack. Columns of the styles double and triple get a navigation controller if they are not one.
/// The primary column and the supplementary one have compact width.
///
/// Differs from Apple: a split view controller in a narrow sheet is collapsed without another size class; there is no inspector.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A width that the system chooses.
  nonisolated public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

  final let director: SplitDirector
  private var gestures: SplitGestures?

  #if hasFeature(Embedded)
    /// Is notified of changes; not retained.
    @WeakReference open var delegate: (any UISplitViewControllerDelegate)?
  #else
    /// Is notified of changes; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)?
  #endif

  /// Makes a controller without columns of a style. With `unspecified` it has the classic style.
  public init(style: Style) {
    director = SplitDirector(style)
    super.init(nibName: nil, bundle: nil)
    director.split = self
  }

  /// Makes a controller of the classic style, whose controllers are set with `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    director = SplitDirector(.unspecified)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    director.split = self
  }

  /// Makes a controller of a storyboard, or of the classic style; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    director = SplitDirector((coder as? InterfaceCoder).flatMap { Style(rawValue: $0.style) } ?? .unspecified)
    super.init(coder: coder)
    director.split = self
  }

  /// The columns that the controller has.
  open var style: Style { director.style }

  // MARK: Controllers

  /// The controllers from the primary to the secondary one; while the interface is collapsed, only the one that fills it.
  ///
  /// Set it in the classic style only: the primary controller, then the secondary one. A controller that is listed
  /// twice, contains this one or is presented, more than two, or another style, is rejected with a fault.
  open var viewControllers: [UIViewController] {
    get { director.viewControllers }
    set { director.setClassic(newValue) }
  }

  /// Sets or removes the controller of a column. One that is not a navigation controller gets one around it, except in `compact`.
  ///
  /// A controller that is in another column, contains this one or is presented, the supplementary column without the
  /// triple style, or any column in the classic style, is rejected with a fault.
  open func setViewController(_ vc: UIViewController?, for column: Column) { director.set(vc, for: column) }

  /// The controller that was set for a column; nil for none. In the classic style the primary or the secondary one.
  open func viewController(for column: Column) -> UIViewController? { director.columns.controller(for: column) }

  // MARK: Columns

  /// Shows a column. While the interface is collapsed it is pushed, or returned to. Of the secondary one it hides columns that cover it.
  ///
  /// In the classic style the call is rejected with a fault. Use `preferredDisplayMode`.
  open func show(_ column: Column) { director.show(column) }

  /// Hides a column. While the interface is collapsed it is popped; the primary one stays.
  ///
  /// In the classic style the call is rejected with a fault. Use `preferredDisplayMode`.
  open func hide(_ column: Column) { director.hide(column) }

  /// Whether one column fills the interface. It does in a window of compact width, once the view is displayed. Default: false.
  open var isCollapsed: Bool { director.isCollapsed }

  /// The display mode as far as there is space for it. Default: automatic, which is one column beside the secondary one where the view
  /// is wider than high, otherwise the secondary one only.
  ///
  /// Other modes than `secondaryOnly` determine the behavior, too. A change is animated in the column styles, and along with an
  /// animation in the classic style.
  open var preferredDisplayMode: DisplayMode {
    get { director.preferences.mode }
    set { director.prefer { $0.mode = newValue } }
  }

  /// The visible columns. While the interface is collapsed it is `oneBesideSecondary`, before the view is displayed `secondaryOnly`.
  open var displayMode: DisplayMode { director.isCollapsed ? .oneBesideSecondary : director.arrangement.mode }

  /// How other columns share the width with the secondary one, unless the preferred display mode determines it. Default: automatic,
  /// which is `tile` where the view is wider than high and three columns fit, or else `displace`, and `overlay` where it is higher.
  open var preferredSplitBehavior: SplitBehavior {
    get { director.preferences.behavior }
    set { director.prefer { $0.behavior = newValue } }
  }

  /// How other columns share the width with the secondary one.
  open var splitBehavior: SplitBehavior {
    let behavior = director.arrangement.behavior
    return behavior == .automatic ? director.target.behavior : behavior
  }

  /// The edge at which the primary column is. Default: leading.
  open var primaryEdge: PrimaryEdge {
    get { director.preferences.edge }
    set {
      director.preferences.edge = newValue
      director.relayOut()
    }
  }

  /// The background of the primary column. It is visible where the column's views are clear. Default: none.
  open var primaryBackgroundStyle: BackgroundStyle {
    get { director.preferences.background }
    set {
      director.preferences.background = newValue
      director.updatePanes()
    }
  }

  // MARK: Widths

  /// The width of the primary column in points. Default: `automaticDimension`. It takes precedence over the fraction.
  /// Widths that are negative or not finite are rejected with a fault, as for all widths below.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.preferred }
    set { director.setWidth(newValue) { $0.primary.preferred = newValue } }
  }

  /// The part of the whole width that the primary column has, 0...1. Default: `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { director.preferences.primary.fraction }
    set { director.setWidth(newValue) { $0.primary.fraction = newValue } }
  }

  /// The least width of the primary column in points. Default: `automaticDimension`.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.minimum }
    set { director.setWidth(newValue) { $0.primary.minimum = newValue } }
  }

  /// The greatest width of the primary column in points. Default: `automaticDimension`, 320 in the classic style.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { director.preferences.primary.maximum }
    set { director.setWidth(newValue) { $0.primary.maximum = newValue } }
  }

  /// The width of the primary column in points, visible or not. While the interface is collapsed it is that of the view.
  open var primaryColumnWidth: CGFloat { director.width(of: .primary) }

  /// The width of the supplementary column in points. Default: `automaticDimension`. It counts before the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.preferred }
    set { director.setWidth(newValue) { $0.supplementary.preferred = newValue } }
  }

  /// The part of the whole width that the supplementary column has, 0...1. Default: `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { director.preferences.supplementary.fraction }
    set { director.setWidth(newValue) { $0.supplementary.fraction = newValue } }
  }

  /// The least width of the supplementary column in points. Default: `automaticDimension`.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.minimum }
    set { director.setWidth(newValue) { $0.supplementary.minimum = newValue } }
  }

  /// The greatest width of the supplementary column in points. Default: `automaticDimension`.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { director.preferences.supplementary.maximum }
    set { director.setWidth(newValue) { $0.supplementary.maximum = newValue } }
  }

  /// The width of the supplementary column in points, visible or not; 0 without one. While the interface is collapsed it is that of
  /// the view.
  open var supplementaryColumnWidth: CGFloat { director.width(of: .supplementary) }

  // MARK: Gestures and the button

  /// Whether a drag from the edge shows columns. Default: true.
  open var presentsWithGesture: Bool {
    get { director.preferences.presentsWithGesture }
    set { director.prefer { $0.presentsWithGesture = newValue } }
  }

  /// A button that shows and hides columns; it is empty while the interface is collapsed. In the column styles the bar of the
  /// secondary column has it, or that of the supplementary one while that is visible. In the classic style put it in a bar.
  open var displayModeButtonItem: UIBarButtonItem { director.displayModeButton.item }

  /// The visibility of that button in the column styles. Default: automatic.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { director.preferences.buttonVisibility }
    set { director.prefer { $0.buttonVisibility = newValue } }
  }

  /// Whether a button hides all but the secondary column of the triple style. Stored only. Default: false.
  open var showsSecondaryOnlyButton: Bool {
    get { director.preferences.showsSecondaryOnlyButton }
    set { director.preferences.showsSecondaryOnlyButton = newValue }
  }

  // MARK: Showing controllers

  /// Displays a controller in the primary column, or pushes it while the interface is collapsed. The delegate is asked first.
  open override func show(_ vc: UIViewController, sender: ActionSender?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) != true { director.display(vc, in: .primary) }
  }

  /// Displays a controller in the secondary column, or pushes it while the interface is collapsed. The delegate is asked first.
  open override func showDetailViewController(_ vc: UIViewController, sender: ActionSender?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) != true {
      director.display(vc, in: .secondary)
    }
  }

  // MARK: The view

  /// Makes the view, with a pane for each column.
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

  /// The orientations that the delegate says, or all but upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate says, or that of the screen.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// The child that determines the style of the status bar: the one that fills the interface, or the secondary one.
  open override var childForStatusBarStyle: UIViewController? { director.content(director.root ?? .secondary) }

  /// The child that determines whether the status bar is hidden: the one that fills the interface, or the secondary one.
  open override var childForStatusBarHidden: UIViewController? { director.content(director.root ?? .secondary) }

  package override var appearingChildren: [UIViewController] { director.visibleContents }

  package override var movesChildrenItself: Bool { true }

  /// Changes that the children request meanwhile follow when all have been called.
  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    director.change?.finish()
    if isAppearing { director.sizeChanged() }
    director.calling { super.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Changes that the children request meanwhile follow when all have been called.
  open override func endAppearanceTransition() {
    director.calling { super.endAppearanceTransition() }
  }
}
