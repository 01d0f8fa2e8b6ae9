// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// What the scenes need and the world cannot do yet. A scene that cannot do without stops with one line.
extension Engine {
  func letMembersCollide() {}

  func join(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32, ropeLength: Double?) {
    fatalError("this scene needs joints, which the world does not have yet")
  }
}
