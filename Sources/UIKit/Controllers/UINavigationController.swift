// SPDX-License-Identifier: MIT

/// Shows the last of a stack of controllers below a navigation bar.
///
/// The top controller's view fills the whole room; the bar, and the 20 points above it, are its safe area, so a scroll
/// view begins 64 points from the top. With an opaque bar the view itself begins there.
/// Differs from Apple: push and pop are immediate in this release, and so there is no swipe from the edge yet.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private let bar = UINavigationBar()
  private var isBarHidden = false
  /// The controller whose view is installed.
  private var shown: UIViewController?

  #if hasFeature(Embedded)
    private unowned(unsafe) var delegateReference: (any UINavigationControllerDelegate)?
    private var delegateBox: WeakBox?
    /// Hears which controller shows; not kept alive.
    public var delegate: (any UINavigationControllerDelegate)? {
      get { (delegateBox?.isAlive ?? false) ? delegateReference : nil }
      set {
        delegateReference = newValue
        delegateBox = newValue?._weakBox
      }
    }
  #else
    /// Hears which controller shows; not kept alive.
    open weak var delegate: (any UINavigationControllerDelegate)?
  #endif

  /// Makes a navigation controller with an empty stack.
  public override init() {
    super.init()
    listenToBar()
  }

  /// Makes a navigation controller that shows one controller.
  public init(rootViewController: UIViewController) {
    super.init()
    listenToBar()
    setViewControllers([rootViewController], animated: false)
  }

  /// Makes a navigation controller with an empty stack; there are no archives to read from.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listenToBar()
  }

  #if hasFeature(Embedded)
    deinit { bar.backPressed = nil }
  #endif

  private func listenToBar() {
    #if hasFeature(Embedded)
      bar.backPressed = { [unowned(unsafe) self] in _ = self.popViewController(animated: true) }
    #else
      bar.backPressed = { [weak self] in _ = self?.popViewController(animated: true) }
    #endif
  }

  /// The bar above the content. Its items follow the stack.
  open var navigationBar: UINavigationBar { bar }

  /// The controllers from the root to the one that shows. Setting it is `setViewControllers(_:animated:)` without
  /// animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that shows, nil when the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that shows, as there is no presentation above it in this release.
  open var visibleViewController: UIViewController? { stack.last }

  /// The swipe from the edge that pops. Nil in this release, in which pop is immediate.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Whether the bar is left out. Default: false.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Leaves out the bar, or shows it again. Not animated in this release.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }

  open override var prefersStatusBarHidden: Bool { topViewController?.prefersStatusBarHidden ?? false }

  /// Only the top controller appears and disappears with the navigation controller.
  package override var appearingChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  // The stack.

  /// Shows a controller on top of the others. One that is on the stack already, or a navigation controller, is refused
  /// with a fault.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Takes the top controller off the stack and returns it; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack[stack.count - 1]
    setViewControllers(stack.dropLast().map { $0 }, animated: animated)
    return top
  }

  /// Takes off everything above a controller and returns it from bottom to top; nil if the controller shows already,
  /// or, with a fault, if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report(
        "notOnNavigationStack", "popToViewController was given a controller that is not on the stack; push it instead")
      return nil
    }
    guard index < stack.count - 1 else { return nil }
    let popped = stack[(index + 1)...].map { $0 }
    setViewControllers(stack[...index].map { $0 }, animated: animated)
    return popped
  }

  /// Takes off everything above the root and returns it from bottom to top; nil if the root shows already.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Replaces the whole stack. A controller that comes twice, or a navigation controller, refuses the whole call with
  /// a fault.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard refuseBadStack(viewControllers) else { return }
    let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
    let added = viewControllers.filter { new in !stack.contains { $0 === new } }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added { addChild(controller) }
    let isSwap = viewControllers.last !== stack.last
    let passage = isSwap ? beginPassage(to: viewControllers.last, animated: animated) : nil
    stack = viewControllers
    bar.setItems(stack.map { $0.navigationItem }, animated: animated)
    if let passage { endPassage(passage, animated: animated) }
    for controller in removed {
      controller.removeFromParent()
      controller.containerSafeArea = .zero
    }
    for controller in added { controller.didMove(toParent: self) }
  }

  private func refuseBadStack(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated() {
      if controller is UINavigationController {
        Diagnostics.report(
          "nestedNavigation", "a navigation controller cannot be put on a navigation stack; push its root instead")
        return false
      }
      if controllers[..<index].contains(where: { $0 === controller }) {
        Diagnostics.report(
          "navigationTwice",
          "a controller cannot be on a navigation stack twice (it is at \(index)); pop to it, or push a new one")
        return false
      }
    }
    return true
  }

  // From one top controller to the next.

  /// A change of the top controller: what will be told to the one that leaves and the one that comes.
  private struct Passage {
    let old: UIViewController?
    let new: UIViewController?
    /// Whether the navigation controller is on screen, so that both hear of it.
    let isVisible: Bool
  }

  /// The first half: both are told that they will disappear and appear.
  private func beginPassage(to new: UIViewController?, animated: Bool) -> Passage? {
    guard isViewLoaded else { return nil }
    let isVisible = appearance == .appeared || appearance == .appearing
    new?.loadViewIfNeeded()
    let old = shown
    if isVisible {
      if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
      old?.beginAppearanceTransition(false, animated: animated)
      new?.beginAppearanceTransition(true, animated: animated)
    }
    return Passage(old: old, new: new, isVisible: isVisible)
  }

  /// The second half: the views change places and both are told that they did.
  private func endPassage(_ passage: Passage, animated: Bool) {
    passage.old?.viewIfLoaded?.removeFromSuperview()
    install(passage.new)
    guard passage.isVisible else { return }
    passage.new?.tellIsAppearing()
    viewIfLoaded?.layoutIfNeeded()
    passage.old?.endAppearanceTransition()
    // While the navigation controller itself is still appearing, the new one's turn comes with its own.
    guard appearance == .appeared, let new = passage.new else { return }
    new.endAppearanceTransition()
    delegate?.navigationController(self, didShow: new, animated: animated)
  }

  private func install(_ controller: UIViewController?) {
    shown = controller
    guard let container = viewIfLoaded, let controller, let content = controller.view else { return }
    arrange(controller)
    container.insertSubview(content, belowSubview: bar)
    container.setNeedsLayout()
  }

  // The view.

  /// Makes the view with the bar in it.
  open override func loadView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .white
    container.addSubview(bar)
    view = container
    install(stack.last)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
  }

  package override func appearanceDidEnd() {
    guard appearance == .appeared, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// Places bar and content.
  final func layOutContents() {
    guard let container = viewIfLoaded else { return }
    let statusHeight = prefersStatusBarHidden ? 0 : UIKitTuning.statusBarHeight
    bar.isHidden = isBarHidden
    bar.coveredAbove = statusHeight
    bar.frame = CGRect(
      x: 0, y: statusHeight, width: container.bounds.width, height: UIKitTuning.navigationBarHeight)
    if let top = shown { arrange(top) }
  }

  /// Gives a controller's view its place and its safe area.
  private func arrange(_ controller: UIViewController) {
    guard let container = viewIfLoaded, let content = controller.view else { return }
    let statusHeight = prefersStatusBarHidden ? 0 : UIKitTuning.statusBarHeight
    let covered = statusHeight + (isBarHidden ? 0 : UIKitTuning.navigationBarHeight)
    if bar.isTranslucent || isBarHidden {
      content.frame = container.bounds
      controller.containerSafeArea = UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0)
    } else {
      content.frame = container.bounds.inset(by: UIEdgeInsets(top: covered, left: 0, bottom: 0, right: 0))
      controller.containerSafeArea = .zero
    }
  }
}

/// The view of a navigation controller.
final class NavigationContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (owningController as? UINavigationController)?.layOutContents()
  }
}

extension UIViewController {
  /// The nearest navigation controller above this one, nil if there is none.
  public final var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }
}
