// SPDX-License-Identifier: MIT

/// A moment in a window's life cycle that is reported to observers.
enum WindowMoment {
  case didBecomeVisible, didBecomeHidden, didBecomeKey, didResignKey
}

extension UIWindow {
  /// Notifies observers of a moment.
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
    /// The name of the notification that a window shows.
    nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
      "UIWindowDidBecomeVisibleNotification")
    /// The name of the notification that a window is hidden.
    nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
      "UIWindowDidBecomeHiddenNotification")
    /// The name of the notification that a window has got the keys.
    nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
    /// The name of the notification that a window has lost the keys.
    nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
  #endif
}
