// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// A demo on a stage: takes input records and frame times, gives encoded frames and hashes.
///
/// Hosts differ only in where records come from and where frames go; the browser, the headless host, the goldens and the
/// benchmarks all run a session. There can be one at a time, as there is one application.
public final class DemoSession: ScriptTarget {
  /// What is shown.
  public let demo: Demo
  /// The window that the demo fills.
  public let window: UIWindow
  /// The controller that the demo made.
  public let controller: UIViewController
  /// Where frames are encoded; its `address` is that of the last frame.
  public let encoder = FrameEncoder()

  /// Starts a demo on a stage of a size in points with a number of pixels a point; what ran before is forgotten.
  public init(_ demo: Demo, size: CGSize, scale: CGFloat) {
    UIApplication.shared.reset()
    UIScreen.main.configure(size: size, scale: scale)
    self.demo = demo
    window = UIWindow(frame: UIScreen.main.bounds)
    controller = demo.makeController()
    UIApplication.shared.launch(DemoDelegate(window: window, controller: controller))
  }

  /// Starts a demo on its own screen at scale 2.
  public convenience init(_ demo: Demo) {
    self.init(demo, size: demo.size, scale: 2)
  }

  /// Queues an input record for the next frame.
  public func send(_ event: InputEvent) { UIApplication.shared.handle(event) }

  /// Shows the frame of a time in milliseconds; returns whether another one is wanted.
  @discardableResult
  public func frame(milliseconds: Double) -> Bool {
    UIApplication.shared.tick(timestamp: StageTime.seconds(fromMilliseconds: milliseconds), into: encoder)
  }

  /// The hash of everything on screen.
  public var stateHash: UInt64 { UIApplication.shared.stateHash }

  /// Plays a demo's own script and returns a hash of the hashes of all frames: what a golden file holds.
  public static func goldenHash(of demo: Demo) -> UInt64 {
    let session = DemoSession(demo)
    let player = ScriptPlayer(demo.script, on: session)
    var hash = StateHash()
    player.afterFrame = { _ in hash.combine(session.stateHash) }
    do throws(ScriptError) {
      try player.play()
    } catch {
      // A script that does not come to rest is a wrong result, and must not look like a right one.
      return 0
    }
    session.end()
    return hash.value
  }

  /// Takes the demo off the stage, so that its controller hears that it disappears.
  public func end() {
    window.rootViewController = nil
    UIApplication.shared.reset()
  }
}
