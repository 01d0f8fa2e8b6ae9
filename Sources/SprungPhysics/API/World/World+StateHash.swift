// SPDX-License-Identifier: MIT

import SprungGeometry

/// A hash of the state, identical on every machine for identical calls.
extension World {
  /// Returns a 64-bit hash of the state in row order. The hash covers the position, angle, velocities and sleep state
  /// of every body. It also covers the state that contacts and joints keep between steps: impulses, slip, and which
  /// ropes and limits are active.
  ///
  /// Equal calls produce equal hashes on every machine and at every frame rate. Time is not part of the hash, so a
  /// world at rest always has the same hash. The hash is cheap enough to compute in every frame.
  public func stateHash() -> UInt64 {
    var hash = StateHash()
    for row in 0..<context.bodies.rowCount where columns.flags[row].contains(.alive) {
      hash.combine(UInt64(row))
      hash.combine(columns.x[row])
      hash.combine(columns.y[row])
      hash.combine(columns.angle[row])
      hash.combine(columns.velocityX[row])
      hash.combine(columns.velocityY[row])
      hash.combine(columns.angularVelocity[row])
      hash.combine(columns.flags[row].contains(.awake))
    }
    if context.contacts.count > 0 { hash.combine(contactHash()) }
    if context.joints.pool.count > 0 { hash.combine(jointHash()) }
    return hash.value
  }

  /// Returns a hash of the contact pairs and of the impulses with which the next step starts. Within a collision
  /// interval, these impulses are stored in the solver.
  private func contactHash() -> UInt64 {
    var hash = WordHash()
    for index in 0..<context.contacts.used {
      let record = context.contacts.records + index
      guard record.pointee.rowA >= 0 else { continue }
      hash.combine(record.pointee.rowA, record.pointee.rowB)
      hash.combine(record.pointee.feature.set, record.pointee.feature.index)
      let lane = Int(record.pointee.lane)
      if lane >= 0, lane / WideContact.width < context.groups.count {
        let group = context.groups.groups + lane / WideContact.width
        let column = lane % WideContact.width
        if group.pointee.contact[column] == Int32(index) {
          hash.combine(Double(group.pointee.first.normalImpulse[column]))
          hash.combine(Double(group.pointee.first.tangentImpulse[column]))
          hash.combine(Double(group.pointee.second.normalImpulse[column]))
          hash.combine(Double(group.pointee.second.tangentImpulse[column]))
          continue
        }
      }
      hash.combine(record.pointee.normalImpulse0)
      hash.combine(record.pointee.tangentImpulse0)
      hash.combine(record.pointee.normalImpulse1)
      hash.combine(record.pointee.tangentImpulse1)
    }
    return hash.value
  }

  /// Returns a hash of the joint identifiers and of the active solver rows.
  private func jointHash() -> UInt64 {
    var hash = WordHash()
    for index in 0..<context.joints.pool.rowCount {
      let record = context.joints.pool.records + index
      guard record.pointee.body >= 0 else { continue }
      hash.combine(record.pointee.body, record.pointee.other)
      hash.combine(Int32(index), Int32(bitPattern: context.joints.pool.rows.generation(of: index)))
    }
    for row in 0..<context.equations.rowCount {
      hash.combine(Int32(context.equations.state[row].rawValue), Int32(context.equations.mode[row].rawValue))
    }
    return hash.value
  }
}

/// A fast hash that processes whole words, for hashing long columns.
private struct WordHash {
  /// The hash so far.
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Adds 64 bits. The order of values matters.
  @inline(__always)
  mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0xFF51_AFD7_ED55_8CCD
    value ^= value >> 32
  }

  /// Hashes all NaNs alike, because their bits are not portable.
  @inline(__always)
  mutating func combine(_ number: Double) { combine(number.isNaN ? 0x7ff8_0000_0000_0000 : number.bitPattern) }

  /// Adds two 32-bit numbers as one word, which is faster than adding two words.
  @inline(__always)
  mutating func combine(_ first: Int32, _ second: Int32) {
    combine(UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second)))
  }
}
