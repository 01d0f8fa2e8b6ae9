// SPDX-License-Identifier: MIT

/// The equations of the awake rigid joints: A x = b with A = J M⁻¹ Jᵀ, in the order of elimination.
///
/// M⁻¹ has the inverse masses and inertias, J a line a row: how its error changes as its two bodies move and rotate. A
/// row of A says how much each impulse changes the error of the row, and the pattern of A follows from the bodies that
/// rows share.
///
/// Columns of clusters are adjacent. The pattern of the factors L D Lᵀ is computed when bodies or joints are added or
/// removed, see `JointOrdering`; the numbers are computed at every substep.
final class JointEquations {
  /// Clusters in use.
  @exclusivity(unchecked) var clusterCount = 0
  /// Joints in use that are not springs.
  @exclusivity(unchecked) var jointCount = 0
  /// Rows in use.
  @exclusivity(unchecked) var rowCount = 0
  /// Springs in use.
  @exclusivity(unchecked) var springCount = 0
  /// Groups of bodies that hold one another, by springs as well.
  @exclusivity(unchecked) var groupCount = 0

  /// The clusters of bodies connected by rigid joints, one after another.
  @exclusivity(unchecked) private(set) var clusters = Column<JointCluster>(filling: .empty)
  /// Rigid joints, by clusters in the order of their first rows.
  @exclusivity(unchecked) private(set) var joints = Column<SolverJoint>(filling: .empty)
  /// Springs in the order of their records.
  @exclusivity(unchecked) private(set) var springs = Column<SolverJoint>(filling: .empty)
  /// Rows of the world's columns of the bodies of each cluster, and their solver indices.
  @exclusivity(unchecked) private(set) var bodies = Column<Int32>(filling: -1)
  @exclusivity(unchecked) private(set) var bodySolverIndices = Column<Int32>(filling: 0)

  /// Whether more than one joint holds the body.
  @exclusivity(unchecked) private(set) var isInner = Column<Bool>(filling: false)
  /// Inverse mass and, third, inverse moment of inertia of each body, limited for the lightest bodies.
  @exclusivity(unchecked) private(set) var inverse = Column<SIMD4<Double>>(filling: SIMD4())

  /// The folds of the chains of links between centers, which have loops of their own.
  @exclusivity(unchecked) private(set) var folds = Column<ChainFold>(filling: ChainFold())

  // One a row.
  /// Direction x and y, and the arms about the first and the second body.
  @exclusivity(unchecked) private(set) var jacobian = Column<SIMD4<Double>>(filling: SIMD4())
  /// The solver indices of a row's bodies; 0 for what does not move.
  @exclusivity(unchecked) private(set) var solverIndex = Column<Int32>(filling: 0)
  @exclusivity(unchecked) private(set) var otherSolverIndex = Column<Int32>(filling: 0)
  /// The errors: points or radians, or per second.
  @exclusivity(unchecked) private(set) var residual = Column<Double>(filling: 0)
  /// The errors that may remain at the end of the substep, since joints with large errors are corrected at a limited
  /// speed.
  @exclusivity(unchecked) private(set) var allowedError = Column<Double>(filling: 0)
  /// Steps in a row in which the row did not come in, since others contradict it. In the end it keeps the error that it has.
  @exclusivity(unchecked) private(set) var refusals = Column<UInt8>(filling: 0)
  /// The solution.
  @exclusivity(unchecked) private(set) var solution = Column<Double>(filling: 0)
  /// The sum of the impulses in the current phase of the substep.
  @exclusivity(unchecked) private(set) var impulse = Column<Double>(filling: 0)
  /// Bound of the size of the impulse of a row with friction, as a torque.
  @exclusivity(unchecked) private(set) var friction = Column<Double>(filling: 0)
  /// Whether the row takes part.
  @exclusivity(unchecked) private(set) var state = Column<RowState>(filling: .active)
  /// How the row reads its error.
  @exclusivity(unchecked) private(set) var mode = Column<RowMode>(filling: .rigid)
  /// The diagonal of A.
  @exclusivity(unchecked) private(set) var diagonal = Column<Double>(filling: 0)
  /// The inverse pivots, zero for rows that do not take part.
  @exclusivity(unchecked) private(set) var pivot = Column<Double>(filling: 0)
  /// Where the entries of each column of L start; one more than rows.
  @exclusivity(unchecked) private(set) var columnStart = Column<Int32>(filling: 0)

