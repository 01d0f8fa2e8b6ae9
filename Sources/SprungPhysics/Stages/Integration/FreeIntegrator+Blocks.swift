// SPDX-License-Identifier: MIT

import SprungGeometry

/// Vectorized integration of blocks of adjacent bodies.
extension FreeIntegrator {
  /// The number of rows that are moved together.
  static var blockCount: Int { 4 }

  /// Returns whether four neighbors in the active list are also neighbors in the columns and all move freely beyond
  /// `endStep`. Either all or none of them must be on springs. Bodies that were added and woken in order, such as those
  /// of a list, form such blocks.
  @inline(__always)
  func isBlock(at position: Int, endStep: Int64) -> Bool {
    guard position + FreeIntegrator.blockCount <= bodies.activeCount else { return false }
    let columns = columns
    let active = columns.active.view
    let row = active[position]
    guard active[position + 1] == row &+ 1, active[position + 2] == row &+ 2, active[position + 3] == row &+ 3 else {
      return false
    }
    let flags = columns.flags + Int(row)
    let all = flags[0].rawValue | flags[1].rawValue | flags[2].rawValue | flags[3].rawValue
    guard all & BodyFlags.special.rawValue == 0 else { return false }
    let settle = columns.settleStep + Int(row)
    guard settle[0] > endStep, settle[1] > endStep, settle[2] > endStep, settle[3] > endStep else { return false }
    let stiffness = columns.stiffness + Int(row)
    let isOnSpring = stiffness[0] > 0
    return (stiffness[1] > 0) == isOnSpring && (stiffness[2] > 0) == isOnSpring && (stiffness[3] > 0) == isOnSpring
  }

  /// Performs the fast loop of `integrateFree` for the four rows of a block, with bit-identical results.
  @inline(__always)
  func integrateBlock(_ row: Int, steps: Int) {
    // Integrate in pairs, because the coordinates of two bodies fit into a 128-bit register.
    integratePair(row, steps: steps)
    integratePair(row + 2, steps: steps)
    // Set four bits at once: four consecutive stores to the same word would take longer than the integration.
    let bit = row & 63
    columns.moved[row >> 6] |= 0b1111 << UInt64(truncatingIfNeeded: bit)
    if bit > 64 - FreeIntegrator.blockCount {
      columns.moved[(row >> 6) + 1] |= 0b1111 >> UInt64(truncatingIfNeeded: 64 - bit)
    }
  }

  @inline(__always)
  private func integratePair(_ row: Int, steps: Int) {
    let columns = columns
    let b = load(columns.positionFromVelocity, row)
    let d = load(columns.velocityFromVelocity, row)
    var speedX = load(columns.velocityX, row)
    var speedY = load(columns.velocityY, row)
    if columns.stiffness[row] > 0 {
      let a = load(columns.positionFromPosition, row)
      let c = load(columns.velocityFromPosition, row)
      var offsetX = load(columns.offsetX, row)
      var offsetY = load(columns.offsetY, row)
      for _ in 0..<steps {
        let nextX = a * offsetX + b * speedX
        let nextY = a * offsetY + b * speedY
        speedX = c * offsetX + d * speedX
        speedY = c * offsetY + d * speedY
        offsetX = nextX
        offsetY = nextY
      }
      keep(offsetX, columns.offsetX, row)
      keep(offsetY, columns.offsetY, row)
      keep(offsetX + load(columns.equilibriumX, row), columns.x, row)
      keep(offsetY + load(columns.equilibriumY, row), columns.y, row)
    } else {
      let positionFromAcceleration = load(columns.positionFromAcceleration, row)
      let velocityFromAcceleration = load(columns.velocityFromAcceleration, row)
      let pullX = load(columns.accelerationX, row)
      let pullY = load(columns.accelerationY, row)
      let driftX = positionFromAcceleration * pullX
      let driftY = positionFromAcceleration * pullY
      let gainX = velocityFromAcceleration * pullX
      let gainY = velocityFromAcceleration * pullY
      var positionX = load(columns.x, row)
      var positionY = load(columns.y, row)
      for _ in 0..<steps {
        positionX = positionX + b * speedX + driftX
        positionY = positionY + b * speedY + driftY
        speedX = d * speedX + gainX
        speedY = d * speedY + gainY
      }
      keep(positionX, columns.x, row)
      keep(positionY, columns.y, row)
    }
    keep(speedX, columns.velocityX, row)
    keep(speedY, columns.velocityY, row)
  }

  /// Returns the values of two rows.
  @inline(__always)
  private func load(_ column: ColumnView<Double>, _ row: Int) -> SIMD2<Double> {
    UnsafeRawPointer(column + row).loadUnaligned(as: SIMD2<Double>.self)
  }

  /// Stores the values of two rows.
  @inline(__always)
  private func keep(_ value: SIMD2<Double>, _ column: ColumnView<Double>, _ row: Int) {
    UnsafeMutableRawPointer(column + row).storeBytes(of: value, as: SIMD2<Double>.self)
  }
}
