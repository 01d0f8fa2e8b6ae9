// SPDX-License-Identifier: MIT

/// Hides a navigation controller's bars in response to swipes and taps, in compact height, and when the keyboard
/// appears.
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The recognizer for swipes.
  let pan = UIPanGestureRecognizer()
  /// The recognizer for taps.
  let tap = UITapGestureRecognizer()
  @WeakReference private var navigation: UINavigationController?
  private var keyboard: (any NSObjectProtocol)?
  /// Whether the height was compact in the previous layout.
  private var wasCompact = false
  /// Whether the toolbar was hidden together with the navigation bar. If so, both are shown together again.
  private var hidToolbar = false

  /// Whether swipes hide and show the bars.
  var swipes = false { didSet { update() } }
  /// Whether taps hide and show the bars.
  var taps = false { didSet { update() } }
  /// Whether the bars are hidden in compact height.
  var hidesWhenCompact = false {
    didSet {
      wasCompact = false
      update()
    }
  }
  /// Whether the bars are hidden when the keyboard appears.
  var hidesForKeyboard = false {
    didSet {
      if let keyboard { NotificationCenter.default.removeObserver(keyboard) }
      keyboard = nil
      if hidesForKeyboard {
        keyboard = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [me = WeakReference(self)] _ in NavigationBarHiding.keyboardAppears(me) }
      }
      update()
    }
  }

  init(_ navigation: UINavigationController) {
    super.init()
    self.navigation = navigation
    for recognizer in [pan, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    pan.addHandler { [me = WeakReference(self)] _ in me.wrappedValue?.follow() }
    tap.addHandler { [me = WeakReference(self)] _ in
      guard let hiding = me.wrappedValue, let navigation = hiding.navigation else { return }
      hiding.hide(!navigation.isNavigationBarHidden)
    }
  }

  // Called on the main thread, like all keyboard notifications.
  nonisolated private static func keyboardAppears(_ hiding: WeakReference<NavigationBarHiding>) {
    MainThread.run(hiding) { $0.wrappedValue?.hide(true) }
  }

  /// Installs the recognizers, and hides or shows the bars if the height class has changed.
  func update() {
    guard let navigation, let container = navigation.viewIfLoaded else { return }
    if pan.view !== container {
      container.addGestureRecognizer(pan)
      container.addGestureRecognizer(tap)
    }
    pan.isEnabled = swipes
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    tap.isEnabled =
      taps || hidesWhenCompact && isCompact || hidesForKeyboard && navigation.isNavigationBarHidden
    guard hidesWhenCompact, container.window != nil, isCompact != wasCompact else { return }
    wasCompact = isCompact
    hide(isCompact, animated: false)
  }

  private func follow() {
    guard let navigation, let view = pan.view, pan.state == .changed || pan.state == .ended else { return }
    let distance = pan.translation(in: view).y
    guard distance.magnitude >= UIKitTuning.barHideSwipeLength, (distance < 0) != navigation.isNavigationBarHidden
    else { return }
    hide(distance < 0)
    pan.setTranslation(.zero, in: view)
  }

  private func hide(_ isHidden: Bool, animated: Bool = true) {
    guard let navigation, isHidden != navigation.isNavigationBarHidden else { return }
    if isHidden { hidToolbar = !navigation.isToolbarHidden }
    navigation.setNavigationBarHidden(isHidden, animated: animated)
    if hidToolbar { navigation.setToolbarHidden(isHidden, animated: animated) }
    update()
  }

  /// Allows simultaneous recognition, so that the content still receives scrolls and taps.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Ignores touches on bars and controls.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let navigation else { return false }
    var view = touch.view
    while let current = view, current !== navigation.viewIfLoaded {
      if current is UIControl || current === navigation.bar || current === navigation.lowerBar { return false }
      view = current.superview
    }
    return true
  }
}

extension UIKitTuning {
  /// The minimum length in points (20) of a swipe that hides or shows the bars. Our choice: with a lower value, slight
  /// scrolling would make the bars flicker.
  static let barHideSwipeLength: CGFloat = 20
}
