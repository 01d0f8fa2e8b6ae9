// SPDX-License-Identifier: MIT

/// The equations of the awake rigid joints: A x = b with A = J M⁻¹ Jᵀ, in elimination order.
///
/// M⁻¹ contains the inverse masses and inertias. Each row of J describes how the row's error changes as its two bodies
/// move and rotate. A row of A describes how each impulse changes the row's error. The pattern of A follows from the
/// bodies that rows share.
///
/// The data of each cluster is contiguous. The pattern of the factors L D Lᵀ is computed when bodies or joints are
/// added or removed, see `JointOrdering`. The values are computed in every substep.
final class JointEquations {
  /// The number of clusters in use.
  @exclusivity(unchecked) var clusterCount = 0
  /// The number of joints in use, excluding springs.
  @exclusivity(unchecked) var jointCount = 0
  /// The number of rows in use.
  @exclusivity(unchecked) var rowCount = 0
  /// The number of springs in use.
  @exclusivity(unchecked) var springCount = 0
  /// The number of groups of bodies that are connected by joints, including springs.
  @exclusivity(unchecked) var groupCount = 0

  /// The clusters of bodies connected by rigid joints.
  @exclusivity(unchecked) private(set) var clusters = Column<JointCluster>(filling: .empty)
  /// The rigid joints by cluster, in the order of their first rows.
  @exclusivity(unchecked) private(set) var joints = Column<SolverJoint>(filling: .empty)
  /// The springs in the order of their records.
  @exclusivity(unchecked) private(set) var springs = Column<SolverJoint>(filling: .empty)
  /// The rows of each cluster's bodies in the world's columns, and their solver indices.
  @exclusivity(unchecked) private(set) var bodies = Column<Int32>(filling: -1)
  @exclusivity(unchecked) private(set) var bodySolverIndices = Column<Int32>(filling: 0)

  /// Whether the body has more than one joint.
  @exclusivity(unchecked) private(set) var isInner = Column<Bool>(filling: false)
  /// The inverse mass and, in the third element, the inverse moment of inertia of each body, limited for very light
  /// bodies.
  @exclusivity(unchecked) private(set) var inverse = Column<SIMD4<Double>>(filling: SIMD4())

  /// The folds of chains of links between centers, which have separate loops.
  @exclusivity(unchecked) private(set) var folds = Column<ChainFold>(filling: ChainFold())

  // These columns contain one value per row.
  /// The x and y direction, and the lever arms of the first and second body.
  @exclusivity(unchecked) private(set) var jacobian = Column<SIMD4<Double>>(filling: SIMD4())
  /// The solver indices of a row's bodies, or 0 for immovable bodies.
  @exclusivity(unchecked) private(set) var solverIndex = Column<Int32>(filling: 0)
  @exclusivity(unchecked) private(set) var otherSolverIndex = Column<Int32>(filling: 0)
  /// The errors in points or radians, or their rates per second.
  @exclusivity(unchecked) private(set) var residual = Column<Double>(filling: 0)
  /// The errors that are allowed to remain at the end of the substep, because large errors are corrected at a limited
  /// speed.
  @exclusivity(unchecked) private(set) var allowedError = Column<Double>(filling: 0)
  /// The number of consecutive steps in which the row did not converge because other rows contradict it. The error of
  /// such a row is eventually accepted.
  @exclusivity(unchecked) private(set) var refusals = Column<UInt8>(filling: 0)
  /// The solution vector.
  @exclusivity(unchecked) private(set) var solution = Column<Double>(filling: 0)
  /// The sum of the impulses in the current phase of the substep.
  @exclusivity(unchecked) private(set) var impulse = Column<Double>(filling: 0)
  /// The maximum impulse of a row with friction, as a torque.
  @exclusivity(unchecked) private(set) var friction = Column<Double>(filling: 0)
  /// Whether the row is part of the equations.
  @exclusivity(unchecked) private(set) var state = Column<RowState>(filling: .active)
  /// The current mode of the row.
  @exclusivity(unchecked) private(set) var mode = Column<RowMode>(filling: .rigid)
  /// The diagonal of A.
  @exclusivity(unchecked) private(set) var diagonal = Column<Double>(filling: 0)
  /// The inverse pivots, zero for inactive rows.
  @exclusivity(unchecked) private(set) var pivot = Column<Double>(filling: 0)
  /// The start of each column's entries in L, with one element more than there are rows.
  @exclusivity(unchecked) private(set) var columnStart = Column<Int32>(filling: 0)

  // These columns contain one value per entry below the diagonal.
  /// The row of each entry.
  @exclusivity(unchecked) private(set) var entryRow = Column<Int32>(filling: 0)
  /// The entries of A.
  @exclusivity(unchecked) private(set) var entry = Column<Double>(filling: 0)
  /// The entries of L.
  @exclusivity(unchecked) private(set) var factor = Column<Double>(filling: 0)
  /// A working copy of the entries of A during factorization.
  @exclusivity(unchecked) private(set) var work = Column<Double>(filling: 0)
  /// For each pair of entries in a column, the entry that elimination changes.
  @exclusivity(unchecked) private(set) var pairTarget = Column<Int32>(filling: 0)
  /// The start of each column's pairs.
  @exclusivity(unchecked) private(set) var pairStart = Column<Int32>(filling: 0)
  /// The terms of the entries of A, ordered by cluster, with one term for each body shared by two rows.
  @exclusivity(unchecked) private(set) var terms = Column<MatrixTerm>(filling: .empty)
  /// The start of the terms of each row's entries, with one element more than there are rows.
  @exclusivity(unchecked) private(set) var termStart = Column<Int32>(filling: 0)

