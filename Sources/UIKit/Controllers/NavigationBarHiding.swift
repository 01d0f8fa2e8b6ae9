// SPDX-License-Identifier: MIT

/// Hides the bars of a navigation controller by swipes and taps, while the window is low, and when the keyboard appears.
final class NavigationBarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The swipe.
  let pan = UIPanGestureRecognizer()
  /// The tap.
  let tap = UITapGestureRecognizer()
  @WeakReference private var navigation: UINavigationController?
  private var keyboard: (any NSObjectProtocol)?
  /// Whether the window was of compact height in the last layout.
  private var wasCompact = false
  /// Whether the toolbar was hidden together with the bar, and appears with it.
  private var hidToolbar = false

  /// Whether swipes count.
  var swipes = false { didSet { update() } }
  /// Whether taps count.
  var taps = false { didSet { update() } }
  /// Whether a window of compact height hides the bars.
  var hidesWhenCompact = false {
    didSet {
      wasCompact = false
      update()
    }
  }
  /// Whether the keyboard hides the bars.
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

  // Posted on the main thread, as all notifications of the keyboard.
  nonisolated private static func keyboardAppears(_ hiding: WeakReference<NavigationBarHiding>) {
    MainThread.run(hiding) { $0.wrappedValue?.hide(true) }
  }

  /// Adds the recognizers, and hides or shows the bars if the height of the window has changed.
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

  /// Content scrolls and selects as without it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Bars and controls keep their touches; a tap while the keyboard is visible is for the content.
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
  /// Points by which a finger swipes before it hides or shows the bars of a navigation controller (20). Ours: less, and a touch that
  /// scrolls a little flickers the bars.
  static let barHideSwipeLength: CGFloat = 20
}
