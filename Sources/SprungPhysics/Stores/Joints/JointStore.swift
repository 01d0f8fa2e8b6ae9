// SPDX-License-Identifier: MIT

import SprungGeometry

/// The records of all joints, awake or not, linked into a list for each body.
final class JointStore {
  /// The records of all joints.
  @exclusivity(unchecked) var pool = GenerationalPool<Joint>(filling: Joint())
  /// The joints in the equations. If this list changes, the structure is rebuilt.
  @exclusivity(unchecked) var listed: [ListedJoint] = []
  /// Whether joints or their bodies were changed, woken or put to sleep since joints were last prepared.
  @exclusivity(unchecked) var isStale = true
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Returns whether a joint directly connects two bodies.
  func areJoined(_ row: Int, _ otherRow: Int) -> Bool {
    guard columns.flags[row].contains(.joined), columns.flags[otherRow].contains(.joined) else { return false }
    var current = columns.firstJoint[row]
    while current >= 0 {
      if otherEnd(of: current, than: row) == otherRow { return true }
      current = nextJoint(after: current, of: row)
    }
    return false
  }

  /// Returns whether two bodies are welded to each other or both to the same third body, so that they form one rigid
  /// body.
  func areWelded(_ row: Int, _ otherRow: Int) -> Bool {
    guard columns.flags[row].contains(.joined), columns.flags[otherRow].contains(.joined) else { return false }
    var current = columns.firstJoint[row]
    while current >= 0 {
      if pool.records[Int(current)].shape == .weld {
        let end = otherEnd(of: current, than: row)
        if end == otherRow { return true }
        if end >= 0, isWelded(otherRow, to: end) { return true }
      }
      current = nextJoint(after: current, of: row)
    }
    return false
  }

  /// Returns whether a body has only welds, so that it cannot swing about a joint.
  func isOnlyWelded(_ row: Int) -> Bool {
    var current = columns.firstJoint[row]
    while current >= 0 {
      guard pool.records[Int(current)].shape == .weld else { return false }
      current = nextJoint(after: current, of: row)
    }
    return true
  }

  /// Returns whether a weld directly connects two bodies.
  private func isWelded(_ row: Int, to otherRow: Int) -> Bool {
    var current = columns.firstJoint[row]
    while current >= 0 {
      if pool.records[Int(current)].shape == .weld, otherEnd(of: current, than: row) == otherRow { return true }
      current = nextJoint(after: current, of: row)
    }
    return false
  }

  /// Returns the row at the other end of a joint, or -1 for the world.
  @inline(__always)
  func otherEnd(of index: Int32, than row: Int) -> Int {
    let record = pool.records + Int(index)
    return Int(record.pointee.body) == row ? Int(record.pointee.other) : Int(record.pointee.body)
  }

  /// Returns the joint after another one in the list of a body, which starts at `columns.firstJoint`, or -1 at the end.
  @inline(__always)
  func nextJoint(after index: Int32, of row: Int) -> Int32 {
    let record = pool.records + Int(index)
    return Int(record.pointee.body) == row ? record.pointee.next : record.pointee.otherNext
  }

  /// Returns the vector from the second point to the first.
  func delta(of record: Joint) -> (x: Double, y: Double) {
    func point(_ row: Int, _ x: Double, _ y: Double) -> (x: Double, y: Double) {
      let rotation = DeterministicMath.sincos(columns.angle[row])
      return (
        columns.x[row] + x * rotation.cosine - y * rotation.sine,
        columns.y[row] + x * rotation.sine + y * rotation.cosine
      )
    }
    let first = point(Int(record.body), record.offsetX, record.offsetY)
    guard record.other >= 0 else { return (first.x - record.anchorX, first.y - record.anchorY) }
    let second = point(Int(record.other), record.otherOffsetX, record.otherOffsetY)
    return (first.x - second.x, first.y - second.y)
  }

  /// Copies the joints of another store.
  func copy(from other: JointStore) {
    pool.copy(from: other.pool)
    listed = other.listed
    isStale = other.isStale
  }
}
