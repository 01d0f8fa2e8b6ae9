// SPDX-License-Identifier: MIT

extension UIApplication {
  /// Whether the application is at the front.
  nonisolated public enum State: Int, Sendable {
    /// On the stage.
    case active
    /// On the way to or from the stage.
    case inactive
    /// Hidden.
    case background
  }

  /// Sprung addition: ends the application: it leaves the front, its scene goes, and the delegate hears of the end.
  ///
  /// For hosts and tests; nothing is taken off the stage.
  public final func terminate() { lifeCycle.terminate(self) }
}
