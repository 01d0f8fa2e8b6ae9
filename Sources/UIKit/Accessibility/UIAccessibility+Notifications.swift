// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// A notification that an app posts to assistive technology.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the notification.
    public let rawValue: UInt32

    /// Creates a notification with the given raw value. Posting an unknown notification has no effect.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Posted when most of the screen has changed. The argument is the view to focus or the text to speak. If the
    /// argument is nil, the first element is focused.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Posted when a part of the screen has changed. The argument is the view to focus or the text to speak. If the
    /// argument is nil, the focus does not move.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Posted to announce a change that the user would otherwise miss. The argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// Posted after the content has scrolled by a page. The argument is the text to speak, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)
    /// Posts a notification to assistive technology, with the view to focus. See `Notification`.
    public static func post(notification: Notification, argument: UIView?) {
      AccessibilityNotice.post(notification, view: argument)
    }

    /// Posts a notification to assistive technology, with the text to speak. See `Notification`.
    public static func post(notification: Notification, argument: String) {
      AccessibilityNotice.post(notification, words: argument)
    }
  #else
    /// Posts a notification to assistive technology. The meaning of the argument depends on the notification. The
    /// argument must be a view, a `String` or nil. Other arguments are ignored and reported as faults.
    ///
    /// Text is spoken after the next frame, in the order of posting, without interrupting current speech. The focus
    /// moves only if the keyboard or assistive technology has already focused an element, so that pointer users do not
    /// see it move.
    ///
    /// Differs from Apple: attributed strings and their speech priorities are not supported.
    public static func post(notification: Notification, argument: Any?) {
      if let view = argument as? UIView {
        AccessibilityNotice.post(notification, view: view)
      } else if let words = argument as? String {
        AccessibilityNotice.post(notification, words: words)
      } else if let argument {
        Diagnostics.report(
          "accessibilityArgument",
          "UIAccessibility.post ignored an argument of the type \(type(of: argument)). Pass a view, a String or nil.")
      } else {
        AccessibilityNotice.post(notification, view: nil)
      }
    }
  #endif
}
