// SPDX-License-Identifier: MIT

/// Handles posted accessibility notifications: queues announcements for the next frame or moves the focus.
enum AccessibilityNotice {
  static func post(_ notification: UIAccessibility.Notification, words: String) {
    if notification == .screenChanged { FocusController.shared.moveToFirstElement() }
    switch notification {
    case .announcement, .pageScrolled, .screenChanged, .layoutChanged:
      if !words.isEmpty { AppContext.shared.announcements.append(words) }
    default: break
    }
  }

  static func post(_ notification: UIAccessibility.Notification, view: UIView?) {
    guard notification == .screenChanged || notification == .layoutChanged else { return }
    guard let view else {
      if notification == .screenChanged { FocusController.shared.moveToFirstElement() }
      return
    }
    let focus = FocusController.shared
    if focus.view != nil || focus.hasLostFocus, let target = focus.first(in: view) {
      focus.give(to: target)
    } else if let words = view.accessibilityLabel, !words.isEmpty {
      // Focus navigation is not in use, so the view's label is spoken instead.
      AppContext.shared.announcements.append(words)
    }
  }
}
