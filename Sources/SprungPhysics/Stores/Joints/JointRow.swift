// SPDX-License-Identifier: MIT

/// A joint of awake bodies in the form that the solver uses.
struct SolverJoint {
  /// The shape of the joint.
  var shape: Joint.Shape
  /// The index of the record in the world's pool.
  var index: Int32
  /// The rows of the bodies in the world's columns, or -1 for the world.
  var body: Int32
  var other: Int32
  /// The solver indices of the bodies, or 0, the immovable world, for anchored bodies.
  var solverIndex: Int32 = 0
  var otherSolverIndex: Int32 = 0
  /// The rows in the system of equations, in elimination order, or -1 for rows that the joint does not have.
  var first: Int32 = -1
  var second: Int32 = -1
  var third: Int32 = -1
  /// The group of connected bodies that contains the joint.
  var group: Int32 = 0

  /// The length in points, as in the record.
  var length = 0.0
  /// The points of the first and second body, each in its own axes.
  var offsetX = 0.0
  var offsetY = 0.0
  var otherOffsetX = 0.0
  var otherOffsetY = 0.0
  /// The point of the world.
  var anchorX = 0.0
  var anchorY = 0.0
  /// The axis of a slider in the axes of the second body.
  var axisX = 1.0
  var axisY = 0.0
  /// The range in radians or points.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// The maximum friction torque in mass · pt²/s².
  var frictionTorque = 0.0
  /// The relative angle that a range or a weld treats as zero, in radians.
  var restAngle = 0.0

  // The lever arms and relative angle at the positions of the last assembly.
  /// The vector from the center of the first body to its point, in world axes.
  var leverX = 0.0
  var leverY = 0.0
  /// The vector from the center of the second body to its point, in world axes.
  var otherLeverX = 0.0
  var otherLeverY = 0.0
  /// The angle of the first body relative to the second, measured from the rest angle.
  var rotation = 0.0

  /// The value of an unused entry.
  static var empty: SolverJoint { SolverJoint(shape: .spring, index: -1, body: -1, other: -1) }

  /// Whether the range is a single value, which makes its row rigid.
  var isLocked: Bool { lower == upper }
  /// Whether the joint's last row is for a range or friction.
  var hasRangeRow: Bool { lower > -.infinity || upper < .infinity || frictionTorque > 0 }
  /// The number of rows of the joint.
  var rowCount: Int {
    switch shape {
    case .spring: 0
    case .rod, .rope: 1
    case .hinge: hasRangeRow ? 3 : 2
    case .slider: hasRangeRow ? 3 : 2
    case .weld: 3
    }
  }
}

/// The participation of a row in the equations. A row can be excluded because of bounds on its impulse.
enum RowState: UInt8 {
  /// The solver determines the impulse.
  case active
  /// The impulse is at its lower bound.
  case atLower
  /// The impulse is at its upper bound.
  case atUpper
  /// The row has no impulse.
  case off
}

/// The current mode of a row, which determines how its error is evaluated.
enum RowMode: UInt8 {
  /// An equation without bounds.
  case rigid
  /// A rope, whose impulse is at most 0.
  case rope
  /// Not at a limit: friction up to the bound, or no impulse.
  case free
  /// At the upper limit of the range.
  case upperStop
  /// At the lower limit of the range.
  case lowerStop
}

/// A set of joints that are connected through movable bodies, as ranges of rows, joints and bodies in the solver's
/// columns.
struct JointCluster {
  /// The range of rows in the equations.
  var firstRow: Int32
  var rowEnd: Int32
  /// The range of joints.
  var firstJoint: Int32
  var jointEnd: Int32
  /// The range of bodies.
  var firstBody: Int32
  var bodyEnd: Int32
  /// Whether no joint can rotate a body, so that rows have no lever arms.
  var isCentered = true
  /// Whether the impulse of any row has bounds.
  var isBounded = false
  /// Whether the factors are valid for the current rows and states.
  var isFactored = false
  /// Whether each column has at most one entry below the diagonal, as in a chain of links.
  var isChain = false
  /// The range of folds of a chain, see `ChainFold`.
  var firstFold: Int32 = 0
  var foldEnd: Int32 = 0
  /// Whether the cluster is a chain of links between centers, which has separate fast loops.
  var isLinkChain = false
  /// Whether the error of any row is so large that it is corrected over several steps.
  var hasAllowedErrors = false
  /// Whether the drift found no impulses that satisfy the joints, so that bodies must be projected back, see
  /// `JointProjection.projectJoints`.
  var isFlung = false

  /// The value of an unused entry.
  static var empty: JointCluster {
    JointCluster(firstRow: 0, rowEnd: 0, firstJoint: 0, jointEnd: 0, firstBody: 0, bodyEnd: 0)
  }

  /// The error at the end of a drift above which bodies are projected back.
  var doubt: Double { isBounded ? PhysicsTuning.jointDoubt : PhysicsTuning.rigidJointDoubt }
  /// The largest inverse mass.
  var largestInverse = 0.0
  /// The number of folds of a chain with this number of rows.
  var foldCount: Int32 { (rowEnd - firstRow) / 2 + 1 }
  /// Returns the fold and lane of a row of a chain.
  @inline(__always)
  func fold(ofRow row: Int) -> (fold: Int, lane: Int) {
    let count = Int(rowEnd) &- Int(firstRow)
    let number = row &- Int(firstRow) &+ (count & 1 == 0 ? 1 : 0)
    return (Int(firstFold) &+ number >> 1, number & 1)
  }
  /// An eighth of the number of rows, at least 1, which scales the allowed energy change (`ChainPasses`). In a long
  /// chain, an error in one row moves every body, so larger corrections are normal.
  var length: Double { max(1, Double(rowEnd - firstRow) / 8) }
}
