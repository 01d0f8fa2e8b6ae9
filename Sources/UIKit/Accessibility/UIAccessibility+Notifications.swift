// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// A notification to assistive technology.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the notification.
    public let rawValue: UInt32

    /// Makes a notification of a number; one that is not among the constants does nothing when it is posted.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The whole screen has changed. The argument is the view that gets the focus, or words to speak; nil is the first
    /// element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed. The argument is the view that gets the focus, or words to speak; nil leaves
    /// the focus where it is.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A change that the person would otherwise not notice. The argument is the text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page. The argument is what to speak, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)
    /// Notifies assistive technology of a change, with the view that gets the focus; see `Notification`.
    public static func post(notification: Notification, argument: UIView?) {
      AccessibilityNotice.post(notification, view: argument)
    }

    /// Notifies assistive technology of a change, with words to speak; see `Notification`.
    public static func post(notification: Notification, argument: String) {
      AccessibilityNotice.post(notification, words: argument)
    }
  #else
    /// Notifies assistive technology of a change. The meaning of the argument depends on the notification; anything but
    /// a view, a `String` or nil is rejected with a fault.
    ///
    /// Words are spoken after the next frame, one after another, politely: they do not interrupt speech. The focus
    /// moves only if the keyboard or assistive technology has focused an element, so that it does not move for people
    /// who use a pointer.
    ///
    /// Differs from Apple: attributed strings, and with them priorities, are not offered.
    public static func post(notification: Notification, argument: Any?) {
      if let view = argument as? UIView {
        AccessibilityNotice.post(notification, view: view)
      } else if let words = argument as? String {
        AccessibilityNotice.post(notification, words: words)
      } else if argument == nil {
        AccessibilityNotice.post(notification, view: nil)
      } else {
        Diagnostics.report(
          "accessibilityArgument",
          "The argument was ignored. Pass a view, a String or nil to UIAccessibility.post(notification:argument:).")
      }
    }
  #endif
}
