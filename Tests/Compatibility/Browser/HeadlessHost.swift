// SPDX-License-Identifier: MIT

import SprungHost
import UIKit

/// Runs the application in virtual time: what the library's own headless host does natively, with nothing read back or drawn.
public final class HeadlessHost: ScriptTarget {
  /// The window that shows the controller.
  public let window: UIWindow
  /// The number of frames so far.
  public private(set) var frameCount = 0
  /// The time of the last frame in milliseconds; 0 before the first.
  public var milliseconds: Double { session.milliseconds }

  private let session: Session

  private init(_ session: Session) {
    self.session = session
    window = session.window ?? UIWindow(frame: UIScreen.main.bounds)
  }

  /// Starts the application anew on a stage of `size` points and shows the controller that `makeController` makes.
  public convenience init(size: CGSize, scale: CGFloat, makeController: () -> UIViewController) {
    self.init(Session(size: size, scale: scale, makeController: makeController))
  }

  /// Starts the application anew and launches it with a delegate of a class, which has `init()`.
  public convenience init<Delegate: UIApplicationDelegate>(
    application: Delegate.Type, size: CGSize, scale: CGFloat = 2
  ) {
    self.init(Session(application: application, size: size, scale: scale))
  }

  /// Takes one input record; it has its effect in the next frame.
  public func send(_ event: InputEvent) { session.send(event) }

  /// Shows the frame of `milliseconds`; returns whether another one is wanted, or a call waits for its time.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    frameCount += 1
    session.frame(milliseconds: milliseconds)
    return UIApplication.shared.wantsFrame || UIApplication.shared.awaitsTimedCall
  }

  /// Takes the window off the screen and forgets everything, for the next host.
  public func stop() { session.end() }
}