  // One an entry below the diagonal.
  /// The row of each entry.
  @exclusivity(unchecked) private(set) var entryRow = Column<Int32>(filling: 0)
  /// The entries of A.
  @exclusivity(unchecked) private(set) var entry = Column<Double>(filling: 0)
  /// The entries of L.
  @exclusivity(unchecked) private(set) var factor = Column<Double>(filling: 0)
  /// Where the pairs of the entries of a column start in `pairTarget`.
  @exclusivity(unchecked) private(set) var work = Column<Double>(filling: 0)
  /// For each pair of entries of one column, the entry that elimination changes.
  @exclusivity(unchecked) private(set) var pairTarget = Column<Int32>(filling: 0)
  /// Where the pairs of each column start.
  @exclusivity(unchecked) private(set) var pairStart = Column<Int32>(filling: 0)
  /// The terms of bodies shared by two rows for an entry of A, by clusters.
  @exclusivity(unchecked) private(set) var terms = Column<MatrixTerm>(filling: .empty)
  /// Where the terms of the entries of each row start; one more than rows.
  @exclusivity(unchecked) private(set) var termStart = Column<Int32>(filling: 0)

  /// A move of each body while positions are corrected.
  @exclusivity(unchecked) private(set) var move = Column<SIMD4<Double>>(filling: SIMD4())
  /// The previous state of each body: its velocity during a drift, its position and angle while bodies are projected
  /// back.
  @exclusivity(unchecked) private(set) var before = Column<SIMD4<Double>>(filling: SIMD4())
  /// Steps for which every body of a group has been still.
  @exclusivity(unchecked) private(set) var groupStill = Column<Int32>(filling: 0)

  /// Reserves capacity for bodies of the solver.
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

  /// Reserves capacity for the folds of all chains, and discards their contents if it was not enough.
  func reserve(folds wanted: Int) {
    guard wanted > folds.capacity else { return }
    folds.renew(to: max(16, wanted, folds.capacity * 2))
  }

  /// Reserves capacity for the pattern of one more cluster, and keeps that of the others.
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

  /// Takes over the equations of another solver, in the middle of a collision interval.
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

  /// Takes over the joints of other equations.
  private func copyJoints(from other: JointEquations) {
    clusters.copy(from: other.clusters)
    joints.copy(from: other.joints)
    springs.copy(from: other.springs)
    groupStill.copy(from: other.groupStill)
    bodies.copy(from: other.bodies)
    bodySolverIndices.copy(from: other.bodySolverIndices)
    isInner.copy(from: other.isInner)
  }

  /// Takes over their rows.
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

  /// Takes over the pattern of their matrices.
  private func copyPattern(from other: JointEquations) {
    entryRow.copy(from: other.entryRow)
    entry.copy(from: other.entry)
    factor.copy(from: other.factor)
    work.copy(from: other.work)
    pairTarget.copy(from: other.pairTarget)
    terms.copy(from: other.terms)
  }
}

/// The term of one body that two rows share for their entry of A.
struct MatrixTerm {
  var entry: Int32
  var first: Int32
  var second: Int32
  /// Bit 0: the body is the second one of the first row; bit 1: of the second row.
  var roles: Int32

  /// The value of an unused entry.
  static var empty: MatrixTerm { MatrixTerm(entry: 0, first: 0, second: 0, roles: 0) }
}
