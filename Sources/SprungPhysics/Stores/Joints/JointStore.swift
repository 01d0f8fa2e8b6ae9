// SPDX-License-Identifier: MIT

import SprungGeometry

/// The records of all joints, awake or not, linked into a list for each body.
final class JointStore {
  /// The records of all joints.
  @exclusivity(unchecked) var pool = GenerationalPool<Joint>(filling: Joint())
  /// The joints in the equations. If others are listed, the structure is built again.
  @exclusivity(unchecked) var listed: [ListedJoint] = []
  /// Whether joints, or bodies that they hold, were changed, woken or put to sleep since joints were prepared.
  @exclusivity(unchecked) var isStale = true
  private let columns: BodyColumns

  init(_ columns: BodyColumns) { self.columns = columns }

  /// Whether some joint joins two bodies directly.
  func areJoined(_ row: Int, _ otherRow: Int) -> Bool {
    guard columns.flags[row].contains(.joined), columns.flags[otherRow].contains(.joined) else { return false }
    var current = columns.firstJoint[row]
    while current >= 0 {
      if otherEnd(of: current, than: row) == otherRow { return true }
      current = nextJoint(after: current, of: row)
    }
    return false
  }

  /// Whether two bodies are welded to each other, or both to a third one: they are one rigid body then.
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

  /// Whether nothing but welds holds a body: it cannot swing about a joint.
  func isOnlyWelded(_ row: Int) -> Bool {
    var current = columns.firstJoint[row]
    while current >= 0 {
      guard pool.records[Int(current)].shape == .weld else { return false }
      current = nextJoint(after: current, of: row)
    }
    return true
  }

  /// Whether a weld holds two bodies together.
  private func isWelded(_ row: Int, to otherRow: Int) -> Bool {
    var current = columns.firstJoint[row]
    while current >= 0 {
      if pool.records[Int(current)].shape == .weld, otherEnd(of: current, than: row) == otherRow { return true }
      current = nextJoint(after: current, of: row)
    }
    return false
  }

  /// The row at the other end of a joint; -1 for the world.
  @inline(__always)
  func otherEnd(of index: Int32, than row: Int) -> Int {
    let record = pool.records + Int(index)
    return Int(record.pointee.body) == row ? Int(record.pointee.other) : Int(record.pointee.body)
  }

  /// The joint after another one in the list of a body, which starts at `columns.firstJoint`; -1 at the end.
  @inline(__always)
  func nextJoint(after index: Int32, of row: Int) -> Int32 {
    let record = pool.records + Int(index)
    return Int(record.pointee.body) == row ? record.pointee.next : record.pointee.otherNext
  }

  /// From the second point to the first.
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

  /// Takes over the joints of another store.
  func copy(from other: JointStore) {
    pool.copy(from: other.pool)
    listed = other.listed
    isStale = other.isStale
  }
}
