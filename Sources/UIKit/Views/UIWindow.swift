// SPDX-License-Identifier: MIT

/// The root of a view tree. A window displays a view controller's view and delivers events to its views.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The level of a window, which determines the stacking order.
  nonisolated public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as a number. Windows with higher levels are in front.
    public var rawValue: CGFloat
    /// Creates a level from a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of ordinary windows, 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts, 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// The screen that displays the window.
  open var screen: UIScreen { .main }

  /// The level of the window, which determines the stacking order. Default: normal.
  open var windowLevel = Level.normal

  /// Whether the window is the key window, which receives key events.
  open internal(set) var isKeyWindow = false

  private var shownController: UIViewController?
  private lazy var sharedUndoManager = UndoManager()

  override var kindName: String { "UIWindow" }

  /// Creates a window with a frame in screen coordinates, in points. The window is hidden until `makeKeyAndVisible()`
  /// is called.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a window for a scene, filling the scene's screen. The window is hidden until `makeKeyAndVisible()` is
  /// called.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    self.windowScene = windowScene
  }

  #if hasFeature(Embedded)
    /// The scene that contains the window. Default: nil. If this property is nil when the window is shown, it is set to
    /// the app's scene.
    @WeakReference open var windowScene: UIWindowScene?
  #else
    /// The scene that contains the window. Default: nil. If this property is nil when the window is shown, it is set to
    /// the app's scene.
    open weak var windowScene: UIWindowScene?
  #endif

  /// Creates a window that fills the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Creates a window of zero size. Decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// The undo manager for all responders in the window that do not provide their own.
  open override var undoManager: UndoManager? { sharedUndoManager }

  /// The window's scene, or the app if the window has no scene.
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The view controller whose view fills the window. Setting this property removes the previous controller's view.
  /// While the window is visible, both controllers receive their appearance callbacks.
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

  /// Shows the window in front of other windows with the same level and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    if isHidden { isHidden = false } else { WindowList.shared.show(self) }
  }

  /// Whether the window can become the key window. Default: true.
  open var canBecomeKey: Bool { true }

  /// Makes the window the key window if `canBecomeKey` is true.
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

  /// Whether the window is hidden. Default: true. Showing the window puts it in front of other windows with the same
  /// level, and the app retains it until it is hidden. Hiding the window also ends transitions and editing in it.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      if newValue { leaveScreen() } else { joinScreen() }
    }
  }

  /// Adds the window to the visible windows, in front of other windows with the same level.
  private func joinScreen() {
    if windowScene == nil { windowScene = UIApplication.shared.mainScene }
    WindowList.shared.show(self)
    TraitPropagation.catchUp(self)
    SafeArea.update(self)
    post(.didBecomeVisible)
    show()
  }

  /// Ends transitions and editing, because they would retain controllers and views, and makes the app release the
  /// window.
  private func leaveScreen() {
    WindowList.shared.hide(self)
    shownController?.endTransitions()
    if UIResponder.firstResponder != nil { ViewHierarchy.resignFirstResponder(in: self) }
    post(.didBecomeHidden)
  }

  /// Called after the window has become the key window. Default: nothing.
  open func becomeKey() {}

  /// Called after the window is no longer the key window. Default: nothing.
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

  /// Delivers an event's touches to gesture recognizers and views.
  open func sendEvent(_ event: UIEvent) { deliver(event) }
}
