// SPDX-License-Identifier: MIT

/// The kinds of data that a text view detects in its text.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits, UIKit's own.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// How a person interacts with an item in a text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// Opens the link.
  case invokeDefaultAction = 0
  /// Asks what can be done.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}
