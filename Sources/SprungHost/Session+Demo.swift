// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// A demo as an application.
extension Session {
  /// Launches a demo on a stage of a size in points with a number of pixels a point.
  public convenience init(_ demo: Demo, size: CGSize, scale: CGFloat) {
    self.init(size: size, scale: scale) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      UIApplication.shared.launch(DemoDelegate(window: window, controller: demo.makeController()))
      return window
    }
    demo.takeParameters(in: window)
  }

  /// Launches a demo on its own screen at scale 2.
  public convenience init(_ demo: Demo) {
    self.init(demo, size: demo.size, scale: 2)
  }

  /// Plays a demo's own script and returns a hash of the hashes of all frames: what a golden file holds.
  public static func goldenHash(of demo: Demo) -> UInt64 {
    let session = Session(demo)
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
}
