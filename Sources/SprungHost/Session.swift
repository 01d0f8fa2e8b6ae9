// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// An application on a stage: accepts input records and frame times, and returns encoded frames and hashes.
///
/// Hosts differ only in the source of records and the destination of frames; the browser, the headless host, the
/// goldens and the benchmarks all run a session. There is one session at a time, because there is one application:
/// creating one restarts the application and discards the previous state.
public final class Session: ScriptTarget {
  /// The window that the application showed at its start, the one with the keys if it showed several; nil if it showed none.
  public let window: UIWindow?
  /// Where frames are encoded; its `address` is that of the last frame.
  public let encoder = FrameEncoder()
  /// The time of the last frame in milliseconds; 0 before the first.
  public private(set) var milliseconds = 0.0

  /// Restarts the application on a stage of `size` points with `scale` pixels a point. `start` shows the application
  /// and returns the window that counts; nil for the key window.
  ///
  /// The person prefers texts of `contentSizeCategory` and reads in `layoutDirection`. No frame is shown yet: the first
  /// call of `frame(milliseconds:)` does the first layout.
  ///
  /// With `hasDeviceInsets` the stage represents a device: the safe area is that of the one with a screen of this size.
  public init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    start: () -> UIWindow?
  ) {
    let application = UIApplication.shared
    application.reset()
    application.preferredContentSizeCategory = contentSizeCategory
    application.userInterfaceLayoutDirection = layoutDirection
    UIScreen.main.configure(size: size, scale: scale)
    UIScreen.hasDeviceInsets = hasDeviceInsets
    var shown: UIWindow?
    HostedTime.run { shown = start() }
    window = shown ?? application.keyWindow ?? application.windows.last
  }

  /// Restarts the application and shows a controller in a window that fills the stage.
  public convenience init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    makeController: () -> UIViewController
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

  /// Queues an input record for the next frame.
  public func send(_ event: InputEvent) { UIApplication.shared.handle(event) }

  /// Calls `body` as an event of the application: tasks that it starts run in the next frames and sleep in their time.
  public func perform(_ body: () -> Void) { HostedTime.run(body) }

  /// Shows the frame of a time in milliseconds; returns whether another one is wanted.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    self.milliseconds = milliseconds
    return UIApplication.shared.frame(milliseconds: milliseconds, into: encoder)
  }

  /// The hash of everything on screen.
  public var stateHash: UInt64 { UIApplication.shared.stateHash }

  /// Takes the window off the stage, so that its controller hears that it disappears, and forgets everything.
  public func end() {
    window?.rootViewController = nil
    UIApplication.shared.reset()
  }
}
