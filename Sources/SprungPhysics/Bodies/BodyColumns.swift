// SPDX-License-Identifier: MIT

/// The state of all bodies, one column a quantity, so that the loops read only what they need.
///
/// Every Double column is a part of one block; growing doubles the block and copies the columns. The run-time checks of
/// exclusive access are off for the pointers: they are set in `grow` only, and the checks cost more than the physics.
final class BodyColumns {
  private static let numberColumnCount = 63

  private(set) var capacity = 0
  /// Numbers from one column to the next.
  private var stride = 0
  private var numbers = UnsafeMutablePointer<Double>.allocate(capacity: 0)

  // State.
  @exclusivity(unchecked) private(set) var x: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var y: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var angle: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var velocityX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var velocityY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var angularVelocity: UnsafeMutablePointer<Double>

  // What acts: accelerations of any mass, forces, and the torque of pushes at angle 0 and at a right angle.
  @exclusivity(unchecked) private(set) var gravityX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var gravityY: UnsafeMutablePointer<Double>
  /// The acceleration that `setAcceleration` gave.
  @exclusivity(unchecked) private(set) var driveX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var driveY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var forceX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var forceY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var torqueUpright: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var torqueRotated: UnsafeMutablePointer<Double>

  // Shape and material.
  @exclusivity(unchecked) private(set) var halfWidth: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var halfHeight: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var inverseMass: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var inverseInertia: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var charge: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var density: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var elasticity: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var friction: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var resistance: UnsafeMutablePointer<Double>
  /// What the material says and what a righting spring adds.
  @exclusivity(unchecked) private(set) var angularResistance: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var ownAngularResistance: UnsafeMutablePointer<Double>
  /// Angular acceleration in rad/s² per sine of the angle by a righting spring, and its damping rate in 1/s.
  @exclusivity(unchecked) private(set) var rightingStiffness: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var rightingDamping: UnsafeMutablePointer<Double>

  // Coefficients of the exact motion over one step, see `Propagator`.
  @exclusivity(unchecked) private(set) var stiffness: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var dampingRate: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var equilibriumX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var equilibriumY: UnsafeMutablePointer<Double>
  /// Gravity and pushes together: all but what `setAcceleration` gave.
  @exclusivity(unchecked) private(set) var steadyX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var steadyY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var accelerationX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var accelerationY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var positionFromPosition: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var positionFromVelocity: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var velocityFromPosition: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var velocityFromVelocity: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var positionFromAcceleration: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var velocityFromAcceleration: UnsafeMutablePointer<Double>
  /// The offset from the equilibrium: what free integration hands on from step to step.
  @exclusivity(unchecked) private(set) var offsetX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var offsetY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var angularVelocityDecay: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var angleFromAngularVelocity: UnsafeMutablePointer<Double>

  // The center may be anywhere in this box without touching a frame.
  @exclusivity(unchecked) private(set) var clearLeft: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var clearTop: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var clearRight: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var clearBottom: UnsafeMutablePointer<Double>
  /// Radius of the circle about the center that holds the body.
  @exclusivity(unchecked) private(set) var boundingRadius: UnsafeMutablePointer<Double>

  /// With `.estimated`: the amplitude and the step from which the settle step is to be computed.
  @exclusivity(unchecked) private(set) var settleAmplitude: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var settleStart: UnsafeMutablePointer<Double>

  /// Where a touching body has been since it is still.
  @exclusivity(unchecked) private(set) var stillX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var stillY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var stillAngle: UnsafeMutablePointer<Double>

  /// Where the last validation found the body in order, see `World.validateAwakeBodies`.
  @exclusivity(unchecked) private(set) var goodX: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var goodY: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var goodAngle: UnsafeMutablePointer<Double>

  /// Cosine and sine of `rotatedAngle`, which may be an older angle.
  @exclusivity(unchecked) private(set) var cosine: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var sine: UnsafeMutablePointer<Double>
  @exclusivity(unchecked) private(set) var rotatedAngle: UnsafeMutablePointer<Double>
  /// The farthest that a point of the body gets within a collision interval.
  @exclusivity(unchecked) private(set) var sweep: UnsafeMutablePointer<Double>
  /// The part of it that acceleration adds.
  @exclusivity(unchecked) private(set) var gain: UnsafeMutablePointer<Double>

