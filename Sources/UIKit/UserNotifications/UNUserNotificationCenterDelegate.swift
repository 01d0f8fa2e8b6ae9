// SPDX-License-Identifier: MIT

/// Decides how notifications are presented, and receives the user's responses.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is delivered while the application is active. Pass the presentation options to the
  /// handler. Default: passes the result of the asynchronous method to the handler.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called after the user has opened a notification, chosen an action, or dismissed a notification whose category has
  /// `customDismissAction`. Call the handler after handling the response. Default: calls the asynchronous method.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// Returns the presentation options for a notification while the application is active. Default: returns no options,
  /// so that the notification is not presented.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions
  /// Called after the user has responded to a notification. Default: does nothing.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async
  /// On Apple's platforms, called when the user requests the notification settings of the application. UIKit never
  /// calls this method. Default: nothing.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Passes the result of the asynchronous method to the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    Task { @MainActor in
      completionHandler(await self.userNotificationCenter(center, willPresent: notification))
    }
  }

  /// Calls the asynchronous method, and then the handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    OptionalCall.isAbsent(in: self)
    Task { @MainActor in
      await self.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Returns no options, so that the notification is not presented.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
}
