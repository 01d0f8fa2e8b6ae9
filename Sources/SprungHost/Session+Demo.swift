// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import UIKit

/// Creates sessions that run a demo as an application.
extension Session {
  /// Resets the application on a stage with the given size in points and scale in pixels per point. It launches with
  /// the demo.
  public convenience init(_ demo: Demo, size: CGSize, scale: CGFloat) {
    self.init(size: size, scale: scale) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      UIApplication.shared.launch(DemoDelegate(window: window, controller: demo.makeController()))
      demo.takeParameters(in: window)
      return window
    }
  }

  /// Resets the application on a stage with the demo's own screen size and scale 2. It launches with the demo.
  public convenience init(_ demo: Demo) {
    self.init(demo, size: demo.size, scale: 2)
  }

  /// Plays the script of a demo and returns the combined hash of all frames, as stored in golden files.
  public static func goldenHash(of demo: Demo) -> UInt64 {
    let session = Session(demo)
    let player = ScriptPlayer(demo.script, on: session)
    var hash = StateHash()
    player.afterFrame = { _ in hash.combine(session.stateHash) }
    do throws(ScriptError) {
      try player.play()
    } catch {
      // A script that never settles must not produce a hash that looks valid.
      return 0
    }
    session.end()
    return hash.value
  }
}
