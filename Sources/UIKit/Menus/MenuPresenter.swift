// SPDX-License-Identifier: MIT

/// Displays a row of commands next to a rectangle in a window. An app displays at most one row at a time.
final class MenuPresenter {
  private static let current = AppContext.adopt(AppValue<MenuPresenter?>(nil))

  /// The displayed row, or nil if there is none.
  static var shown: MenuPresenter? { current.value }

  /// Called before the row is hidden. Returns the changes to animate along with the fade.
  var willHide: (() -> MenuAnimations?)?
  /// Called after the row has been hidden. The row may still be fading out.
  var didHide: (() -> Void)?

  private(set) var bubble: MenuBubble?
  /// The view that had keyboard focus before the row was displayed.
  @WeakReference private var focusBefore: UIView?

  /// Displays commands next to a rectangle in window coordinates. If a row is already displayed, it is hidden first.
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

  /// Updates the commands and the target.
  func update(_ items: [MenuBubble.Item], at anchor: CGRect, direction: UIMenuController.ArrowDirection) {
    bubble?.show(items, at: anchor, direction: direction)
  }

  /// Hides the row. The row is considered hidden immediately, even while it fades out.
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

  /// Hides the row if a touch begins outside it.
  func touchBegan(at point: CGPoint, in window: UIWindow) {
    guard let bubble else { return }
    let isOnMenu = bubble.window === window && bubble.point(inside: bubble.convert(point, from: window), with: nil)
    if !isOnMenu { hide(isAnimated: true) }
  }

  /// Removes the row without notifications when the app restarts.
  func reset() {
    bubble?.removeFromSuperview()
    bubble = nil
    focusBefore = nil
  }
}

/// The changes that a delegate animates along with a menu, and the delegate's completion handlers.
final class MenuAnimations: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
