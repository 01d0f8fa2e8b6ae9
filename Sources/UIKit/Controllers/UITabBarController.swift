// SPDX-License-Identifier: MIT

/// Is notified of the controller that a person chose in a tab bar controller, and may prevent the choice.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a person may choose a controller. Default: `true`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A person chose a controller, be it the one that shows. Default: nothing.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// The object that animates a change of tabs; nil for a change without animation. Default: `nil`.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The driver of an interactive change; nil for one without interaction. Default: `nil`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The orientations that the interface supports. Default: `.allButUpsideDown`.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// The orientation in which the interface wants to be presented. Default: `tabBarController.interfaceOrientation`.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

/// Shows one of several controllers above a bar with an item for each.
///
/// The selected controller's view fills the view; the bar is its safe area. Choosing the visible one pops a navigation
/// controller to its root. Differs from Apple: there is no "More" list, so more than five items share the bar.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  let bar = UITabBar()
  /// The list that was set last. Its controllers become children, and the chosen one's view shows, in `update()`.
  private var controllers: [UIViewController] = []
  private var chosen = 0
  /// The controllers that are children because of the list.
  private var members: [UIViewController] = []
  final var shown: UIViewController?
  private var isUpdating = false
  private var leavesBarOut = false
  /// Whether the bar moves out or in.
  private var isBarMoving = false

  #if hasFeature(Embedded)
    /// Hears what is chosen; not kept alive.
    @WeakReference open var delegate: (any UITabBarControllerDelegate)?
  #else
    /// Hears what is chosen; not kept alive.
    open weak var delegate: (any UITabBarControllerDelegate)?
  #endif

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Makes a controller without tabs; decoding from archives is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listenToBar()
  }

  #if hasFeature(Embedded)
    deinit { bar.pressed = nil }
  #endif

  private func listenToBar() {
    bar.pressed = { [me = WeakReference(self)] in me.wrappedValue?.press($0) }
  }

  /// The bar. Its items follow the controllers.
  open var tabBar: UITabBar { bar }

  /// The controllers in the order of their items. Default: none. If a controller is listed twice, the whole list is
  /// rejected with a fault. The visible one stays if it is in the list, otherwise the first one is shown.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. Not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let list = viewControllers ?? []
    for (index, controller) in list.enumerated() {
      guard !list[..<index].contains(where: { $0 === controller }), !isDescendant(of: controller),
        controller.modalState.presenter == nil
      else {
        Diagnostics.report(
          "tabController",
          "Controller \(index) of a tab bar controller is a duplicate, an ancestor, or already presented. Nothing changed."
        )
        return
      }
    }
    let old = selectedViewController
    controllers = list
    bar.items = list.map { $0.tabBarItem }
    chosen = list.firstIndex { $0 === old } ?? 0
    showChosen()
  }

  /// The index of the visible controller. One that does not exist is rejected with a fault.
  open var selectedIndex: Int {
    get { chosen }
    set {
      guard controllers.indices.contains(newValue) else {
        Diagnostics.report(
          "tabIndex", "Tab \(newValue) does not exist: the tab bar controller has \(controllers.count) controllers.")
        return
      }
      choose(newValue)
    }
  }

  private func choose(_ index: Int) {
    chosen = index
    showChosen()
  }

  /// The visible controller, nil without any. One that is not in the list is rejected with a fault.
  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(chosen) ? controllers[chosen] : nil }
    set {
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        Diagnostics.report("tabController", "The selected controller must be one of viewControllers.")
        return
      }
      choose(index)
    }
  }

  /// Whether the bar is left out. Default: false. The content then has the space of the bar.
  open var isTabBarHidden: Bool {
    get { leavesBarOut }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Leaves out the bar, or shows it again; animated, it moves through the lower edge.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != leavesBarOut else { return }
    leavesBarOut = hidden
    guard let container = viewIfLoaded else { return }
    container.setNeedsLayout()
    guard animated, container.window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
    isBarMoving = true
    UIView.animate(
      withDuration: UIKitTuning.barHideDuration, delay: 0, options: .beginFromCurrentState,
      animations: { container.layoutIfNeeded() },
      completion: { _ in
        self.isBarMoving = false
        container.setNeedsLayout()
      })
  }

  /// The orientations that the delegate supports; all but upside down if there is no delegate.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The orientation in which the delegate wants the controller to be presented; the current one if there is no delegate.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selectedViewController?.preferredStatusBarStyle ?? .default
  }

  open override var prefersStatusBarHidden: Bool { selectedViewController?.wantsStatusBarHidden ?? false }

  package override var appearingChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  private func press(_ index: Int) {
    let controller = controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    if controller === shown {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else if let index = controllers.firstIndex(where: { $0 === controller }) {
      // The delegate may have changed the list.
      selectedIndex = index
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showChosen() {
    bar.selectedItem = selectedViewController?.tabBarItem
    update()
  }

  /// Updates children and view to the last settings. Callbacks may change the settings; then this update continues with
  /// those, so that each controller appears and disappears in turn.
  private func update() { calling {} }

  /// Runs calls of the program on behalf of a change, and then applies the settings that changed in the meantime.
  final func calling(_ body: () -> Void) {
    guard !isUpdating else { return body() }
    isUpdating = true
    body()
    // A program may have taken a child away itself.
    members.removeAll { $0.parentController !== self }
    var changes = 0
    while updateOnce() {
      changes += 1
      guard changes <= UIKitTuning.containerChangeLimit + controllers.count + members.count else {
        stopUpdating()
        break
      }
    }
    isUpdating = false
  }

  /// Keeps what shows now, because the callbacks of each change ask for another one.
  private func stopUpdating() {
    Diagnostics.report(
      "tabsWithoutEnd",
      "Callbacks of a tab bar controller requested more than \(UIKitTuning.containerChangeLimit) further changes, so the "
        + "rest are ignored. Do not select or replace tabs each time one appears or disappears.")
    controllers = members
    bar.items = members.map { $0.tabBarItem }
    chosen = members.firstIndex { $0 === shown } ?? 0
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Makes the next difference disappear; false if there is none.
  private func updateOnce() -> Bool {
    if let gone = members.first(where: { old in !controllers.contains { $0 === old } }) {
      gone.willMove(toParent: nil)
      if gone === shown {
        transitions[.content]?.finish()
        if gone === shown { swap(to: nil) }
      }
      gone.removeFromParent()
      gone.containerSafeArea = .zero
      members.removeAll { $0 === gone }
      return true
    }
    if let new = controllers.first(where: { new in !members.contains { $0 === new } }) {
      members.append(new)
      addChild(new)
      new.didMove(toParent: self)
      return true
    }
    guard isViewLoaded, selectedViewController !== shown else { return false }
    if let running = transitions[.content] {
      running.finish()
    } else {
      swap(to: selectedViewController)
    }
    return true
  }

  /// Changes immediately, as tab bars do; both controllers are notified while this one is on screen.
  private func swap(to new: UIViewController?) {
    let old = shown
    let isVisible = appearance == .appeared || appearance == .appearing
    if appearance == .appeared, let old, let new, let container = viewIfLoaded, let delegate,
      let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    {
      shown = new
      let index = controllers.firstIndex { $0 === old } ?? chosen
      _ = TabChange(
        self, old: old, new: new, oldIndex: index, in: container, animator,
        delegate.tabBarController(self, interactionControllerFor: animator))
      return
    }
    new?.loadViewIfNeeded()
    if isVisible {
      old?.beginAppearanceTransition(false, animated: false)
      new?.beginAppearanceTransition(true, animated: false)
    }
    shown = new
    old?.viewIfLoaded?.removeFromSuperview()
    if let container = viewIfLoaded, let content = new?.viewIfLoaded {
      arrange(content)
      container.insertSubview(content, at: 0)
      container.setNeedsLayout()
    }
    guard isVisible else {
      AppearanceForwarding.endDisappearance(old)
      return
    }
    AppearanceForwarding.notifyIsAppearing(new)
    viewIfLoaded?.layoutIfNeeded()
    old?.endAppearanceTransition()
    AppearanceForwarding.end(new, in: self)
  }

  /// A program's own change of tabs is over: a controller stays, with its index if it was taken back.
  final func settle(on controller: UIViewController, index: Int?) {
    shown = controller
    if let index, controllers.indices.contains(index), controllers[index] === controller {
      chosen = index
      bar.selectedItem = controller.tabBarItem
    }
    guard let container = viewIfLoaded, let content = controller.viewIfLoaded else { return }
    arrange(content)
    container.insertSubview(content, at: 0)
    container.setNeedsLayout()
  }

  package override var movesChildrenItself: Bool { true }

  package override func appearanceWillChange() { transitions[.content]?.finish() }

  /// Makes the view with the bar in it.
  open override func loadView() {
    let container = TabContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(bar)
    view = container
    update()
  }

  /// Places bar and content.
  final func layOutContents() {
    guard let container = viewIfLoaded else { return }
    let height = UIKitTuning.tabBarHeight + container.safeAreaInsets.bottom
    bar.layoutFrame = CGRect(
      x: 0, y: container.bounds.height - (leavesBarOut ? 0 : height), width: container.bounds.width, height: height)
    if let content = shown?.viewIfLoaded { arrange(content) }
  }

  /// A navigation controller among the children displays another controller, which may hide the bar.
  final func contentChanged(in navigation: UINavigationController) {
    if shown === navigation, transitions[.content] == nil, let content = navigation.viewIfLoaded { arrange(content) }
  }

  private func arrange(_ content: UIView) {
    guard let container = viewIfLoaded else { return }
    content.bounds = CGRect(origin: content.bounds.origin, size: container.bounds.size)
    content.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let isHidden =
      leavesBarOut || (shown as? UINavigationController).map { $0.hidesBottomBars(with: $0.shown) } ?? false
    bar.isHidden = isHidden && !isBarMoving
    shown?.containerSafeArea = UIEdgeInsets(
      top: 0, left: 0, bottom: isHidden ? 0 : UIKitTuning.tabBarHeight, right: 0)
  }
}

/// The view of a tab bar controller.
final class TabContainerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    (owningController as? UITabBarController)?.layOutContents()
  }
}
