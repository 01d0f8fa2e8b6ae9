// SPDX-License-Identifier: MIT

import SprungStage

/// A request to deliver a notification. It contains the content of the notification and the trigger.
nonisolated open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The identifier with which the request can be replaced or removed.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition for the delivery; nil to deliver the notification immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }
}

/// A delivered notification.
nonisolated open class UNNotification: NSObject, @unchecked Sendable {
  /// The date of the delivery.
  public let date: Date
  /// The request that caused the notification.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The action identifier of a response if the user has opened the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier of a response if the user has dismissed the notification.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
nonisolated open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action. The identifier is `UNNotificationDefaultActionIdentifier` if the user opened the
  /// notification.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

/// The behavior of a notification action.
nonisolated public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The action is performed only while the device is unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// The action is destructive.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The action activates the application.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// An action that a notification offers as a button.
///
/// Differs from Apple: browser notifications have no buttons, so the page displays a notification with actions as a
/// banner. While the page is hidden, the browser also displays the notification, but without buttons.
nonisolated open class UNNotificationAction: NSObject, @unchecked Sendable {
  /// The identifier of the action.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// The behavior of the action.
  public let options: UNNotificationActionOptions

  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }

  /// The action in the form in which it is sent to the host.
  var staged: StageFile {
    let type = options.contains(.destructive) ? "text/x-action-destructive" : "text/x-action"
    return StageFile(name: identifier, type: type, bytes: Array(title.utf8))
  }

  /// Returns the response for choosing the action.
  func response(to notification: UNNotification, _ text: String) -> UNNotificationResponse {
    UNNotificationResponse(notification, identifier)
  }
}

/// A notification action with a text field.
nonisolated open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the send button.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action with a text field.
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

/// The user's response to a text input action, which contains the entered text.
nonisolated open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text that the user entered.
  public let userText: String

  init(_ notification: UNNotification, _ actionIdentifier: String, _ text: String) {
    userText = text
    super.init(notification, actionIdentifier)
  }
}

/// Options of a notification category.
nonisolated public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: UInt
  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// When the user dismisses a notification, the delegate receives a response.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Notifications appear in CarPlay.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if previews are hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if previews are hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}

/// A type of notification and its actions.
nonisolated open class UNNotificationCategory: NSObject, @unchecked Sendable {
  /// The identifier, which matches the `categoryIdentifier` of the content.
  public let identifier: String
  /// The actions of the notifications.
  public let actions: [UNNotificationAction]
  /// Identifiers of related intents. The value is stored but has no effect.
  public let intentIdentifiers: [String]
  /// The options of the category.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
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

  /// Creates a category. The placeholder for hidden previews is ignored.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
}

/// The error of a rejected notification.
nonisolated public struct UNError: Error, Equatable, Sendable {
  /// The error codes.
  public enum Code: Int, Sendable {
    /// Either the user or the host does not allow notifications.
    case notificationsNotAllowed = 1
    /// The notification has no content.
    case notificationInvalidNoContent = 1401
    /// The trigger has no future date.
    case notificationInvalidNoDate = 1400
  }

  /// The error code.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
}
