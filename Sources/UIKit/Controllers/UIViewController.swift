// SPDX-License-Identifier: MIT

/// Manages a view: loads it when it is first needed and hears when it appears, is laid out and disappears.
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  #if hasFeature(Embedded)
    final unowned(unsafe) var parentController: UIViewController?
  #else
    final weak var parentController: UIViewController?
  #endif

  /// The child controllers in the order in which they were added.
  public internal(set) final var children: [UIViewController] = []

  /// What a navigation bar or tab shows for the controller. Default: nil.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for the controller.
  public final let navigationItem = UINavigationItem()

  /// The size in points that a container should give the view, zero for none. Default: zero.
  open var preferredContentSize = CGSize.zero

  /// How the status bar looks while the controller shows. Default: the standard look.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden while the controller shows. Default: false.
  open var prefersStatusBarHidden: Bool { false }

  /// Space at the edges, in points, that the safe area of the view gains. Default: zero.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// Space at the edges, in points, that the bars of a container cover.
  final var containerSafeArea = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  final private(set) var appearance = Appearance.disappeared

  enum Appearance {
    case disappeared, appearing, appeared, disappearing
  }

  /// Makes a controller; its view is made later, by `loadView()`.
  public override init() {
    super.init()
  }

  #if !hasFeature(Embedded)
    /// Makes a controller; there are no nib files, so the names are not used.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
    }
  #endif

  /// Makes a controller; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init()
  }

  #if hasFeature(Embedded)
    deinit {
      loadedView?.owningController = nil
      for child in children { child.parentController = nil }
    }
  #endif

  open override var next: UIResponder? { loadedView?.superview ?? parentController }

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
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    guard loadedView != nil else {
      Diagnostics.report(
        "noView", "loadView() of a view controller did not set its view; set view, or do not override loadView()")
      view = UIView(frame: UIScreen.main.bounds)
      return
    }
    viewDidLoad()
  }

  // What a controller overrides; the defaults do nothing unless said.

  /// Makes the view. Default: an empty white view of the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    self.view = view
  }

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
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The controller is about to get or lose a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// The controller has got or lost a parent.
  open func didMove(toParent parent: UIViewController?) {}

  // Containers.

  /// The controller that contains this one.
  public final var parent: UIViewController? { parentController }

  /// Makes another controller a child; it leaves its old parent. The caller adds its view and calls `didMove(toParent:)`.
  public final func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parentController = self
  }

  /// Leaves the parent; `didMove(toParent:)` is called with nil.
  public final func removeFromParent() {
    guard let old = parentController else { return }
    old.children.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }

  /// Starts showing (true) or hiding the view: the controller and its children hear that they will.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began: the controller and its children hear that they did.
  public final func endAppearanceTransition() {
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
    default: return
    }
    for child in appearingChildren { child.endAppearanceTransition() }
    appearanceDidEnd()
  }

  /// The controller and its children have heard that they did appear or disappear. Default: nothing.
  package func appearanceDidEnd() {}

  /// The children that appear and disappear with this controller. Default: all.
  // Never inlined: Embedded Swift otherwise gives every module with a subclass its own copy, and the linker refuses two.
  @inline(never) package var appearingChildren: [UIViewController] { children }

  /// The view is in the window: `viewIsAppearing` here and in the children.
  final func tellIsAppearing() {
    guard appearance == .appearing else { return }
    viewIsAppearing(false)
    for child in appearingChildren { child.tellIsAppearing() }
  }
}