  @exclusivity(unchecked) private(set) var flags = UnsafeMutablePointer<BodyFlags>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var generation = UnsafeMutablePointer<UInt32>.allocate(capacity: 0)
  /// The colors that the body's contacts have, one bit each.
  @exclusivity(unchecked) private(set) var colors = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  /// The first contact of the body with another one, or -1.
  @exclusivity(unchecked) private(set) var firstContact = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The first contact of the body with a boundary, or -1.
  @exclusivity(unchecked) private(set) var firstBoundaryContact = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The next row of a sleeping island, in a ring; -1 if the body sleeps alone or is awake.
  @exclusivity(unchecked) private(set) var islandNext = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// Index among the solver bodies of a body that the solver moves.
  @exclusivity(unchecked) private(set) var solverIndex = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// Position in the active list of an awake body.
  @exclusivity(unchecked) private(set) var activePosition = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var firstSpring = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The first joint that holds the body, or -1.
  @exclusivity(unchecked) private(set) var firstJoint = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var firstMembership = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var firstTouch = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var shapeKind = UnsafeMutablePointer<ShapeKind>.allocate(capacity: 0)
  /// The corners of a polygon, nil for other shapes. Each row owns its own.
  @exclusivity(unchecked) private(set) var outline = UnsafeMutablePointer<UnsafeMutablePointer<OutlineVertex>?>
    .allocate(
      capacity: 0)
  @exclusivity(unchecked) private(set) var outlineCount = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// Steps for which a touching body has been nearly still.
  @exclusivity(unchecked) private(set) var stillSteps = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// The step after which a free body is placed on its equilibrium; `Int64.max` if never.
  @exclusivity(unchecked) private(set) var settleStep = UnsafeMutablePointer<Int64>.allocate(capacity: 0)
  /// Rows of awake bodies, the first `activeCount` of them.
  @exclusivity(unchecked) private(set) var active = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  // Three sets of rows, one bit each: what moved lately, and what that and earlier moves left to do for the layer above
  // and for the index of queries. Whoever needs the latter sorts the first out into them, so moving costs one bit.
  @exclusivity(unchecked) private(set) var moved = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var undrained = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var unindexed = UnsafeMutablePointer<UInt64>.allocate(capacity: 0)
  private(set) var movedWords = 0

  init(capacity: Int) {
    let empty = numbers
    x = empty
    y = empty
    angle = empty
    velocityX = empty
    velocityY = empty
    angularVelocity = empty
    gravityX = empty
    gravityY = empty
    driveX = empty
    driveY = empty
    forceX = empty
    forceY = empty
    torqueUpright = empty
    torqueRotated = empty
    halfWidth = empty
    halfHeight = empty
    inverseMass = empty
    inverseInertia = empty
    charge = empty
    density = empty
    elasticity = empty
    friction = empty
    resistance = empty
    angularResistance = empty
    ownAngularResistance = empty
    rightingStiffness = empty
    rightingDamping = empty
    stiffness = empty
    dampingRate = empty
    equilibriumX = empty
    equilibriumY = empty
    steadyX = empty
    steadyY = empty
    accelerationX = empty
    accelerationY = empty
    positionFromPosition = empty
    positionFromVelocity = empty
    velocityFromPosition = empty
    velocityFromVelocity = empty
    positionFromAcceleration = empty
    velocityFromAcceleration = empty
    offsetX = empty
    offsetY = empty
    angularVelocityDecay = empty
    angleFromAngularVelocity = empty
    clearLeft = empty
    clearTop = empty
    clearRight = empty
    clearBottom = empty
    boundingRadius = empty
    settleAmplitude = empty
    settleStart = empty
    stillX = empty
    stillY = empty
    stillAngle = empty
    goodX = empty
    goodY = empty
    goodAngle = empty
    cosine = empty
    sine = empty
    rotatedAngle = empty
    sweep = empty
    gain = empty
    grow(to: capacity)
  }

