// SPDX-License-Identifier: MIT

/// The types of data that a text view detects in its text.
nonisolated public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bit mask, with UIKit's values.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses. Not detected.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// The kind of interaction with an item in the text.
nonisolated public enum UITextItemInteraction: Int, Sendable {
  /// Performs the default action, such as opening the link.
  case invokeDefaultAction = 0
  /// Presents a list of actions.
  case presentActions = 1
  /// Presents a preview.
  case preview = 2
}
