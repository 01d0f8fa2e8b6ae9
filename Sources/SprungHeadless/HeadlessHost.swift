// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHost
import SprungScript
import SprungStage
import UIKit

/// Runs the application without a screen, in virtual time: the same seam as the browser's, with nothing drawn.
///
/// One host exists at a time, because there is one `UIApplication`; creating one restarts the application.
///
/// ```swift
/// let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { MyViewController() }
/// host.frame(milliseconds: 0)
/// print(host.picture)
/// ```
public final class HeadlessHost: ScriptTarget {
  /// The window that shows the controller.
  public let window: UIWindow
  /// The content of a drawing host, built from the frames.
  public private(set) var tree = StageTree()
  /// The number of frames so far.
  public private(set) var frameCount = 0
  /// The header of the last frame, nil before the first.
  public private(set) var lastHeader: FrameHeader?
  /// Writes down all input and frames while it is set. Default: nil.
  public var recorder: ScriptRecorder?
  /// The number of records in the last frame.
  public var recordCount: Int { session.encoder.recordCount }
  /// Whether frames are decoded into `tree`. Default: true; false saves the work where only hashes are wanted.
  public var buildsTree = true

  /// The time of the last frame in milliseconds; 0 before the first.
  public var milliseconds: Double { session.milliseconds }

  /// The requests that the host can answer, as it reports to the application. Default: none. See `answer(_:files:)`.
  public var abilities: StageAbilities = [] {
    didSet {
      send(InputEvent(.abilities, identifier: Int32(bitPattern: abilities.rawValue), milliseconds: milliseconds))
    }
  }
  /// Requests that were not answered, from the first to the last.
  public internal(set) var openRequests: [StageRequest] = []
  /// Answers for the next requests.
  var queuedAnswers: [StageAnswer] = []

  private let session: Session
  /// The size of the stage in the last frame.
  private var size: CGSize

  /// Restarts the application on a stage of `size` points and shows the controller that `makeController` creates.
  ///
  /// The person prefers texts of `contentSizeCategory` and reads in `layoutDirection`. With `hasDeviceInsets` the stage
  /// represents a device: the safe area is that of the one with a screen of this size, such as 47 points at the top and
  /// 34 at the bottom of 390 x 844; other sizes have none. No frame is shown yet: the first call of
  /// `frame(milliseconds:)` does the first layout.
  public init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    makeController: () -> UIViewController
  ) {
    self.size = size
    session = Session(
      size: size, scale: scale, contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
      hasDeviceInsets: hasDeviceInsets, makeController: makeController)
    window = session.window ?? UIWindow(frame: UIScreen.main.bounds)
  }

  /// Restarts the application on a stage of `size` points and launches it with a delegate of a class, in Apple's order,
  /// see `UIApplication.launch(_:options:)`: the same as `@main` on that class does on a device.
  ///
  /// `window` is the key window; for an application that shows none, which is a fault, it is an empty one. The delegate
  /// is `UIApplication.shared.delegate`. No frame is shown yet.
  public init(
    application delegateClass: any UIApplicationDelegate.Type, size: CGSize, scale: CGFloat = 2,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false
  ) {
    self.size = size
    session = Session(
      application: delegateClass, size: size, scale: scale, contentSizeCategory: contentSizeCategory,
      layoutDirection: layoutDirection, hasDeviceInsets: hasDeviceInsets)
    if let shown = session.window {
      window = shown
    } else {
      Diagnostics.report(
        "noWindow",
        UIApplication.noWindowMessage("\(delegateClass)")
      )
      window = UIWindow(frame: UIScreen.main.bounds)
    }
  }

  /// Takes one input record; it has its effect in the next frame.
  public func send(_ event: InputEvent) {
    recorder?.add(event)
    session.send(event)
  }

  /// Calls `body` as an event of the application: tasks that it starts run in the next frames and sleep in virtual time.
  ///
  /// Tasks that a test starts itself belong to the test and run in the time of the machine, when the test waits.
  public func perform(_ body: () -> Void) { session.perform(body) }

  /// Shows the frame of `milliseconds`; returns whether another one is wanted, or a call waits for its time: a timer that
  /// calls once, a delayed call, a sleeping task. Repeating timers do not count, since they would never come to rest.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    recorder?.addFrame(milliseconds: milliseconds)
    frameCount += 1
    session.frame(milliseconds: milliseconds)
    size = UIScreen.main.bounds.size
    if buildsTree { decode() }
    return UIApplication.shared.wantsFrame || UIApplication.shared.awaitsTimedCall
  }

  /// The state of everything on screen in 64 bits.
  public var stateHash: UInt64 { session.stateHash }

  /// The announcements for assistive technology so far, oldest first.
  public var announcements: [String] { tree.announcements }

  /// The stage as an SVG text, as large as it was in the last frame.
  public var picture: String { SVGPicture(tree, width: size.width, height: size.height).text }

  /// Takes the window off the screen and forgets everything, for the next host.
  public func stop() {
    // Also for the replacement window of an application without one.
    window.rootViewController = nil
    session.end()
  }

  private func decode() {
    do {
      let frame = try Frame.decode(at: session.encoder.address)
      lastHeader = frame.header
      let count = tree.requests.count
      try tree.apply(frame)
      openRequests += tree.requests[count...]
      answerRequests()
    } catch {
      Diagnostics.report("unreadableFrame", "Frame \(frameCount) cannot be decoded: \(error)")
    }
  }
}
