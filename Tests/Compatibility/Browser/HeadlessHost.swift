// SPDX-License-Identifier: MIT

import UIKit

/// Runs the application in virtual time: what the library's own headless host does natively, with nothing read back or drawn.
public final class HeadlessHost: ScriptTarget {
  /// The window that shows the controller.
  public let window: UIWindow
  /// The number of frames so far.
  public private(set) var frameCount = 0
  /// The time of the last frame in milliseconds; 0 before the first.
  public private(set) var milliseconds = 0.0

  private let encoder = FrameEncoder()

  /// Starts the application anew on a stage of `size` points and shows the controller that `makeController` makes.
  public init(size: CGSize, scale: CGFloat, makeController: () -> UIViewController) {
    Self.start(size, scale)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
  }

  private init(delegate: any UIApplicationDelegate) {
    UIApplication.shared.launch(delegate)
    window =
      UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last ?? UIWindow(frame: UIScreen.main.bounds)
  }

  /// Starts the application anew and launches it with a delegate of a class, which has `init()`.
  public convenience init<Delegate: UIApplicationDelegate>(
    application: Delegate.Type, size: CGSize, scale: CGFloat = 2
  ) {
    Self.start(size, scale)
    let delegate = _ObjectFactory.make(unsafeBitCast(application, to: AnyClass.self))
    self.init(delegate: unsafeDowncast(delegate, to: Delegate.self))
  }

  private static func start(_ size: CGSize, _ scale: CGFloat) {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: size, scale: scale)
  }

  /// Takes one input record; it has its effect in the next frame.
  public func send(_ event: InputEvent) { UIApplication.shared.handle(event) }

  /// Shows the frame of `milliseconds`; returns whether another one is wanted, or a call waits for its time.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    frameCount += 1
    self.milliseconds = milliseconds
    _ = UIApplication.shared.tick(timestamp: StageTime.seconds(fromMilliseconds: milliseconds), into: encoder)
    return UIApplication.shared.wantsFrame || UIApplication.shared.awaitsTimedCall
  }

  /// Takes the window off the screen and forgets everything, for the next host.
  public func stop() {
    window.rootViewController = nil
    UIApplication.shared.reset()
  }
}
