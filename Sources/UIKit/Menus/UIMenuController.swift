// SPDX-License-Identifier: MIT

/// The edit menu: a row of commands next to a target that the user has pressed.
///
/// The menu displays the standard edit actions, followed by `menuItems`. A command is displayed if a responder returns
/// true from `canPerformAction(_:withSender:)`. The search for such a responder starts at the first responder. When the
/// user chooses a command, its action is sent to the responder that was found, and the menu is hidden. A touch outside
/// the menu, scrolling and the Escape key also hide the menu.
@preconcurrency @MainActor
open class UIMenuController: NSObject, AppState {
  /// The direction in which the menu's arrow points.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// The menu is above the target if there is enough space, and otherwise below the target.
    case `default` = 0
    /// The arrow points up, and the menu is below the target.
    case up = 1
    /// The arrow points down, and the menu is above the target.
    case down = 2
    /// The arrow points left, and the menu is to the right of the target.
    case left = 3
    /// The arrow points right, and the menu is to the left of the target.
    case right = 4
  }

  /// A displayed command.
  struct Entry {
    let title: String
    let action: Selector
  }

  /// The shared menu controller.
  public static let shared = AppContext.adopt(UIMenuController())

  /// The app's own commands. Default: nil. Call `update()` to display changes while the menu is visible.
  open var menuItems: [UIMenuItem]?

  /// The direction of the arrow. Default: the menu is above the target if there is enough space, and otherwise below
  /// the target.
  open var arrowDirection = ArrowDirection.default

  private var targetRect = CGRect.zero
  @WeakReference private var targetView: UIView?
  private let presenter = MenuPresenter()
  private var bubble: MenuBubble? { presenter.bubble }
  /// The closures that validate and perform commands in place of the responder chain, or nil.
  private var stand: MenuStand?

  private override init() {
    super.init()
    presenter.willHide = { [me = WeakReference(self)] in
      me.wrappedValue?.post(.willHide)
      me.wrappedValue?.stand = nil
      return nil
    }
    presenter.didHide = { [me = WeakReference(self)] in me.wrappedValue?.post(.didHide) }
  }

  /// Whether the menu is visible. Setting this property shows or hides the menu without animation.
  open var isMenuVisible: Bool {
    get { bubble != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets the target of the menu in a view's coordinates. A non-finite rectangle is rejected with a fault.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    guard targetRect.keepsLimit else {
      Diagnostics.report(
        "menuTarget",
        "The target rectangle (\(targetRect.origin.x), \(targetRect.origin.y), \(targetRect.width), \(targetRect.height)) of a menu is invalid: \(GeometryLimit.rule)."
      )
      return
    }
    self.targetRect = targetRect
    self.targetView = targetView
    if isMenuVisible { update() }
  }

  /// Shows or hides the menu.
  ///
  /// If neither the target view nor a responder above it is first responder, the first of them that can become first
  /// responder does so. If there is no first responder at all, a fault is reported, and the menu is not shown. The menu
  /// is also not shown if no command can be performed.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(isAnimated: animated) } else { hide(isAnimated: animated) }
  }

  /// Shows the menu for a rectangle of a view, with an animation.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu with an animation.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu if it was shown for the given view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Updates the commands to those that can currently be performed, and hides the menu if there are none.
  open func update() {
    guard bubble != nil else { return }
    let entries = usableEntries()
    guard !entries.isEmpty, let target = targetInWindow() else {
      hide(isAnimated: false)
      return
    }
    presenter.update(items(entries), at: target, direction: arrowDirection)
  }

  /// The frame of the menu without its arrow, in screen coordinates. While the menu is hidden, the frame is zero.
  open var menuFrame: CGRect { bubble.map { $0.superview?.convert($0.frame, to: nil) ?? $0.frame } ?? .zero }

  // MARK: Showing

  /// Shows the menu with commands that the given closures, rather than the responders, validate and perform.
  final func show(_ stand: MenuStand, in view: UIView, rect: CGRect) {
    hide(isAnimated: false)
    setTargetRect(rect, in: view)
    self.stand = stand
    display(isAnimated: false)
    if bubble == nil { self.stand = nil }
  }

  private func show(isAnimated: Bool) {
    stand = nil
    guard targetView != nil else {
      Diagnostics.report("menuTarget", "The menu has no target. Call setTargetRect(_:in:) before you show the menu.")
      return
    }
    guard findFirstResponder() else {
      Diagnostics.report(
        "menuWithoutResponder",
        "The menu has no first responder. Override canBecomeFirstResponder to return true in the target view, "
          + "an ancestor, or its view controller.")
      hide(isAnimated: false)
      return
    }
    display(isAnimated: isAnimated)
  }

  private func display(isAnimated: Bool) {
    let entries = usableEntries()
    guard !entries.isEmpty, let target = targetInWindow(), let window = targetView?.window else {
      hide(isAnimated: false)
      return
    }
    guard bubble == nil else {
      update()
      return
    }
    post(.willShow)
    presenter.show(items(entries), at: target, in: window, direction: arrowDirection, isAnimated: isAnimated)
    post(.didShow)
  }

  private func items(_ entries: [Entry]) -> [MenuBubble.Item] {
    entries.map { entry in
      MenuBubble.Item(title: entry.title) { [me = WeakReference(self)] in me.wrappedValue?.choose(entry) }
    }
  }

  /// Hides the menu. The menu is considered hidden immediately, even while it fades out.
  final func hide(isAnimated: Bool) { presenter.hide(isAnimated: isAnimated) }

  /// Resets all state when a host or test restarts the application.
  final func reset() {
    presenter.reset()
    stand = nil
    targetView = nil
    menuItems = nil
    arrowDirection = .default
  }

  private func choose(_ entry: Entry) {
    if let stand {
      stand.perform(entry.action)
    } else {
      UIApplication.shared.sendAction(entry.action, to: nil, from: self, for: nil)
    }
    hide(isAnimated: true)
  }

  /// Searches for a responder that can become first responder, from the target view upward, and makes it first
  /// responder. Has no effect if the target view or a responder above it is already first responder. Returns whether
  /// there is a first responder.
  private func findFirstResponder() -> Bool {
    var candidate: UIResponder? = targetView
    while let current = candidate {
      if current.isFirstResponder { return true }
      candidate = current.next
    }
    candidate = targetView
    while let current = candidate {
      if current.canBecomeFirstResponder { return current.becomeFirstResponder() }
      candidate = current.next
    }
    return UIResponder.firstResponder != nil
  }

  private func usableEntries() -> [Entry] {
    var all: [Entry] = [
      Entry(title: "Cut", action: .cut), Entry(title: "Copy", action: .copy), Entry(title: "Paste", action: .paste),
      Entry(title: "Select", action: .select), Entry(title: "Select All", action: .selectAll),
      Entry(title: "Delete", action: .delete),
    ]
    for item in menuItems ?? [] { all.append(Entry(title: item.title, action: item.action)) }
    return all.filter { entry in
      if let stand { return stand.canPerform(entry.action) }
      return UIResponder.firstResponder?.responder(forAction: entry.action, withSender: self) != nil
    }
  }

  private func targetInWindow() -> CGRect? {
    guard let targetView, targetView.window != nil else { return nil }
    return targetView.convert(targetRect, to: nil)
  }

  private enum Moment {
    case willShow, didShow, willHide, didHide
  }

  private func post(_ moment: Moment) {
    #if !hasFeature(Embedded)
      let name: NSNotification.Name
      switch moment {
      case .willShow: name = Self.willShowMenuNotification
      case .didShow: name = Self.didShowMenuNotification
      case .willHide: name = Self.willHideMenuNotification
      case .didHide: name = Self.didHideMenuNotification
      }
      NotificationCenter.default.post(name: name, object: self)
    #endif
  }
}

