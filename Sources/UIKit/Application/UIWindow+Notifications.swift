// SPDX-License-Identifier: MIT

/// An event in a window's life cycle that is reported to observers.
enum WindowMoment {
  case didBecomeVisible, didBecomeHidden, didBecomeKey, didResignKey
}

extension UIWindow {
  /// Posts the notification for an event.
  final func post(_ moment: WindowMoment) {
    #if !hasFeature(Embedded)
      let name =
        switch moment {
        case .didBecomeVisible: Self.didBecomeVisibleNotification
        case .didBecomeHidden: Self.didBecomeHiddenNotification
        case .didBecomeKey: Self.didBecomeKeyNotification
        case .didResignKey: Self.didResignKeyNotification
        }
      NotificationCenter.default.post(name: name, object: self)
    #endif
  }

  #if !hasFeature(Embedded)
    /// Posted after a window has become visible.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
      "UIWindowDidBecomeVisibleNotification")
    /// Posted after a window has been hidden.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
      "UIWindowDidBecomeHiddenNotification")
    /// Posted after a window has become the key window.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window has resigned as the key window.
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  #endif
}
