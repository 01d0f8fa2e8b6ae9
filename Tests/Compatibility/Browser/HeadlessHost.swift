// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

/// Runs the application in virtual time, like the library's headless host in native builds, but does not decode or draw
/// frames.
public final class HeadlessHost: ScriptTarget {
  /// The window that shows the controller.
  public let window: UIWindow
  /// The number of frames so far.
  public private(set) var frameCount = 0
  /// The time of the last frame in milliseconds, or 0 before the first.
  public var milliseconds: Double { session.milliseconds }

  private let session: Session

  private init(_ session: Session, settings: [InputEvent]) {
    self.session = session
    for event in settings { session.send(event) }
    session.launch()
    window = session.window ?? UIWindow(frame: UIScreen.main.bounds)
  }

  /// Restarts the application on a stage of the given size in points and shows the controller that `makeController`
  /// creates.
  public convenience init(
    size: CGSize, scale: CGFloat, settings: [InputEvent] = [], makeController: @escaping () -> UIViewController
  ) {
    self.init(Session(size: size, scale: scale, makeController: makeController), settings: settings)
  }

  /// Restarts the application and launches it with a delegate of the given class.
  public convenience init<Delegate: UIApplicationDelegate>(
    application: Delegate.Type, size: CGSize, scale: CGFloat = 2, settings: [InputEvent] = []
  ) {
    self.init(Session(application: application, size: size, scale: scale), settings: settings)
  }

  /// Sends an input event, which takes effect in the next frame.
  public func send(_ event: InputEvent) { session.send(event) }

  /// Advances to the frame at `milliseconds`. Returns whether another frame is needed or a call is pending.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    frameCount += 1
    session.frame(milliseconds: milliseconds)
    return UIApplication.shared.wantsFrame || UIApplication.shared.awaitsTimedCall
  }

  /// Removes the window from the screen and resets the application's state for the next host.
  public func stop() { session.end() }
}
