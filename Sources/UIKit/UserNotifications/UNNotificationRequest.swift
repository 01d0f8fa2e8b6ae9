// SPDX-License-Identifier: MIT

import SprungStage

/// A notification that is to be delivered: its texts, and when.
nonisolated open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The name by which it is removed or replaced.
  public let identifier: String
  /// The texts.
  public let content: UNNotificationContent
  /// When it is delivered; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// Makes a request. Later changes of the content do not count.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }
}

/// A notification that was delivered.
nonisolated open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was delivered.
  public let date: Date
  /// The request that led to the notification.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The name of the response of a person who opens a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the response of a person who dismisses a notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A person's response to a notification.
nonisolated open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The name of the action: `UNNotificationDefaultActionIdentifier` for one that was opened.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// How an action is performed.
nonisolated public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// On an unlocked device only.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Something is lost.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The application becomes active.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
///
/// Differs from Apple: a page shows a notification with buttons as a banner of its own, because those of browsers have none. While the
/// page is hidden the browser presents it too, without its buttons.
nonisolated open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The name.
  public let identifier: String
  /// The text of the button.
  public let title: String
  /// How it is performed.
  public let options: UNNotificationActionOptions

  /// Makes a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }

  /// The button as the host receives it.
  var staged: StageFile {
    let type = options.contains(.destructive) ? "text/x-action-destructive" : "text/x-action"
    return StageFile(name: identifier, type: type, bytes: Array(title.utf8))
  }

  /// The response when a person has chosen the button.
  func response(to notification: UNNotification, _ text: String) -> UNNotificationResponse {
    UNNotificationResponse(notification, identifier)
  }
}

/// A button of a notification that asks for a text.
nonisolated open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The text of the button that sends.
  public let textInputButtonTitle: String
  /// The text in the empty field.
  public let textInputPlaceholder: String

  /// Makes a button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }

  override var staged: StageFile {
    var file = super.staged
    file.type = options.contains(.destructive) ? "text/x-input-destructive" : "text/x-input"
    file.bytes += Array("\n\(textInputButtonTitle)\n\(textInputPlaceholder)".utf8)
    return file
  }

  override func response(to notification: UNNotification, _ text: String) -> UNNotificationResponse {
    UNTextInputNotificationResponse(notification, identifier, text)
  }
}

/// The text that a person entered in a notification, and the button.
nonisolated open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, _ actionIdentifier: String, _ text: String) {
    userText = text
    super.init(notification, actionIdentifier)
  }
}

/// The behavior of the notifications of a category.
nonisolated public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate receives a response when a person dismisses a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// They are shown in cars.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown although previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown although previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A kind of notifications with the same buttons.
nonisolated open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The name that contents refer to.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// Names of intents. Stored only.
  public let intentIdentifiers: [String]
  /// Options for the notifications of the category.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }

  /// Makes a category; the placeholder of hidden previews does not count.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
}

/// The reason why a notification was rejected.
nonisolated public struct UNError: Error, Equatable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// The person, or the host, does not allow notifications.
    case notificationsNotAllowed = 1
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The date of the notification does not come.
    case notificationInvalidNoDate = 1400
  }

  /// The reason.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}
