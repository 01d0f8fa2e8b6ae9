// SPDX-License-Identifier: MIT

/// The identifier that `UIApplication.beginBackgroundTask(expirationHandler:)` returns.
nonisolated public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int
  /// Creates an identifier from a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier for no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The running background tasks, in the order in which they began.
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

  /// Calls the expiration handlers of all tasks. A handler may end its task.
  @MainActor mutating func expire() {
    let expired = running
    running = []
    for task in expired { task.handler?() }
  }
}
