// SPDX-License-Identifier: MIT

extension UIAccessibility {
  /// What a program tells assistive technology.
  nonisolated public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number that stands for the notification.
    public let rawValue: UInt32

    /// Makes a notification of a number; one that is not among the constants does nothing when it is posted.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The whole screen is another one. The argument is the view to which the focus goes, or words to speak; nil is the
    /// first element.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another one. The argument is the view to which the focus goes, or words to speak; nil
    /// leaves the focus where it is.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something happened that the person would otherwise not hear of. The argument is what to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page. The argument is what to speak, such as "Page 2 of 5".
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  #if hasFeature(Embedded)
    /// Tells assistive technology that something has changed, with the view to which the focus goes; see `Notification`.
    public static func post(notification: Notification, argument: UIView?) {
      AccessibilityNotice.tell(notification, view: argument)
    }

    /// Tells assistive technology that something has changed, with words to speak; see `Notification`.
    public static func post(notification: Notification, argument: String) {
      AccessibilityNotice.tell(notification, words: argument)
    }
  #else
    /// Tells assistive technology that something has changed. What the argument is depends on the notification; anything
    /// else than a view, a `String` or nil is refused with a fault.
    ///
    /// Words are spoken after the next frame, one after the other, politely: they do not interrupt what is being said. The
    /// focus moves only if the keyboard or assistive technology has it on something, so that nobody who points at things
    /// is led about by it.
    ///
    /// Differs from Apple: attributed strings, and with them priorities, are not offered.
    public static func post(notification: Notification, argument: Any?) {
      if let view = argument as? UIView {
        AccessibilityNotice.tell(notification, view: view)
      } else if let words = argument as? String {
        AccessibilityNotice.tell(notification, words: words)
      } else if argument == nil {
        AccessibilityNotice.tell(notification, view: nil)
      } else {
        Diagnostics.report(
          "accessibilityArgument",
          "UIAccessibility.post(notification:argument:) takes a view, a String or nil; the argument was ignored")
      }
    }
  #endif
}