  /// The displacement of each body while positions are corrected.
  @exclusivity(unchecked) private(set) var move = Column<SIMD4<Double>>(filling: SIMD4())
  /// The previous state of each body: its velocity during a drift, its position and angle during projection.
  @exclusivity(unchecked) private(set) var before = Column<SIMD4<Double>>(filling: SIMD4())
  /// The number of steps for which all bodies of a group have been still.
  @exclusivity(unchecked) private(set) var groupStill = Column<Int32>(filling: 0)

  /// Reserves capacity for solver bodies.
  func reserve(bodies wanted: Int) {
    guard wanted > move.capacity else { return }
    let capacity = max(16, wanted, move.capacity * 2)
    move.renew(to: capacity)
    before.renew(to: capacity)
    inverse.renew(to: capacity)
  }

  /// Reserves capacity for joints, each of which has at most three rows and two bodies.
  func reserve(joints wanted: Int) {
    guard wanted > joints.capacity else { return }
    let capacity = max(16, wanted, joints.capacity * 2)
    joints.renew(to: capacity)
    springs.renew(to: capacity)
    bodies.renew(to: capacity * 2)
    bodySolverIndices.renew(to: capacity * 2)
    isInner.renew(to: capacity * 2)
    groupStill.renew(to: capacity)
    clusters.renew(to: capacity)
    reserve(rows: capacity * 3)
  }

  /// Reserves capacity for rows.
  private func reserve(rows capacity: Int) {
    jacobian.renew(to: capacity)
    solverIndex.renew(to: capacity)
    otherSolverIndex.renew(to: capacity)
    residual.renew(to: capacity)
    allowedError.renew(to: capacity)
    refusals.renew(to: capacity)
    solution.renew(to: capacity)
    impulse.renew(to: capacity)
    friction.renew(to: capacity)
    state.renew(to: capacity)
    mode.renew(to: capacity)
    diagonal.renew(to: capacity)
    pivot.renew(to: capacity)
    columnStart.renew(to: capacity + 1)
    pairStart.renew(to: capacity + 1)
    termStart.renew(to: capacity + 1)
  }

  /// Reserves capacity for the folds of all chains. The contents of the folds are discarded if the memory is
  /// reallocated.
  func reserve(folds wanted: Int) {
    guard wanted > folds.capacity else { return }
    folds.renew(to: max(16, wanted, folds.capacity * 2))
  }

  /// Reserves capacity for the pattern of an additional cluster. Existing patterns are retained.
  func reserve(entries: Int, pairs: Int, terms wantedTerms: Int) {
    if entries > entry.capacity {
      let capacity = max(16, entries, entry.capacity * 2)
      entryRow.grow(to: capacity)
      entry.renew(to: capacity)
      factor.renew(to: capacity)
      work.renew(to: capacity)
    }
    if pairs > pairTarget.capacity { pairTarget.grow(to: max(16, pairs, pairTarget.capacity * 2)) }
    if wantedTerms > terms.capacity { terms.grow(to: max(16, wantedTerms, terms.capacity * 2)) }
  }

  /// Copies the equations of another solver during a collision interval.
  func copy(from other: JointEquations) {
    clusterCount = other.clusterCount
    jointCount = other.jointCount
    rowCount = other.rowCount
    springCount = other.springCount
    groupCount = other.groupCount
    copyJoints(from: other)
    copyRows(from: other)
    copyPattern(from: other)
    folds.copy(from: other.folds)
    move.copy(from: other.move)
    before.copy(from: other.before)
    inverse.copy(from: other.inverse)
  }

  /// Copies the joints of other equations.
  private func copyJoints(from other: JointEquations) {
    clusters.copy(from: other.clusters)
    joints.copy(from: other.joints)
    springs.copy(from: other.springs)
    groupStill.copy(from: other.groupStill)
    bodies.copy(from: other.bodies)
    bodySolverIndices.copy(from: other.bodySolverIndices)
    isInner.copy(from: other.isInner)
  }

  /// Copies the rows of other equations.
  private func copyRows(from other: JointEquations) {
    jacobian.copy(from: other.jacobian)
    solverIndex.copy(from: other.solverIndex)
    otherSolverIndex.copy(from: other.otherSolverIndex)
    residual.copy(from: other.residual)
    allowedError.copy(from: other.allowedError)
    refusals.copy(from: other.refusals)
    solution.copy(from: other.solution)
    impulse.copy(from: other.impulse)
    friction.copy(from: other.friction)
    state.copy(from: other.state)
    mode.copy(from: other.mode)
    diagonal.copy(from: other.diagonal)
    pivot.copy(from: other.pivot)
    columnStart.copy(from: other.columnStart)
    pairStart.copy(from: other.pairStart)
    termStart.copy(from: other.termStart)
  }

  /// Copies the matrix patterns of other equations.
  private func copyPattern(from other: JointEquations) {
    entryRow.copy(from: other.entryRow)
    entry.copy(from: other.entry)
    factor.copy(from: other.factor)
    work.copy(from: other.work)
    pairTarget.copy(from: other.pairTarget)
    terms.copy(from: other.terms)
  }
}

/// The term that a body shared by two rows contributes to their entry of A.
struct MatrixTerm {
  var entry: Int32
  var first: Int32
  var second: Int32
  /// Bit 0: the body is the second body of the first row. Bit 1: it is the second body of the second row.
  var roles: Int32

  /// The value of an unused entry.
  static var empty: MatrixTerm { MatrixTerm(entry: 0, first: 0, second: 0, roles: 0) }
}
