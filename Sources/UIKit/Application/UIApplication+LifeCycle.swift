// SPDX-License-Identifier: MIT

extension UIApplication {
  /// The state of the application.
  nonisolated public enum State: Int, Sendable {
    /// The application is in the foreground and receives events.
    case active
    /// The application is in transition between foreground and background, or partly covered.
    case inactive
    /// The application is hidden.
    case background
  }

  /// Sprung addition: ends the application. The application becomes inactive, its scene disconnects, and the delegate
  /// is notified.
  ///
  /// This method is intended for hosts and tests. The stage continues to display the last frame.
  public final func terminate() { lifeCycle.terminate(self) }
}
