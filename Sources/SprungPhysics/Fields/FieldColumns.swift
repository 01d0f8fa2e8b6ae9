// SPDX-License-Identifier: MIT

/// What fields do to bodies, one column a quantity, by the rows of the bodies. Made with the first field of a world.
final class FieldColumns {
  private static let numberColumnCount = 23

  private(set) var capacity = 0
  private var stride = 0
  private var numbers = UnsafeMutablePointer<Double>.allocate(capacity: 0)

  // Springs and resistance without fields: stiffness, damping rate, the first anchor, and the sum of stiffness times the
  // offset from it to the other anchors.
  @exclusivity(unchecked) private(set) var ownStiffness: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var ownDamping: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var anchorX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var anchorY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var ownPullX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var ownPullY: UnsafeMutablePointer<Double>

  // Position and velocity half a step ahead.
  @exclusivity(unchecked) private(set) var middleX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var middleY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var middleVelocityX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var middleVelocityY: UnsafeMutablePointer<Double>

  // The sums of all fields of a step: of springs, of drag, of what is uniform, and of what varies with position.
  @exclusivity(unchecked) private(set) var stiffness: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var damping: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var pullX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var pullY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var uniformX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var uniformY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var varyingX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var varyingY: UnsafeMutablePointer<Double>
  /// Radians a second by which the velocity rotates counter-clockwise.
  @exclusivity(unchecked) private(set) var rotationRate: UnsafeMutablePointer<Double>
  /// The velocity that the last velocity field wants.
  @exclusivity(unchecked) private(set) var targetX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var targetY: UnsafeMutablePointer<Double>
  /// What a free step adds to the position, because the path of a rotating velocity is an arc.
  @exclusivity(unchecked) private(set) var arcX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var arcY: UnsafeMutablePointer<Double>

  @exclusivity(unchecked) private(set) var marks = UnsafeMutablePointer<FieldMarks>.allocate(capacity: 0)
  /// Head of the list of a body's memberships, or -1.
  @exclusivity(unchecked) private(set) var firstMembership = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

  init(capacity: Int) {
    let empty = numbers
    ownStiffness = empty
    ownDamping = empty
    anchorX = empty
    anchorY = empty
    ownPullX = empty
    ownPullY = empty
    middleX = empty
    middleY = empty
    middleVelocityX = empty
    middleVelocityY = empty
    stiffness = empty
    damping = empty
    pullX = empty
    pullY = empty
    uniformX = empty
    uniformY = empty
    varyingX = empty
    varyingY = empty
    rotationRate = empty
    targetX = empty
    targetY = empty
    arcX = empty
    arcY = empty
    grow(to: capacity)
  }

  deinit {
    numbers.deallocate()
    marks.deallocate()
    firstMembership.deallocate()
  }

  /// Makes room for at least `wanted` rows; new rows are zero.
  func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    let oldCapacity = capacity
    let oldStride = stride
    capacity = max(16, oldCapacity)
    while capacity < wanted { capacity *= 2 }
    // As in `BodyColumns`: no power of two between columns.
    stride = capacity + 8
    let block = UnsafeMutablePointer<Double>.allocate(capacity: stride * FieldColumns.numberColumnCount)
    block.initialize(repeating: 0, count: stride * FieldColumns.numberColumnCount)
    for column in 0..<FieldColumns.numberColumnCount {
      (block + column * stride).update(from: numbers + column * oldStride, count: oldCapacity)
    }
    numbers.deallocate()
    numbers = block
    placeColumns()
    resize(&marks, from: oldCapacity, filling: [])
    resize(&firstMembership, from: oldCapacity, filling: -1)
  }

  /// Takes over the state of other columns.
  func copy(from other: FieldColumns) {
    let size = other.stride * FieldColumns.numberColumnCount
    copyColumn(
      &numbers, capacity: stride * FieldColumns.numberColumnCount, from: other.numbers, count: size,
      sourceCapacity: size)
    let count = other.capacity
    copyColumn(&marks, capacity: capacity, from: other.marks, count: count, sourceCapacity: count)
    copyColumn(&firstMembership, capacity: capacity, from: other.firstMembership, count: count, sourceCapacity: count)
    stride = other.stride
    capacity = count
    placeColumns()
  }

  private func resize<Value>(_ column: inout UnsafeMutablePointer<Value>, from old: Int, filling: Value) {
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    fresh.initialize(repeating: filling, count: capacity)
    fresh.update(from: column, count: old)
    column.deallocate()
    column = fresh
  }

  private func placeColumns() {
    var next = numbers
    func take() -> UnsafeMutablePointer<Double> {
      defer { next += stride }
      return next
    }
    ownStiffness = take()
    ownDamping = take()
    anchorX = take()
    anchorY = take()
    ownPullX = take()
    ownPullY = take()
    middleX = take()
    middleY = take()
    middleVelocityX = take()
    middleVelocityY = take()
    stiffness = take()
    damping = take()
    pullX = take()
    pullY = take()
    uniformX = take()
    uniformY = take()
    varyingX = take()
    varyingY = take()
    rotationRate = take()
    targetX = take()
    targetY = take()
    arcX = take()
    arcY = take()
    precondition(next == numbers + stride * FieldColumns.numberColumnCount, "numberColumnCount is out of date")
  }
}
