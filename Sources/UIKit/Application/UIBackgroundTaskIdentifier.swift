// SPDX-License-Identifier: MIT

/// The result of `UIApplication.beginBackgroundTask(expirationHandler:)`.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Makes an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that run, in the order in which they began.
struct BackgroundTasks {
  private var running: [(identifier: UIBackgroundTaskIdentifier, handler: (@MainActor @Sendable () -> Void)?)] = []
  private var last = 0

  mutating func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
    last += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: last)
    running.append((identifier, handler))
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) { running.removeAll { $0.identifier == identifier } }

  /// The time has expired: handlers are called. A handler may end its task.
  @MainActor mutating func expire() {
    let expired = running
    running = []
    for task in expired { task.handler?() }
  }
}
