// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// What the scenes need and the world cannot do yet.
extension Engine {
  func letMembersCollide() {}
}
