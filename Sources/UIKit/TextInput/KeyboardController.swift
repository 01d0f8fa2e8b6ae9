// SPDX-License-Identifier: MIT

import SprungStage

/// Tracks the part of the window that the on-screen keyboard covers, places the accessory views, and posts the keyboard
/// notifications.
///
/// The host draws its own keyboard and reports its height. The first responder's `inputAccessoryView` is placed in the
/// window above the keyboard, and its `inputView` replaces the keyboard.
final class KeyboardController: FrameParticipant, AppState {
  static let shared = AppContext.adopt(KeyboardController())

  /// The height of the host's keyboard in points, or 0 while no keyboard is on screen.
  private(set) var hostHeight: CGFloat = 0
  /// The part of the screen that the keyboard covers, or nil while the keyboard is hidden.
  private(set) var frame: CGRect? {
    didSet { KeyboardPosition.shared.frame = frame ?? .zero }
  }
  private var holds = 0
  private var shownFor: UIResponder?
  private var accessory: UIView?
  private var input: UIView?
  private var announced: (time: TimeInterval, frames: KeyboardFrames, isShown: Bool)?
  private var managed: [UIScrollView] = []

  /// Discards all state when the host restarts the application.
  func reset() {
    hostHeight = 0
    frame = nil
    holds = 0
    shownFor = nil
    for view in [accessory, input] { view?.removeFromSuperview() }
    accessory = nil
    input = nil
    announced = nil
    managed = []
  }

  /// Defers updates until `release()`, because the first responder may resign and be replaced immediately.
  func hold() { holds += 1 }

  /// Ends the deferral, and updates the keyboard for the changes since `hold()`.
  func release() {
    holds -= 1
    update()
  }

  /// Called when the height of the host's keyboard has changed.
  func hostChanged(to height: CGFloat) {
    guard height != hostHeight else { return }
    hostHeight = height
    update()
  }

  /// Updates the keyboard and its views for the current first responder.
  func update() {
    guard holds == 0 else { return }
    let responder = UIResponder.firstResponder
    let newAccessory = responder?.nearestInputView { $0.inputAccessoryView }
    let newInput = responder?.nearestInputView { $0.inputView }
    let window = responder?.windowOfInput
    let takesText = responder?.takesText ?? false
    guard let responder, let window, takesText || newInput != nil || newAccessory != nil else {
      shownFor = nil
      if frame != nil { change(to: nil, in: nil, accessory: nil, input: nil) }
      return
    }
    let height = heightOf(newAccessory) + (newInput.map { heightOf($0) } ?? (takesText ? hostHeight : 0))
    let size = window.bounds.size
    let new = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    let isOther = shownFor !== responder
    shownFor = responder
    guard new != frame || isOther || newAccessory !== accessory || newInput !== input else { return }
    change(to: new, in: window, accessory: newAccessory, input: newInput)
  }

  private func heightOf(_ view: UIView?) -> CGFloat {
    guard let view else { return 0 }
    if view.bounds.height > 0 { return view.bounds.height }
    return max(0, view.sizeThatFits(CGSize(width: UIScreen.main.bounds.width, height: 0)).height)
  }

  private func change(to new: CGRect?, in window: UIWindow?, accessory newAccessory: UIView?, input newInput: UIView?) {
    let screen = window?.bounds.size ?? UIScreen.main.bounds.size
    let hidden = CGRect(x: 0, y: screen.height, width: screen.width, height: (new ?? frame)?.height ?? 0)
    let frames = KeyboardFrames(begin: frame ?? hidden, end: new ?? hidden)
    finishAnnouncing()
    let wasShown = frame != nil
    frame = new
    KeyboardNotification.post(.willChangeFrame, frames, if: frames.begin != frames.end)
    KeyboardNotification.post(new == nil ? .willHide : .willShow, frames, if: new != nil || wasShown)
    // An observer of the notifications may have ended this change or started another change.
    guard frame == new else { return }
    let leaving = [accessory, input].compactMap { $0 }.filter { $0 !== newAccessory && $0 !== newInput }
    (accessory, input) = (newAccessory, newInput)
    move(from: frames.begin, to: frames.end, in: window, leaving: leaving)
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : UIKitTuning.keyboardDuration
    announced = (AppContext.shared.currentTime + duration, frames, new != nil)
    FrameScheduler.shared.add(self, phase: .animations)
  }

