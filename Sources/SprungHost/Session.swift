// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// An application on a stage. A session accepts input records and frame times, and returns encoded frames and hashes.
///
/// Hosts differ only in where records come from and where frames are sent. The browser, the headless host, the goldens
/// and the benchmarks all run a session. Only one session can exist at a time, because there is one application.
/// Creating a session restarts the application and discards the previous state.
public final class Session: ScriptTarget {
  /// The window that the application showed when it launched, or the key window if it showed several; nil if it showed
  /// no window, and before the launch.
  public private(set) var window: UIWindow?
  /// The encoder of frames. Its `address` is the address of the last frame.
  public let encoder = FrameEncoder()
  /// The time of the last frame in milliseconds; 0 before the first frame.
  public private(set) var milliseconds = 0.0
  /// Shows the application and returns its main window; nil after the launch.
  private var start: (() -> UIWindow?)?

  /// Resets the application on a stage of `size` points with `scale` pixels per point. `start` shows the application
  /// and returns its main window, or nil for the key window. It is called by `launch()`.
  ///
  /// The user's settings are `contentSizeCategory` and `layoutDirection`, and the settings that are sent before the
  /// launch. The first call of `frame(milliseconds:)` launches the application and performs the first layout.
  ///
  /// With `hasDeviceInsets`, the stage represents the device with a screen of this size and has its safe area.
  public init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    start: @escaping () -> UIWindow?
  ) {
    let application = UIApplication.shared
    application.reset()
    application.preferredContentSizeCategory = contentSizeCategory
    application.userInterfaceLayoutDirection = layoutDirection
    UIScreen.main.configure(size: size, scale: scale)
    UIScreen.hasDeviceInsets = hasDeviceInsets
    self.start = start
  }

  /// Resets the application, and displays a controller in a window that fills the stage when it launches.
  public convenience init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    makeController: @escaping () -> UIViewController
  ) {
    self.init(
      size: size, scale: scale, contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      hasDeviceInsets: hasDeviceInsets
    ) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = makeController()
      window.makeKeyAndVisible()
      return window
    }
  }

  /// The root view controller of the window.
  public var controller: UIViewController? { window?.rootViewController }

  /// Applies the settings that were sent, such as the appearance and the text size, and launches the application.
  ///
  /// The first frame calls this method. To access the window before that frame, call it after sending the settings.
  /// Repeated calls have no effect.
  public func launch() {
    guard let start else { return }
    self.start = nil
    let application = UIApplication.shared
    application.applyQueuedSettings()
    HostedTime.run { window = start() }
    if window == nil { window = application.keyWindow ?? application.windows.last }
  }

  /// Queues an input record for the next frame. Settings that are sent before the launch are applied when the
  /// application launches.
  public func send(_ event: InputEvent) { UIApplication.shared.handle(event) }

  /// Calls `body` as an event of the application: tasks that it starts run in the next frames and sleep in frame time.
  public func perform(_ body: () -> Void) { HostedTime.run(body) }

  /// Renders the frame at the given time in milliseconds. Returns whether another frame is needed. The first call
  /// launches the application.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    launch()
    self.milliseconds = milliseconds
    return UIApplication.shared.frame(milliseconds: milliseconds, into: encoder)
  }

  /// The hash of everything on screen.
  public var stateHash: UInt64 { UIApplication.shared.stateHash }

  /// Removes the window from the stage, so that its controller is notified that it disappears, and discards all state.
  public func end() {
    start = nil
    window?.rootViewController = nil
    UIApplication.shared.reset()
  }
}
