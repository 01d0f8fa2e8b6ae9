// SPDX-License-Identifier: MIT

/// The methods that are called when the user selects a tab. The delegate can prevent the selection or animate it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether the user can select the given controller. Default: `true`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when the user selects a controller, even if it is already visible. Default: nothing.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator for a change of tabs, or nil to change without an animation. Default: `nil`.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the driver of an interactive change, or nil if the change is not interactive. Default: `nil`.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interface orientations that the interface supports. Default: `.allButUpsideDown`.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the preferred interface orientation for presentation. Default: `tabBarController.interfaceOrientation`.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

/// A container that displays one of several controllers above a bar with an item for each controller.
///
/// The selected controller's view fills the container, and the bar is part of the view's safe area. If the visible
/// controller is a navigation controller, selecting its tab again pops to its root. Differs from Apple: there is no
/// "More" list, so all items share the bar, even if there are more than five.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  let bar = UITabBar()
  /// The requested controllers. `update()` adds them as children and displays the selected controller.
  private var controllers: [UIViewController] = []
  private var chosen = 0
  /// The controllers that were added as children.
  private var members: [UIViewController] = []
  final var shown: UIViewController?
  private var isUpdating = false
  private var leavesBarOut = false
  /// Whether an animation is showing or hiding the bar.
  private var isBarMoving = false

  #if hasFeature(Embedded)
    /// The delegate that is notified of the selection. A weak reference.
    @WeakReference open var delegate: (any UITabBarControllerDelegate)?
  #else
    /// The delegate that is notified of the selection. A weak reference.
    open weak var delegate: (any UITabBarControllerDelegate)?
  #endif

  /// Creates a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    listenToBar()
  }

  /// Creates a controller without tabs. Decoding from archives is not supported.
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

  /// The tab bar. It contains one item for each controller.
  open var tabBar: UITabBar { bar }

  /// The controllers in the order of their items. Default: none. An array that contains a controller twice is rejected
  /// with a fault. If the visible controller is in the array, it stays selected; otherwise, the first controller is
  /// selected.
  open var viewControllers: [UIViewController]? {
    get { controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers without an animation.
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

  /// The index of the selected controller. An invalid index is rejected with a fault.
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

  /// The selected controller, or nil if there are no controllers. A controller that is not one of the tabs is rejected
  /// with a fault.
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

  /// Whether the tab bar is hidden, so that the content extends to the bottom edge. Default: false.
  open var isTabBarHidden: Bool {
    get { leavesBarOut }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar. If `animated` is true, the bar slides in or out at the bottom edge.
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

  /// The orientations that the delegate supports. Default: all except upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }

  /// The delegate's preferred orientation. Default: the screen's orientation.
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

  /// Updates the children and the view to match the current settings. If callbacks change the settings, the update
  /// continues with the new settings, so that controllers appear and disappear one after another.
  private func update() { calling {} }

  /// Calls application code during a change, and then applies the settings that changed during the call.
  final func calling(_ body: () -> Void) {
    guard !isUpdating else { return body() }
    isUpdating = true
    body()
    // The application may have removed a child by calling methods of the child.
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

  /// Ends an endless update, in which the callbacks of each change request another change. The current state is kept.
  private func stopUpdating() {
    Diagnostics.report(
      "tabsWithoutEnd",
      "Callbacks of a tab bar controller requested more than \(UIKitTuning.containerChangeLimit) further changes, so "
        + "the remaining changes are ignored. Do not select or replace tabs each time a tab appears or disappears.")
    controllers = members
    bar.items = members.map { $0.tabBarItem }
    chosen = members.firstIndex { $0 === shown } ?? 0
    bar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Applies the next requested change. Returns false if nothing remains to be changed.
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

  /// Displays another controller. The change is immediate, unless the delegate returns an animator. If this controller
  /// is on screen, both controllers receive appearance callbacks.
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

  /// Ends a custom transition after which the given controller is visible. If the transition was cancelled, restores
  /// the given index.
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

  /// Creates the view, which contains the bar.
  open override func loadView() {
    let container = TabContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.addSubview(bar)
    view = container
    update()
  }

  /// Lays out the bar and the content.
  final func layOutContents() {
    guard let container = viewIfLoaded else { return }
    let height = UIKitTuning.tabBarHeight + container.safeAreaInsets.bottom
    bar.layoutFrame = CGRect(
      x: 0, y: container.bounds.height - (leavesBarOut ? 0 : height), width: container.bounds.width, height: height)
    if let content = shown?.viewIfLoaded { arrange(content) }
  }

  /// Called when a child navigation controller displays another controller, because the bar may then be hidden.
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
