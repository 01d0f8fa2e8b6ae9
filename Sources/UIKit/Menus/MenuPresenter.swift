// SPDX-License-Identifier: MIT

/// Displays a row of commands beside a rectangle of a window, one at a time in the application.
final class MenuPresenter {
  private static let current = AppContext.adopt(AppValue<MenuPresenter?>(nil))

  /// The row on the screen; nil for none.
  static var shown: MenuPresenter? { current.value }

  /// Called when the row leaves, with a closure that hides it: animated changes may be added to it.
  var willHide: (() -> MenuAnimations?)?
  /// Called when the row has left; a fade may still run.
  var didHide: (() -> Void)?

  private(set) var bubble: MenuBubble?
  /// The view that had the keyboard's focus before.
  @WeakReference private var focusBefore: UIView?

  /// Displays commands for a rectangle in the coordinates of a window. A row that is on the screen is hidden first.
  func show(
    _ items: [MenuBubble.Item], at anchor: CGRect, in window: UIWindow, direction: UIMenuController.ArrowDirection,
    isAnimated: Bool, with animations: MenuAnimations? = nil
  ) {
    Self.shown?.hide(isAnimated: false)
    let made = MenuBubble(frame: .zero)
    bubble = made
    Self.current.value = self
    window.addSubview(made)
    made.show(items, at: anchor, direction: direction)
    made.layoutIfNeeded()
    if isAnimated, !UIAccessibility.isReduceMotionEnabled {
      UIView.performWithoutAnimation { made.alpha = 0 }
      UIView.animate(
        withDuration: UIKitTuning.menuFade, delay: 0, options: .beginFromCurrentState,
        animations: {
          made.alpha = 1
          animations?.run()
        }, completion: { _ in animations?.complete() })
    } else {
      animations?.run()
      animations?.complete()
    }
    focusBefore = FocusController.shared.move(into: made)
  }

  /// Replaces the commands or the target.
  func update(_ items: [MenuBubble.Item], at anchor: CGRect, direction: UIMenuController.ArrowDirection) {
    bubble?.show(items, at: anchor, direction: direction)
  }

  /// Hides the row; a fade continues without it.
  func hide(isAnimated: Bool) {
    guard let leaving = bubble else { return }
    let animations = willHide?()
    bubble = nil
    if Self.shown === self { Self.current.value = nil }
    leaving.removeActions()
    leaving.accessibilityElementsHidden = true
    FocusController.shared.goBack(to: focusBefore, from: leaving)
    focusBefore = nil
    leaving.isUserInteractionEnabled = false
    if isAnimated, !UIAccessibility.isReduceMotionEnabled {
      UIView.animate(
        withDuration: UIKitTuning.menuFade, delay: 0, options: .beginFromCurrentState,
        animations: {
          leaving.alpha = 0
          animations?.run()
        },
        completion: { _ in
          leaving.removeFromSuperview()
          animations?.complete()
        })
    } else {
      animations?.run()
      leaving.removeFromSuperview()
      animations?.complete()
    }
    didHide?()
  }

  /// A touch began in a window: unless it is on the row, the row is hidden.
  func touchBegan(at point: CGPoint, in window: UIWindow) {
    guard let bubble else { return }
    let isOnMenu = bubble.window === window && bubble.point(inside: bubble.convert(point, from: window), with: nil)
    if !isOnMenu { hide(isAnimated: true) }
  }

  /// Removes the row without notifying anything, as the application starts again.
  func reset() {
    bubble?.removeFromSuperview()
    bubble = nil
    focusBefore = nil
  }
}

/// Changes that run along with the appearance of a menu, and calls after it.
final class MenuAnimations: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
