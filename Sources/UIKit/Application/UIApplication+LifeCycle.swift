// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Whether the application is at the front.
  nonisolated public enum State: Int, Sendable {
    /// On the stage.
    case active
    /// Between foreground and background.
    case inactive
    /// Hidden.
    case background
  }

  /// Sprung addition: ends the application: it becomes inactive, its scene disconnects, and the delegate is notified.
  ///
  /// For hosts and tests; nothing is taken off the stage.
  public final func terminate() { lifeCycle.terminate(self) }
}
