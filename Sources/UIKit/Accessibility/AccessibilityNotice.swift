// SPDX-License-Identifier: MIT

/// The effect of a notification: words are spoken after the frame, or the focus moves.
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
      // There is no focus to move, so the name is spoken instead.
      AppContext.shared.announcements.append(words)
    }
  }
}
