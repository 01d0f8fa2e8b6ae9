// SPDX-License-Identifier: MIT

/// The equations of the awake rigid joints: A x = b with A = J M⁻¹ Jᵀ, in the order of elimination.
///
/// Columns of clusters lie side by side. The pattern of the factors L D Lᵀ is computed when bodies or joints come or go, see
/// `JointOrdering`; the numbers are computed at every substep.
final class JointSolver {
  @exclusivity(unchecked) var clusterCount = 0
  @exclusivity(unchecked) var jointCount = 0
  @exclusivity(unchecked) var rowCount = 0
  @exclusivity(unchecked) var springCount = 0
  /// Groups of bodies that hold one another, by springs as well.
  @exclusivity(unchecked) var groupCount = 0

  @exclusivity(unchecked) private(set) var clusters = UnsafeMutablePointer<JointCluster>.allocate(capacity: 0)
  /// Rigid joints, by clusters in the order of their first rows.
  @exclusivity(unchecked) private(set) var joints = UnsafeMutablePointer<SolverJoint>.allocate(capacity: 0)
  /// Springs in the order of their records.
  @exclusivity(unchecked) private(set) var springs = UnsafeMutablePointer<SolverJoint>.allocate(capacity: 0)
  /// Rows of the world's columns of the bodies of each cluster, and their solver indices.
  @exclusivity(unchecked) private(set) var bodies = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var bodySolverIndices = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