/// Closures that validate and perform the menu's commands in place of the responder chain.
struct MenuStand {
  let canPerform: (Selector) -> Bool
  let perform: (Selector) -> Void
}

#if !hasFeature(Embedded)
  extension UIMenuController {
    /// Posted before the menu is shown.
    nonisolated public class var willShowMenuNotification: NSNotification.Name { .init("UIMenuControllerWillShow") }
    /// Posted after the menu is shown.
    nonisolated public class var didShowMenuNotification: NSNotification.Name { .init("UIMenuControllerDidShow") }
    /// Posted before the menu is hidden.
    nonisolated public class var willHideMenuNotification: NSNotification.Name { .init("UIMenuControllerWillHide") }
    /// Posted after the menu is hidden.
    nonisolated public class var didHideMenuNotification: NSNotification.Name { .init("UIMenuControllerDidHide") }
  }
#endif

extension UIKitTuning {
  /// The duration of a menu's fade in seconds (0.15).
  static let menuFade = 0.15
  /// The distance in points between a menu and its target, and between a menu and the screen edges (8). The menu frame
  /// in row G1 of `UIMenuControllerTests` depends on this distance.
  static let menuMargin: CGFloat = 8
  /// The height of a menu in points (36).
  static let menuHeight: CGFloat = 36
  /// The horizontal padding of a command's title in points (12).
  static let menuPadding: CGFloat = 12
  /// The side length in points of the square whose corner forms the arrow (11). The length must be larger than
  /// `menuMargin` (8).
  static let menuArrow: CGFloat = 11
  /// The corner radius of a menu in points (8).
  static let menuCornerRadius: CGFloat = 8
}
