// SPDX-License-Identifier: MIT

import SprungGeometry

extension World {
  /// A 64-bit hash of the step count and of every body's place, angle, velocities and sleep, in row order.
  ///
  /// Equal calls give equal hashes on every machine, whatever the frame rate.
  public func stateHash() -> UInt64 {
    var hash = StateHash()
    hash.combine(stepCount)
    for row in 0..<rowCount where columns.flags[row].contains(.alive) {
      hash.combine(UInt64(row))
      hash.combine(columns.x[row])
      hash.combine(columns.y[row])
      hash.combine(columns.angle[row])
      hash.combine(columns.velocityX[row])
      hash.combine(columns.velocityY[row])
      hash.combine(columns.spin[row])
      hash.combine(columns.flags[row].contains(.awake))
    }
    return hash.value
  }
}