  /// Whether more than one joint holds the body.
  @exclusivity(unchecked) private(set) var isInner = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  /// Inverse mass and, third, inverse moment of inertia of each body, limited for the lightest bodies.
  @exclusivity(unchecked) private(set) var inverse = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)

  /// The folds of the chains of links between centers, which have loops of their own.
  @exclusivity(unchecked) private(set) var folds = UnsafeMutablePointer<ChainFold>.allocate(capacity: 0)
  private var foldCapacity = 0

  // One a row.
  /// Direction x and y, and the arms about the first and the second body.
  @exclusivity(unchecked) private(set) var jacobian = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var solverIndex = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var otherSolverIndex = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// What is wrong: points or radians, or per second.
  @exclusivity(unchecked) private(set) var residual = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// What may be wrong at the end of the substep, since joints that are far off come in at a limited speed.
  @exclusivity(unchecked) private(set) var allowedError = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// Steps in a row in which the row did not come in, since others contradict it. In the end it keeps the error that it has.
  @exclusivity(unchecked) private(set) var refusals = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  /// The solution.
  @exclusivity(unchecked) private(set) var solution = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// The sum of the impulses in the present phase of the substep.
  @exclusivity(unchecked) private(set) var impulse = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// Bound of the size of the impulse of a row with friction, as a torque.
  @exclusivity(unchecked) private(set) var friction = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var state = UnsafeMutablePointer<RowState>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var mode = UnsafeMutablePointer<RowMode>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var diagonal = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var pivot = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// Where the entries of each column of L start; one more than rows.
  @exclusivity(unchecked) private(set) var columnStart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var rowCapacity = 0
  private var jointCapacity = 0

  // One an entry below the diagonal.
  @exclusivity(unchecked) private(set) var entryRow = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var entry = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  @exclusivity(unchecked) private(set) var factor = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  /// Where the pairs of the entries of a column start in `pairTarget`.
  @exclusivity(unchecked) private(set) var work = UnsafeMutablePointer<Double>.allocate(capacity: 0)
  private var entryCapacity = 0
  /// For each pair of entries of one column, the entry that elimination changes.
  @exclusivity(unchecked) private(set) var pairTarget = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  /// Where the pairs of each column start.
  @exclusivity(unchecked) private(set) var pairStart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var pairCapacity = 0
  /// What bodies shared by two rows add to an entry of A, by clusters.
  @exclusivity(unchecked) private(set) var terms = UnsafeMutablePointer<MatrixTerm>.allocate(capacity: 0)
  /// Where the terms of the entries of each row start; one more than rows.
  @exclusivity(unchecked) private(set) var termStart = UnsafeMutablePointer<Int32>.allocate(capacity: 0)
  private var termCapacity = 0

  /// A move of each body while positions are corrected.
  @exclusivity(unchecked) private(set) var move = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  /// What each body had before: its velocity during a drift, its position and angle while bodies are projected back.
  @exclusivity(unchecked) private(set) var before = UnsafeMutablePointer<SIMD4<Double>>.allocate(capacity: 0)
  private var moveCapacity = 0
  /// Steps for which every body of a group has been still.
  @exclusivity(unchecked) private(set) var groupStill = UnsafeMutablePointer<Int32>.allocate(capacity: 0)

  deinit {
    clusters.deallocate()
    folds.deallocate()
    joints.deallocate()
    springs.deallocate()
    bodies.deallocate()
    bodySolverIndices.deallocate()
    isInner.deallocate()
    inverse.deallocate()
    refusals.deallocate()
    jacobian.deallocate()
    solverIndex.deallocate()
    otherSolverIndex.deallocate()
    residual.deallocate()
    allowedError.deallocate()
    solution.deallocate()
    impulse.deallocate()
    friction.deallocate()
    state.deallocate()
    mode.deallocate()
    diagonal.deallocate()
    pivot.deallocate()
    columnStart.deallocate()
    entryRow.deallocate()
    entry.deallocate()
    factor.deallocate()
    work.deallocate()
    pairTarget.deallocate()
    pairStart.deallocate()
    terms.deallocate()
    termStart.deallocate()
    move.deallocate()
    before.deallocate()
    groupStill.deallocate()
  }

  /// Makes room for bodies of the solver.
  func reserve(bodies: Int) {
    if bodies > moveCapacity {
      moveCapacity = max(16, bodies, moveCapacity * 2)
      renew(&move, moveCapacity, SIMD4())
      renew(&before, moveCapacity, SIMD4())
      renew(&inverse, moveCapacity, SIMD4())
    }
  }

  /// Makes room for joints, of which each has at most three rows and two bodies.
  func reserve(joints wanted: Int) {
    guard wanted > jointCapacity else { return }
    jointCapacity = max(16, wanted, jointCapacity * 2)
    let empty = SolverJoint(shape: .spring, index: -1, body: -1, other: -1)
    renew(&joints, jointCapacity, empty)
    renew(&springs, jointCapacity, empty)
    renew(&bodies, jointCapacity * 2, -1)
    renew(&bodySolverIndices, jointCapacity * 2, 0)
    renew(&isInner, jointCapacity * 2, false)
    renew(&groupStill, jointCapacity, 0)
    renew(
      &clusters, jointCapacity,
      JointCluster(firstRow: 0, rowEnd: 0, firstJoint: 0, jointEnd: 0, firstBody: 0, bodyEnd: 0))
    rowCapacity = jointCapacity * 3
    renew(&jacobian, rowCapacity, SIMD4())
    renew(&solverIndex, rowCapacity, 0)
    renew(&otherSolverIndex, rowCapacity, 0)
    renew(&residual, rowCapacity, 0)
    renew(&allowedError, rowCapacity, 0)
    renew(&refusals, rowCapacity, 0)
    renew(&solution, rowCapacity, 0)
    renew(&impulse, rowCapacity, 0)
    renew(&friction, rowCapacity, 0)
    renew(&state, rowCapacity, .active)
    renew(&mode, rowCapacity, .rigid)
    renew(&diagonal, rowCapacity, 0)
    renew(&pivot, rowCapacity, 0)
    renew(&columnStart, rowCapacity + 1, 0)
    renew(&pairStart, rowCapacity + 1, 0)
    renew(&termStart, rowCapacity + 1, 0)
  }

  /// Makes room for the folds of all chains, and loses what was in them if there is not enough.
  func reserve(folds wanted: Int) {
    guard wanted > foldCapacity else { return }
    foldCapacity = max(16, wanted, foldCapacity * 2)
    renew(&folds, foldCapacity, ChainFold())
  }

  /// Makes room for the pattern of one more cluster, and keeps that of the others.
  func reserve(entries: Int, pairs: Int, terms wantedTerms: Int) {
    if entries > entryCapacity {
      let old = entryCapacity
      entryCapacity = max(16, entries, entryCapacity * 2)
      extend(&entryRow, from: old, to: entryCapacity, 0)
      renew(&entry, entryCapacity, 0)
      renew(&factor, entryCapacity, 0)
      renew(&work, entryCapacity, 0)
    }
    if pairs > pairCapacity {
      let old = pairCapacity
      pairCapacity = max(16, pairs, pairCapacity * 2)
      extend(&pairTarget, from: old, to: pairCapacity, 0)
    }
    if wantedTerms > termCapacity {
      let old = termCapacity
      termCapacity = max(16, wantedTerms, termCapacity * 2)
      extend(&terms, from: old, to: termCapacity, MatrixTerm(entry: 0, first: 0, second: 0, roles: 0))
    }
  }

  /// Takes over the equations of another solver, in the middle of a collision interval.
  func copy(from other: JointSolver) {
    clusterCount = other.clusterCount
    jointCount = other.jointCount
    rowCount = other.rowCount
    springCount = other.springCount
    groupCount = other.groupCount
    copyJoints(from: other)
    copyRows(from: other)
    copyPattern(from: other)
    let folded = other.foldCapacity
    copyColumn(&folds, capacity: foldCapacity, from: other.folds, count: folded, sourceCapacity: folded)
    foldCapacity = folded
    let bodies = other.moveCapacity
    copyColumn(&move, capacity: moveCapacity, from: other.move, count: bodies, sourceCapacity: bodies)
    copyColumn(&before, capacity: moveCapacity, from: other.before, count: bodies, sourceCapacity: bodies)
    copyColumn(&inverse, capacity: moveCapacity, from: other.inverse, count: bodies, sourceCapacity: bodies)
    moveCapacity = bodies
  }

  private func copyJoints(from other: JointSolver) {
    let old = jointCapacity
    let count = other.jointCapacity
    copyColumn(&clusters, capacity: old, from: other.clusters, count: count, sourceCapacity: count)
    copyColumn(&joints, capacity: old, from: other.joints, count: count, sourceCapacity: count)
    copyColumn(&springs, capacity: old, from: other.springs, count: count, sourceCapacity: count)
    copyColumn(&groupStill, capacity: old, from: other.groupStill, count: count, sourceCapacity: count)
    copyColumn(&bodies, capacity: old * 2, from: other.bodies, count: count * 2, sourceCapacity: count * 2)
    copyColumn(
      &bodySolverIndices, capacity: old * 2, from: other.bodySolverIndices, count: count * 2, sourceCapacity: count * 2)
    copyColumn(&isInner, capacity: old * 2, from: other.isInner, count: count * 2, sourceCapacity: count * 2)
    jointCapacity = count
  }

  private func copyRows(from other: JointSolver) {
    let old = rowCapacity
    let count = other.rowCapacity
    copyColumn(&jacobian, capacity: old, from: other.jacobian, count: count, sourceCapacity: count)
    copyColumn(&solverIndex, capacity: old, from: other.solverIndex, count: count, sourceCapacity: count)
    copyColumn(&otherSolverIndex, capacity: old, from: other.otherSolverIndex, count: count, sourceCapacity: count)
    copyColumn(&residual, capacity: old, from: other.residual, count: count, sourceCapacity: count)
    copyColumn(&allowedError, capacity: old, from: other.allowedError, count: count, sourceCapacity: count)
    copyColumn(&refusals, capacity: old, from: other.refusals, count: count, sourceCapacity: count)
    copyColumn(&solution, capacity: old, from: other.solution, count: count, sourceCapacity: count)
    copyColumn(&impulse, capacity: old, from: other.impulse, count: count, sourceCapacity: count)
    copyColumn(&friction, capacity: old, from: other.friction, count: count, sourceCapacity: count)
    copyColumn(&state, capacity: old, from: other.state, count: count, sourceCapacity: count)
    copyColumn(&mode, capacity: old, from: other.mode, count: count, sourceCapacity: count)
    copyColumn(&diagonal, capacity: old, from: other.diagonal, count: count, sourceCapacity: count)
    copyColumn(&pivot, capacity: old, from: other.pivot, count: count, sourceCapacity: count)
    rowCapacity = count
    guard count > 0 else { return }
    let starts = old > 0 ? old + 1 : 0
    copyColumn(&columnStart, capacity: starts, from: other.columnStart, count: count + 1, sourceCapacity: count + 1)
    copyColumn(&pairStart, capacity: starts, from: other.pairStart, count: count + 1, sourceCapacity: count + 1)
    copyColumn(&termStart, capacity: starts, from: other.termStart, count: count + 1, sourceCapacity: count + 1)
  }

  private func copyPattern(from other: JointSolver) {
    let old = entryCapacity
    let count = other.entryCapacity
    copyColumn(&entryRow, capacity: old, from: other.entryRow, count: count, sourceCapacity: count)
    copyColumn(&entry, capacity: old, from: other.entry, count: count, sourceCapacity: count)
    copyColumn(&factor, capacity: old, from: other.factor, count: count, sourceCapacity: count)
    copyColumn(&work, capacity: old, from: other.work, count: count, sourceCapacity: count)
    entryCapacity = count
    let pairs = other.pairCapacity
    copyColumn(&pairTarget, capacity: pairCapacity, from: other.pairTarget, count: pairs, sourceCapacity: pairs)
    pairCapacity = pairs
    let size = other.termCapacity
    copyColumn(&terms, capacity: termCapacity, from: other.terms, count: size, sourceCapacity: size)
    termCapacity = size
  }

  private func extend<Value>(
    _ column: inout UnsafeMutablePointer<Value>, from old: Int, to capacity: Int, _ filling: Value
  ) {
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    fresh.initialize(repeating: filling, count: capacity)
    fresh.update(from: column, count: old)
    column.deallocate()
    column = fresh
  }

  private func renew<Value>(_ column: inout UnsafeMutablePointer<Value>, _ capacity: Int, _ filling: Value) {
    column.deallocate()
    column = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    column.initialize(repeating: filling, count: capacity)
  }
}

/// What one body that two rows share adds to their entry of A.
struct MatrixTerm {
  var entry: Int32
  var first: Int32
  var second: Int32
  /// Bit 0: the body is the second one of the first row; bit 1: of the second row.
  var roles: Int32
}
