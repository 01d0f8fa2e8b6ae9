// SPDX-License-Identifier: MIT

/// A joint of awake bodies as the solver sees it.
struct SolverJoint {
  /// The shape of the joint.
  var shape: Joint.Shape
  /// The record in the world's pool.
  var index: Int32
  /// Rows of the bodies in the world's columns; -1 for the world.
  var body: Int32
  var other: Int32
  /// Solver indices of the bodies; 0, the immovable world, for anchored ones.
  var solverIndex: Int32 = 0
  var otherSolverIndex: Int32 = 0
  /// Rows of the system of equations, in the order of elimination; -1 if there are fewer.
  var first: Int32 = -1
  var second: Int32 = -1
  var third: Int32 = -1
  /// Which group of bodies that hold one another it belongs to.
  var group: Int32 = 0

  /// As the record has it, in points.
  var length = 0.0
  /// The point of the first body in its own axes, and that of the second.
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
  /// The range, in radians or points.
  var lower = -Double.infinity
  var upper = Double.infinity
  /// In mass · pt²/s².
  var frictionTorque = 0.0
  /// In radians.
  var restAngle = 0.0

  // As assembled at the current positions: levers and relative angle.
  /// From the center of the first body to its point, in the axes of the world.
  var leverX = 0.0
  var leverY = 0.0
  /// The same of the second body.
  var otherLeverX = 0.0
  var otherLeverY = 0.0
  /// The angle of the first body less that of the second and that at rest.
  var rotation = 0.0

  /// The value of an unused entry.
  static var empty: SolverJoint { SolverJoint(shape: .spring, index: -1, body: -1, other: -1) }

  /// Whether its range is a single value, which makes it a rigid row.
  var isLocked: Bool { lower == upper }
  /// Whether it has a row for a range or friction, the last one.
  var hasRangeRow: Bool { lower > -.infinity || upper < .infinity || frictionTorque > 0 }
  /// Rows that a joint of this shape has.
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

/// Whether a row takes part in the equations: its impulse has bounds that only some rows reach.
enum RowState: UInt8 {
  /// Its impulse is found by the solver.
  case active
  /// Its impulse is at the lower bound.
  case atLower
  /// Its impulse is at the upper bound.
  case atUpper
  /// It has no impulse, whatever moves.
  case off
}

/// How a bounded row currently reads its error.
enum RowMode: UInt8 {
  /// An equation without bounds.
  case rigid
  /// A rope: its impulse is at most 0.
  case rope
  /// Not at a stop: friction up to the bound, or nothing.
  case free
  /// At the stop at the upper end of the range.
  case upperStop
  /// At the stop at the lower end of the range.
  case lowerStop
}

/// The rows, joints and bodies of joints that hang together by bodies that can move; ranges of the solver's columns.
struct JointCluster {
  /// Its rows of the equations.
  var firstRow: Int32
  var rowEnd: Int32
  /// Its joints.
  var firstJoint: Int32
  var jointEnd: Int32
  /// Its bodies.
  var firstBody: Int32
  var bodyEnd: Int32
  /// Whether no joint can rotate a body, so that rows have no arms.
  var isCentered = true
  /// Whether some row's impulse has bounds.
  var isBounded = false
  /// Whether the factors belong to the current rows and states.
  var isFactored = false
  /// Whether no row has more than one entry below the diagonal, and that from one body, as in chains of links.
  var isChain = false
  /// The first fold of a chain, and the last one, see `ChainFold`.
  var firstFold: Int32 = 0
  var foldEnd: Int32 = 0
  /// Whether it is a chain of links between centers, which has its own short loops.
  var isLinkChain = false
  /// Whether some link has an error so large that it is corrected over several steps.
  var hasAllowedErrors = false
  /// Whether the drift found no impulses after which the joints would hold, so that bodies have to be projected back,
  /// see `JointProjection.projectJoints`.
  var isFlung = false

  /// The value of an unused entry.
  static var empty: JointCluster {
    JointCluster(firstRow: 0, rowEnd: 0, firstJoint: 0, jointEnd: 0, firstBody: 0, bodyEnd: 0)
  }

  /// The error at the end of a drift above which bodies are projected back.
  var doubt: Double { isBounded ? PhysicsTuning.jointDoubt : PhysicsTuning.rigidJointDoubt }
  /// The largest inverse mass.
  var largestInverse = 0.0
  /// Folds of a chain with its rows.
  var foldCount: Int32 { (rowEnd - firstRow) / 2 + 1 }
  /// Where a row of a chain is in the folds.
  @inline(__always)
  func fold(ofRow row: Int) -> (fold: Int, lane: Int) {
    let count = Int(rowEnd) &- Int(firstRow)
    let number = row &- Int(firstRow) &+ (count & 1 == 0 ? 1 : 0)
    return (Int(firstFold) &+ number >> 1, number & 1)
  }
  /// An eighth of the number of rows, at least 1; scales the allowed energy change (`ChainPasses`). In a long chain, an
  /// error in one row moves every body, so larger corrections are normal.
  var length: Double { max(1, Double(rowEnd - firstRow) / 8) }
}