  deinit {
    numbers.deallocate()
    flags.deallocate()
    generation.deallocate()
    colors.deallocate()
    firstContact.deallocate()
    firstBoundaryContact.deallocate()
    islandNext.deallocate()
    solverIndex.deallocate()
    activePosition.deallocate()
    firstSpring.deallocate()
    firstJoint.deallocate()
    firstMembership.deallocate()
    firstTouch.deallocate()
    for row in 0..<capacity { outline[row]?.deallocate() }
    outline.deallocate()
    outlineCount.deallocate()
    shapeKind.deallocate()
    stillSteps.deallocate()
    settleStep.deallocate()
    active.deallocate()
    moved.deallocate()
    undrained.deallocate()
    unindexed.deallocate()
  }

  /// Makes room for at least `wanted` rows; new rows are zero.
  func grow(to wanted: Int) {
    guard wanted > capacity else { return }
    let oldCapacity = capacity
    var newCapacity = max(16, oldCapacity)
    while newCapacity < wanted { newCapacity *= 2 }

    let columns = BodyColumns.numberColumnCount
    let oldStride = stride
    // A power of two between columns would put them all into the same few lines of the cache.
    stride = newCapacity + 8
    let block = UnsafeMutablePointer<Double>.allocate(capacity: stride * columns)
    block.initialize(repeating: 0, count: stride * columns)
    for column in 0..<columns {
      (block + column * stride).update(from: numbers + column * oldStride, count: oldCapacity)
    }
    numbers.deallocate()
    numbers = block
    capacity = newCapacity
    placeColumns()

    resize(&flags, from: oldCapacity, filling: [])
    resize(&generation, from: oldCapacity, filling: 0)
    resize(&colors, from: oldCapacity, filling: 0)
    resize(&firstContact, from: oldCapacity, filling: -1)
    resize(&firstBoundaryContact, from: oldCapacity, filling: -1)
    resize(&islandNext, from: oldCapacity, filling: -1)
    resize(&solverIndex, from: oldCapacity, filling: 0)
    resize(&activePosition, from: oldCapacity, filling: -1)
    resize(&firstSpring, from: oldCapacity, filling: -1)
    resize(&firstJoint, from: oldCapacity, filling: -1)
    resize(&firstMembership, from: oldCapacity, filling: -1)
    resize(&firstTouch, from: oldCapacity, filling: -1)
    resize(&shapeKind, from: oldCapacity, filling: .box)
    resize(&outline, from: oldCapacity, filling: nil)
    resize(&outlineCount, from: oldCapacity, filling: 0)
    resize(&stillSteps, from: oldCapacity, filling: 0)
    resize(&settleStep, from: oldCapacity, filling: 0)
    resize(&active, from: oldCapacity, filling: -1)
    let words = (capacity + 63) / 64
    grow(&moved, to: words)
    grow(&undrained, to: words)
    grow(&unindexed, to: words)
    movedWords = words
  }

