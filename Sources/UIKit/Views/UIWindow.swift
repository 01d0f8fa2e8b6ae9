// SPDX-License-Identifier: MIT

/// The top of a view tree: fills the screen, shows a controller's view and hands touches to what is under them.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window relative to others.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level; windows with larger values are in front.
    public var rawValue: CGFloat
    /// Makes a level from a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ordinary windows, 0.
    public static let normal = Level(rawValue: 0)
    /// The status bar's, 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts', 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// The screen that the window is on.
  open var screen: UIScreen { .main }

  /// The level of the window relative to others. Default: normal.
  open var windowLevel = Level.normal

  /// Whether key events go to this window: the one that was made key last.
  open internal(set) var isKeyWindow = false

  private var shownController: UIViewController?
  private lazy var sharedUndoManager = UndoManager()

  override var kindName: String { "UIWindow" }

  /// Makes a window with a frame in screen coordinates, in points. It is hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Makes a window of a scene that fills its screen. It is hidden until `makeKeyAndVisible()`.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    self.windowScene = windowScene
  }

  #if hasFeature(Embedded)
    /// The scene that holds the window; nil, the default, until the window is shown: that gives it the application's scene.
    @WeakReference open var windowScene: UIWindowScene?
  #else
    /// The scene that holds the window; nil, the default, until the window is shown: that gives it the application's scene.
    open weak var windowScene: UIWindowScene?
  #endif

  /// Makes a window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window of zero size; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// The manager of changes that all responders in the window share, unless they have their own.
  open override var undoManager: UndoManager? { sharedUndoManager }

  /// The scene of the window; the application while the window has none.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The controller whose view fills the window. Setting it removes the old one's view; while the window is visible both
  /// get their appearance callbacks.
  open var rootViewController: UIViewController? {
    get { shownController }
    set {
      guard newValue !== shownController else { return }
      let isShown = !isHidden
      if let old = shownController {
        old.endTransitions()
        if old.modalState.presented != nil { old.hide(isAnimated: false, completion: nil) }
        if isShown { old.beginAppearanceTransition(false, animated: false) }
        old.viewIfLoaded?.removeFromSuperview()
        if isShown { old.endAppearanceTransition() }
      }
      shownController = newValue
      if isShown {
        SafeArea.update(self)
        show()
      }
    }
  }

  /// Shows the window in front of the others of its level and gives it the keys.
  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { WindowList.shared.show(self) }
  }

  /// Whether the window may get the keys. Default: true; one that answers false only shows.
  open var canBecomeKey: Bool { true }

  /// Gives the window the keys, if it may have them.
  open func makeKey() {
    guard canBecomeKey, !isKeyWindow else { return }
    for window in UIApplication.shared.windows where window.isKeyWindow {
      window.isKeyWindow = false
      window.resignKey()
      window.post(.didResignKey)
    }
    isKeyWindow = true
    becomeKey()
    post(.didBecomeKey)
  }

  /// Whether the window is not shown. Default: true. Setting it to false shows the window in front of those of its level; the
  /// application retains it until it is hidden again, which also ends transitions and editing in it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { joinScreen() }
    }
  }

  /// Joins the windows on the screen, in front of those of the same level.
  private func joinScreen() {
    if windowScene == nil { windowScene = UIApplication.shared.mainScene }
    WindowList.shared.show(self)
    TraitPropagation.catchUp(self)
    SafeArea.update(self)
    post(.didBecomeVisible)
    show()
  }

  /// Ends transitions and editing, which would retain their controllers and views, and lets the application release the window.
  private func leaveScreen() {
    WindowList.shared.hide(self)
    shownController?.endTransitions()
    if UIResponder.firstResponder != nil { ViewHierarchy.resignFirstResponder(in: self) }
    post(.didBecomeHidden)
  }

  /// The window has got the keys. Default: nothing.
  open func becomeKey() {}

  /// The window has lost the keys. Default: nothing.
  open func resignKey() {}

  private func show() {
    guard let controller = shownController else { return }
    controller.loadViewIfNeeded()
    guard let view = controller.viewIfLoaded, view.superview !== self else { return }
    view.layoutFrame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.notifyIsAppearing()
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  /// Hands an event's touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
