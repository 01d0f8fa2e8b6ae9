// SPDX-License-Identifier: MIT

/// The edit menu: a row of commands beside a target that a person pressed.
///
/// It shows the standard edit actions, then `menuItems`. A command is shown if a responder, from the first responder
/// up, returns true from `canPerformAction(_:withSender:)`. Choosing one sends it to that responder and hides the menu;
/// a touch elsewhere, scrolling and Escape hide it too.
@preconcurrency @MainActor
open class UIMenuController: NSObject, AppState {
  /// On which side of the menu its arrow is.
  nonisolated public enum ArrowDirection: Int, Sendable {
    /// Where there is space: the menu above the target if it fits, otherwise below.
    case `default` = 0
    /// The arrow points up, the menu is below the target.
    case up = 1
    /// The arrow points down, the menu is above the target.
    case down = 2
    /// The arrow points left, the menu is to the right of the target.
    case left = 3
    /// The arrow points right, the menu is to the left of the target.
    case right = 4
  }

  /// One command as it shows.
  struct Entry {
    let title: String
    let action: Selector
  }

  /// The menu; there is one.
  public static let shared = AppContext.adopt(UIMenuController())

  /// The commands of the program. Default: nil. `update()` shows a change while the menu is visible.
  open var menuItems: [UIMenuItem]?

  /// On which side of the menu its arrow is. Default: where there is room.
  open var arrowDirection = ArrowDirection.default

  private var targetRect = CGRect.zero
  @WeakReference private var targetView: UIView?
  private let presenter = MenuPresenter()
  private var bubble: MenuBubble? { presenter.bubble }
  /// The object that decides and performs instead of the responders.
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

  /// Whether the menu shows. Setting it is `setMenuVisible(_:animated:)` without animation.
  open var isMenuVisible: Bool {
    get { bubble != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Sets the target of the menu, in a view's coordinates. A rectangle that is not finite is rejected with a fault.
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
  /// A responder in the chain that begins at the target view must be first responder or be able to become it; otherwise
  /// a fault is reported and nothing is shown. Without any command that can be performed, nothing is shown either.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { show(isAnimated: animated) } else { hide(isAnimated: animated) }
  }

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Hides the menu if it was shown for a view.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { hideMenu() }
  }

  /// Updates the commands to those that can be performed now, and hides the menu if there are none.
  open func update() {
    guard bubble != nil else { return }
    let entries = usableEntries()
    guard !entries.isEmpty, let target = targetInWindow() else {
      hide(isAnimated: false)
      return
    }
    presenter.update(items(entries), at: target, direction: arrowDirection)
  }

  /// Where the menu is on the screen, in points; zero while it does not show. The arrow is not counted.
  open var menuFrame: CGRect { bubble.map { $0.superview?.convert($0.frame, to: nil) ?? $0.frame } ?? .zero }

  // Showing.

  /// Shows the menu for an object that decides and performs itself, independent of the first responder.
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

  /// Hides the menu; a fade continues without it.
  final func hide(isAnimated: Bool) { presenter.hide(isAnimated: isAnimated) }

  /// Resets all state, for a host or test that restarts.
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

  /// The first responder, if it is in the target view's chain, or else the first there that becomes it.
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

/// An object that decides which commands a menu offers and performs them, instead of the responders.
struct MenuStand {
  let canPerform: (Selector) -> Bool
  let perform: (Selector) -> Void
}

#if !hasFeature(Embedded)
  extension UIMenuController {
    /// The name of the notification that the menu is about to show.
    nonisolated public class var willShowMenuNotification: NSNotification.Name { .init("UIMenuControllerWillShow") }
    /// The name of the notification that the menu shows.
    nonisolated public class var didShowMenuNotification: NSNotification.Name { .init("UIMenuControllerDidShow") }
    /// The name of the notification that the menu is about to go.
    nonisolated public class var willHideMenuNotification: NSNotification.Name { .init("UIMenuControllerWillHide") }
    /// The name of the notification that the menu has gone.
    nonisolated public class var didHideMenuNotification: NSNotification.Name { .init("UIMenuControllerDidHide") }
  }
#endif

extension UIKitTuning {
  /// Seconds in which a menu fades (0.15).
  static let menuFade = 0.15
  /// Points between a menu and its target, and between a menu and the screen's sides (8). Row G1's menu frame uses it.
  static let menuMargin: CGFloat = 8
  /// The height in points of a menu (36).
  static let menuHeight: CGFloat = 36
  /// Points to both sides of a command's words (12).
  static let menuPadding: CGFloat = 12
  /// The width and height in points of the square whose corner is the arrow (11): it must reach over the margin of 8.
  static let menuArrow: CGFloat = 11
  /// The radius in points of a menu's corners (8).
  static let menuCornerRadius: CGFloat = 8
}