  private func move(from begin: CGRect, to end: CGRect, in window: UIWindow?, leaving: [UIView]) {
    var coming: [(view: UIView, end: CGRect)] = []
    var top = end.minY
    for view in [accessory, input].compactMap({ $0 }) {
      let height = heightOf(view)
      coming.append((view, CGRect(x: 0, y: top, width: end.width, height: height)))
      if view.superview !== window {
        UIView.performWithoutAnimation {
          view.layoutFrame = CGRect(x: 0, y: begin.minY + top - end.minY, width: end.width, height: height)
          window?.addSubview(view)
          view.layoutIfNeeded()
        }
      } else {
        window?.bringSubviewToFront(view)
      }
      top += height
    }
    let insets = insets(in: window)
    UIView.animate(
      withDuration: UIKitTuning.keyboardDuration, delay: 0, options: .beginFromCurrentState,
      animations: {
        for (view, frame) in coming { view.layoutFrame = frame }
        for view in leaving { view.layoutFrame.origin.y = UIScreen.main.bounds.height }
        for (view, inset) in insets { view.reserveInset(forKeyboard: inset) }
        for window in WindowList.shared.windows { window.moveKeyboardGuides() }
      },
      completion: { _ in
        for view in leaving
        where view !== KeyboardController.shared.accessory && view !== KeyboardController.shared.input {
          view.removeFromSuperview()
        }
      })
    showFirstResponder()
  }

  /// Returns the scroll views that automatically avoid the keyboard. For each scroll view, returns the height of the
  /// part that the keyboard covers.
  private func insets(in window: UIWindow?) -> [(UIScrollView, CGFloat)] {
    var views: [UIScrollView] = []
    window?.rootViewController?.collectKeyboardScrollViews(into: &views)
    var insets: [(UIScrollView, CGFloat)] = []
    for view in managed where views.identityIndex(of: view) == nil { insets.append((view, 0)) }
    for view in views {
      let covered = frame.map { view.coveredHeight(by: $0) } ?? 0
      insets.append((view, max(0, covered - view.safeAreaInsets.bottom)))
    }
    managed = frame == nil ? [] : views
    return insets
  }

  /// Scrolls the enclosing scroll views so that the keyboard does not cover the edited view.
  private func showFirstResponder() {
    guard frame != nil, let view = UIResponder.firstResponder as? UIView, view.takesText else { return }
    var around = view.superview
    while let outer = around {
      if let scrollView = outer as? UIScrollView {
        // The application may already have scrolled the view in response to the notification, possibly too far.
        scrollView.bringIntoView(view.convert(view.bounds, to: scrollView))
      }
      around = outer.superview
    }
  }

  /// Posts the "did show" or "did hide" notification after the animation has finished.
  func frame(at timestamp: TimeInterval) -> Bool {
    guard let announced else { return false }
    guard timestamp >= announced.time else { return true }
    finishAnnouncing()
    return self.announced != nil
  }

  private func finishAnnouncing() {
    guard let last = announced else { return }
    announced = nil
    KeyboardNotification.post(.didChangeFrame, last.frames, if: last.frames.begin != last.frames.end)
    KeyboardNotification.post(last.isShown ? .didShow : .didHide, last.frames, if: true)
  }
}

/// The frames of the keyboard before and after a change, in screen coordinates.
nonisolated struct KeyboardFrames: Equatable {
  let begin: CGRect
  let end: CGRect
}

extension UIResponder {
  /// Whether the responder receives typed text.
  final var takesText: Bool {
    if textEditor != nil { return true }
    #if hasFeature(Embedded)
      return false
    #else
      return self is any UIKeyInput
    #endif
  }

  /// Returns the first non-nil result of a closure along the responder chain, starting with this responder.
  fileprivate final func nearestInputView(_ view: (UIResponder) -> UIView?) -> UIView? {
    var candidate: UIResponder? = self
    while let current = candidate {
      if let found = view(current) { return found }
      candidate = current.next
    }
    return nil
  }

  fileprivate final var windowOfInput: UIWindow? {
    var candidate: UIResponder? = self
    while let current = candidate {
      if let window = current as? UIWindow { return window }
      candidate = current.next
    }
    return nil
  }
}

extension UIView {
  /// Returns the height, in points, of the bottom part of the view that a frame in screen coordinates covers.
  fileprivate final func coveredHeight(by frame: CGRect) -> CGFloat {
    let rect = convert(CGRect(origin: bounds.origin, size: bounds.size), to: nil)
    guard frame.height > 0, rect.intersects(frame) else { return 0 }
    return max(0, rect.maxY - frame.minY)
  }

  /// The height, in points, of the bottom part of the view that the keyboard covers.
  final var heightBelowKeyboard: CGFloat { KeyboardController.shared.frame.map { coveredHeight(by: $0) } ?? 0 }

  /// Updates the layout of all views in the hierarchy that use a keyboard layout guide.
  fileprivate final func moveKeyboardGuides() {
    if let storage = layoutStorage, storage.systemGuides.contains(where: { $0 is UIKeyboardLayoutGuide }) {
      LayoutHierarchy.geometryChanged(of: self)
      setNeedsLayout()
      layoutIfNeeded()
    }
    for subview in subviews { subview.moveKeyboardGuides() }
  }
}

extension UIScrollView {
  /// Sets the bottom inset that the scroll view reserves for the keyboard.
  fileprivate final func reserveInset(forKeyboard inset: CGFloat) {
    guard inset != keyboardInset else { return }
    let old = adjustedContentInset
    keyboardInset = inset
    insetsDidChange(from: old)
  }
}
