// SPDX-License-Identifier: MIT

/// Hears when the application comes to the front and goes. Every method may be left out.
///
/// Differs from Apple: hosts make the windows, so there is no `didFinishLaunching`; make yours before the first frame.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The stage shows again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The stage is about to be hidden.
  func applicationWillResignActive(_ application: UIApplication)
  /// The stage is hidden.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The stage is about to show again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The system asks to give memory back.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
}

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

  /// The stage was hidden or shows again.
  final func visibilityChanged(isVisible: Bool) {
    guard isVisible != (applicationState != .background) else { return }
    if isVisible {
      delegate?.applicationWillEnterForeground(self)
      applicationState = .active
      delegate?.applicationDidBecomeActive(self)
    } else {
      applicationState = .inactive
      delegate?.applicationWillResignActive(self)
      applicationState = .background
      delegate?.applicationDidEnterBackground(self)
    }
  }
}
