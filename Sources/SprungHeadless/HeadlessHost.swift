// SPDX-License-Identifier: MIT

import SprungDisplay
import SprungHost
import SprungScript
import SprungStage
import UIKit

/// Runs the application without a screen, in virtual time. The host uses the same interface as the browser but draws
/// nothing.
///
/// Only one host can exist at a time, because there is one `UIApplication`. Creating a host restarts the application.
///
/// ```swift
/// let host = HeadlessHost(size: CGSize(width: 320, height: 568), scale: 2) { MyViewController() }
/// host.frame(milliseconds: 0)
/// print(host.picture)
/// ```
///
/// The application launches when the host is created. It knows the user's settings by then:
///
/// ```swift
/// let dark = InputEvent(.appearance, identifier: 1, milliseconds: 0)
/// let host = HeadlessHost(application: AppDelegate.self, size: size, settings: [dark])
/// ```
public final class HeadlessHost: ScriptTarget {
  /// The window that contains the controller.
  public let window: UIWindow
  /// The content of the stage, decoded from the frames.
  public private(set) var tree = StageTree()
  /// The number of frames so far.
  public private(set) var frameCount = 0
  /// The header of the last frame; nil before the first frame.
  public private(set) var lastHeader: FrameHeader?
  /// Records all input and frames while it is set. A recorder that is set before the first frame also records the
  /// settings at the launch. Default: nil.
  public var recorder: ScriptRecorder?
  /// The number of records in the last frame.
  public var recordCount: Int { session.encoder.recordCount }
  /// Whether frames are decoded into `tree`. Default: true. Set the property to false to save time if only hashes are
  /// needed.
  public var buildsTree = true

  /// The time of the last frame in milliseconds; 0 before the first frame.
  public var milliseconds: Double { session.milliseconds }

  /// The types of requests that the host can answer, as reported to the application. Default: none. To report them
  /// before the launch, pass an event of the kind `abilities` as a setting. See `answer(_:files:)`.
  public var abilities: StageAbilities = [] {
    didSet {
      send(InputEvent(.abilities, identifier: Int32(bitPattern: abilities.rawValue), milliseconds: milliseconds))
    }
  }
  /// The open requests, from oldest to newest.
  public internal(set) var openRequests: [StageRequest] = []
  /// The answers to the next requests.
  var queuedAnswers: [StageAnswer] = []

  private let session: Session
  /// The size of the stage in the last frame.
  private var size: CGSize
  /// The settings at the launch, until the first frame or until they are recorded.
  private var unrecorded: [InputEvent]

  /// Restarts the application on a stage of `size` points and displays the controller that `makeController` creates.
  ///
  /// The user's settings are `contentSizeCategory`, `layoutDirection` and the events in `settings`, such as
  /// `appearance` and `reducedMotion`. They are applied before `makeController` is called. Other events in `settings`
  /// are queued for the first frame. With `hasDeviceInsets`, the stage has the safe area of the device with a screen of
  /// this size. For example, 390 x 844 has insets of 47 points at the top and 34 at the bottom. Other sizes have no
  /// insets. The first call of `frame(milliseconds:)` performs the first layout.
  public init(
    size: CGSize, scale: CGFloat, contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    settings: [InputEvent] = [], makeController: () -> UIViewController
  ) {
    self.size = size
    unrecorded = settings
    session = withoutActuallyEscaping(makeController) { makeController in
      let session = Session(
        size: size, scale: scale, contentSizeCategory: contentSizeCategory, layoutDirection: layoutDirection,
        hasDeviceInsets: hasDeviceInsets, makeController: makeController)
      session.launch(after: settings)
      return session
    }
    window = session.window ?? UIWindow(frame: UIScreen.main.bounds)
  }

  /// Restarts the application on a stage of `size` points and launches it with an instance of the delegate class. The
  /// launch calls are in Apple's order, as with `@main` on a device. See `UIApplication.launch(_:options:)`.
  ///
  /// The user's settings, including the events in `settings`, are applied before the delegate is created. Other events
  /// in `settings` are queued for the first frame.
  ///
  /// `window` is the key window. If the application shows no window, a fault is reported and `window` is an empty
  /// window. The delegate is `UIApplication.shared.delegate`. The first call to `frame(milliseconds:)` performs the
  /// first layout.
  public init(
    application delegateClass: any UIApplicationDelegate.Type, size: CGSize, scale: CGFloat = 2,
    contentSizeCategory: UIContentSizeCategory = .large,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight, hasDeviceInsets: Bool = false,
    settings: [InputEvent] = []
  ) {
    self.size = size
    unrecorded = settings
    session = Session(
      application: delegateClass, size: size, scale: scale, contentSizeCategory: contentSizeCategory,
      layoutDirection: layoutDirection, hasDeviceInsets: hasDeviceInsets)
    session.launch(after: settings)
    if let shown = session.window {
      window = shown
    } else {
      UIApplication.reportNoWindow("\(delegateClass)")
      window = UIWindow(frame: UIScreen.main.bounds)
    }
  }

  /// Queues an input record for the next frame.
  public func send(_ event: InputEvent) {
    recordSettings()
    recorder?.add(event)
    session.send(event)
  }

  /// Calls `body` as an event of the application: tasks that it starts run in the next frames and sleep in virtual
  /// time.
  ///
  /// Tasks that a test starts directly belong to the test, and run in real time while the test waits.
  public func perform(_ body: () -> Void) { session.perform(body) }

  /// Renders the frame at `milliseconds`. Returns whether another frame is needed or a one-time call is pending, such
  /// as a timer, a delayed call or a sleeping task. Repeating timers are ignored, because they never end.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    recordSettings()
    recorder?.addFrame(milliseconds: milliseconds)
    unrecorded = []
    frameCount += 1
    session.frame(milliseconds: milliseconds)
    size = UIScreen.main.bounds.size
    if buildsTree { decode() }
    return UIApplication.shared.wantsFrame || UIApplication.shared.awaitsTimedCall
  }

  /// A 64-bit hash of everything on screen.
  public var stateHash: UInt64 { session.stateHash }

  /// The announcements to assistive technology so far, from oldest to newest.
  public var announcements: [String] { tree.announcements }

  /// An SVG picture of the stage at its size in the last frame.
  public var picture: String { SVGPicture(tree, width: size.width, height: size.height).text }

  /// Removes the window from the screen and discards all state, in preparation for the next host.
  public func stop() {
    // If the application shows no window, `window` does not belong to the session, so its controller is removed here.
    window.rootViewController = nil
    session.end()
  }

  private func recordSettings() {
    guard recorder != nil, !unrecorded.isEmpty else { return }
    for event in unrecorded { recorder?.add(event) }
    unrecorded = []
  }

  /// Omits the settings at the launch from recordings, because the replayed script contains them.
  func settingsAreReplayed() { unrecorded = [] }

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

extension Session {
  /// Sends the settings and launches the application.
  fileprivate func launch(after settings: [InputEvent]) {
    for event in settings { send(event) }
    launch()
  }
}
