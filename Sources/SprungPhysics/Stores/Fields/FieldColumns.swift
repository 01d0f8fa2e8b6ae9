// SPDX-License-Identifier: MIT

/// The effects of fields on bodies, with one column per quantity and one row per body. Created with the first field of
/// a world.
final class FieldColumns {
  /// The number of allocated rows.
  private(set) var capacity = 0
  private var numbers = ColumnBlock(columnCount: 23)

  // Springs and resistance without fields: stiffness, damping rate, the first anchor, and the sum of stiffness times
  // offset from the first anchor over all other anchors.
  /// The stiffness in 1/s².
  @exclusivity(unchecked) private(set) var ownStiffness = ColumnView<Double>.empty
  /// The damping rate in 1/s.
  @exclusivity(unchecked) private(set) var ownDamping = ColumnView<Double>.empty
  /// The first anchor, in points.
  @exclusivity(unchecked) private(set) var anchorX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var anchorY = ColumnView<Double>.empty
  /// The sum of stiffness times offset, in pt/s².
  @exclusivity(unchecked) private(set) var ownPullX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var ownPullY = ColumnView<Double>.empty

  // The position and velocity half a step ahead.
  /// The position in points.
  @exclusivity(unchecked) private(set) var middleX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var middleY = ColumnView<Double>.empty
  /// The velocity in pt/s.
  @exclusivity(unchecked) private(set) var middleVelocityX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var middleVelocityY = ColumnView<Double>.empty

  // The sums of all fields in a step: springs, drag, uniform accelerations, and accelerations that vary with position.
  /// The stiffness in 1/s².
  @exclusivity(unchecked) private(set) var stiffness = ColumnView<Double>.empty
  /// The damping rate in 1/s.
  @exclusivity(unchecked) private(set) var damping = ColumnView<Double>.empty
  /// The sum of stiffness times the offset of each spring from the first anchor, in pt/s².
  @exclusivity(unchecked) private(set) var pullX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var pullY = ColumnView<Double>.empty
  /// The uniform acceleration in pt/s².
  @exclusivity(unchecked) private(set) var uniformX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var uniformY = ColumnView<Double>.empty
  /// The varying acceleration in pt/s². A body in such a field has no settle time.
  @exclusivity(unchecked) private(set) var varyingX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var varyingY = ColumnView<Double>.empty
  /// The rate of rotation of the velocity in rad/s, counterclockwise.
  @exclusivity(unchecked) private(set) var rotationRate = ColumnView<Double>.empty
  /// The velocity set by the last velocity field.
  @exclusivity(unchecked) private(set) var targetX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var targetY = ColumnView<Double>.empty
  /// The displacement correction of a free step for the arc of a rotating velocity.
  @exclusivity(unchecked) private(set) var arcX = ColumnView<Double>.empty
  @exclusivity(unchecked) private(set) var arcY = ColumnView<Double>.empty

  /// The field marks of the body, see `FieldMarks`.
  @exclusivity(unchecked) private(set) var marks = Column<FieldMarks>(filling: [])
  /// The first membership in the list of the body, or -1.
  @exclusivity(unchecked) private(set) var firstMembership = Column<Int32>(filling: -1)

  init(capacity: Int) { grow(to: capacity) }

  /// Allocates at least `wanted` rows. New rows are zero.
  func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    var newCapacity = max(16, capacity)
    while newCapacity < wanted { newCapacity *= 2 }
    capacity = newCapacity
    numbers.grow(to: capacity)
    assignColumns()
    marks.grow(to: capacity)
    firstMembership.grow(to: capacity)
  }

  /// Copies the state of other columns.
  func copy(from other: FieldColumns) {
    capacity = other.capacity
    numbers.copy(from: other.numbers)
    assignColumns()
    marks.copy(from: other.marks)
    firstMembership.copy(from: other.firstMembership)
  }

  /// Assigns each column its part of the memory block after an allocation.
  private func assignColumns() {
    numbers.forEachInOrder { take in
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
    }
  }
}