  /// Takes over the state of other columns, outlines included.
  func copy(from other: BodyColumns) {
    for row in 0..<capacity { outline[row]?.deallocate() }
    let old = capacity
    let count = other.capacity
    let size = other.stride * BodyColumns.numberColumnCount
    copyColumn(
      &numbers, capacity: stride * BodyColumns.numberColumnCount, from: other.numbers, count: size, sourceCapacity: size
    )
    stride = other.stride
    capacity = count
    placeColumns()
    copyColumn(&flags, capacity: old, from: other.flags, count: count, sourceCapacity: count)
    copyColumn(&generation, capacity: old, from: other.generation, count: count, sourceCapacity: count)
    copyColumn(&colors, capacity: old, from: other.colors, count: count, sourceCapacity: count)
    copyColumn(&firstContact, capacity: old, from: other.firstContact, count: count, sourceCapacity: count)
    copyColumn(
      &firstBoundaryContact, capacity: old, from: other.firstBoundaryContact, count: count, sourceCapacity: count)
    copyColumn(&islandNext, capacity: old, from: other.islandNext, count: count, sourceCapacity: count)
    copyColumn(&solverIndex, capacity: old, from: other.solverIndex, count: count, sourceCapacity: count)
    copyColumn(&activePosition, capacity: old, from: other.activePosition, count: count, sourceCapacity: count)
    copyColumn(&firstSpring, capacity: old, from: other.firstSpring, count: count, sourceCapacity: count)
    copyColumn(&firstJoint, capacity: old, from: other.firstJoint, count: count, sourceCapacity: count)
    copyColumn(&firstMembership, capacity: old, from: other.firstMembership, count: count, sourceCapacity: count)
    copyColumn(&firstTouch, capacity: old, from: other.firstTouch, count: count, sourceCapacity: count)
    copyColumn(&shapeKind, capacity: old, from: other.shapeKind, count: count, sourceCapacity: count)
    copyColumn(&outlineCount, capacity: old, from: other.outlineCount, count: count, sourceCapacity: count)
    copyColumn(&stillSteps, capacity: old, from: other.stillSteps, count: count, sourceCapacity: count)
    copyColumn(&settleStep, capacity: old, from: other.settleStep, count: count, sourceCapacity: count)
    copyColumn(&active, capacity: old, from: other.active, count: count, sourceCapacity: count)
    copyColumn(&outline, capacity: old, from: other.outline, count: count, sourceCapacity: count)
    for row in 0..<capacity {
      guard let corners = other.outline[row] else { continue }
      let count = Int(outlineCount[row])
      let block = UnsafeMutablePointer<OutlineVertex>.allocate(capacity: count)
      block.initialize(from: corners, count: count)
      outline[row] = block
    }
    let words = other.movedWords
    copyColumn(&moved, capacity: movedWords, from: other.moved, count: words, sourceCapacity: words)
    copyColumn(&undrained, capacity: movedWords, from: other.undrained, count: words, sourceCapacity: words)
    copyColumn(&unindexed, capacity: movedWords, from: other.unindexed, count: words, sourceCapacity: words)
    movedWords = words
  }

  private func resize<Value>(_ column: inout UnsafeMutablePointer<Value>, from old: Int, filling: Value) {
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    fresh.initialize(repeating: filling, count: capacity)
    fresh.update(from: column, count: old)
    column.deallocate()
    column = fresh
  }

  private func grow(_ set: inout UnsafeMutablePointer<UInt64>, to words: Int) {
    let fresh = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    fresh.initialize(repeating: 0, count: words)
    fresh.update(from: set, count: movedWords)
    set.deallocate()
    set = fresh
  }

  private func placeColumns() {
    var next = numbers
    func take() -> UnsafeMutablePointer<Double> {
      defer { next += stride }
      return next
    }
    x = take()
    y = take()
    angle = take()
    velocityX = take()
    velocityY = take()
    angularVelocity = take()
    gravityX = take()
    gravityY = take()
    driveX = take()
    driveY = take()
    forceX = take()
    forceY = take()
    torqueUpright = take()
    torqueRotated = take()
    halfWidth = take()
    halfHeight = take()
    inverseMass = take()
    inverseInertia = take()
    charge = take()
    density = take()
    elasticity = take()
    friction = take()
    resistance = take()
    angularResistance = take()
    ownAngularResistance = take()
    rightingStiffness = take()
    rightingDamping = take()
    stiffness = take()
    dampingRate = take()
    equilibriumX = take()
    equilibriumY = take()
    steadyX = take()
    steadyY = take()
    accelerationX = take()
    accelerationY = take()
    positionFromPosition = take()
    positionFromVelocity = take()
    velocityFromPosition = take()
    velocityFromVelocity = take()
    positionFromAcceleration = take()
    velocityFromAcceleration = take()
    offsetX = take()
    offsetY = take()
    angularVelocityDecay = take()
    angleFromAngularVelocity = take()
    clearLeft = take()
    clearTop = take()
    clearRight = take()
    clearBottom = take()
    boundingRadius = take()
    settleAmplitude = take()
    settleStart = take()
    stillX = take()
    stillY = take()
    stillAngle = take()
    goodX = take()
    goodY = take()
    goodAngle = take()
    cosine = take()
    sine = take()
    rotatedAngle = take()
    sweep = take()
    gain = take()
    precondition(next == numbers + stride * BodyColumns.numberColumnCount, "numberColumnCount is out of date")
  }
}
