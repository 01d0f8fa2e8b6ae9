// SPDX-License-Identifier: MIT

extension World {
  /// Rows that are moved together.
  static var blockCount: Int { 4 }

  /// Whether four neighbours in the active list are neighbours in the columns too, and all fly free on springs, or all
  /// without one, beyond `endStep`. Bodies that were added and woken in one order, as those of a list are, do so.
  @inline(__always)
  func isBlock(at position: Int, endStep: Int64) -> Bool {
    guard position + World.blockCount <= activeCount else { return false }
    let columns = columns
    let active = columns.active
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

  /// The short loop of `flyFree` for four rows at once, with the same bits.
  @inline(__always)
  func flyBlock(_ row: Int, steps: Int) {
    let columns = columns
    let b = load(columns.placeFromVelocity, row)
    let d = load(columns.velocityFromVelocity, row)
    var speedX = load(columns.velocityX, row)
    var speedY = load(columns.velocityY, row)
    if columns.stiffness[row] > 0 {
      let a = load(columns.placeFromPlace, row)
      let c = load(columns.velocityFromPlace, row)
      var wayX = load(columns.offsetX, row)
      var wayY = load(columns.offsetY, row)
      for _ in 0..<steps {
        let nextX = a * wayX + b * speedX
        let nextY = a * wayY + b * speedY
        speedX = c * wayX + d * speedX
        speedY = c * wayY + d * speedY
        wayX = nextX
        wayY = nextY
      }
      keep(wayX, columns.offsetX, row)
      keep(wayY, columns.offsetY, row)
      keep(wayX + load(columns.equilibriumX, row), columns.x, row)
      keep(wayY + load(columns.equilibriumY, row), columns.y, row)
    } else {
      let placeFromAcceleration = load(columns.placeFromAcceleration, row)
      let velocityFromAcceleration = load(columns.velocityFromAcceleration, row)
      let pullX = load(columns.accelerationX, row)
      let pullY = load(columns.accelerationY, row)
      let driftX = placeFromAcceleration * pullX
      let driftY = placeFromAcceleration * pullY
      let gainX = velocityFromAcceleration * pullX
      let gainY = velocityFromAcceleration * pullY
      var placeX = load(columns.x, row)
      var placeY = load(columns.y, row)
      for _ in 0..<steps {
        placeX = placeX + b * speedX + driftX
        placeY = placeY + b * speedY + driftY
        speedX = d * speedX + gainX
        speedY = d * speedY + gainY
      }
      keep(placeX, columns.x, row)
      keep(placeY, columns.y, row)
    }
    keep(speedX, columns.velocityX, row)
    keep(speedY, columns.velocityY, row)
    // Four bits at once: four stores one after another into the same word would take longer than the flight.
    let bit = row & 63
    columns.moved[row >> 6] |= 0b1111 << UInt64(truncatingIfNeeded: bit)
    if bit > 64 - World.blockCount { columns.moved[(row >> 6) + 1] |= 0b1111 >> UInt64(truncatingIfNeeded: 64 - bit) }
  }

  @inline(__always)
  private func load(_ column: UnsafeMutablePointer<Double>, _ row: Int) -> SIMD4<Double> {
    UnsafeRawPointer(column + row).loadUnaligned(as: SIMD4<Double>.self)
  }

  @inline(__always)
  private func keep(_ value: SIMD4<Double>, _ column: UnsafeMutablePointer<Double>, _ row: Int) {
    UnsafeMutableRawPointer(column + row).storeBytes(of: value, as: SIMD4<Double>.self)
  }
}
