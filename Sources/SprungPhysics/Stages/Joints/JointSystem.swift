// SPDX-License-Identifier: MIT

/// The pattern of one cluster's equations, with rows numbered from 0 in elimination order. Two rows have an entry if
/// they share a movable body. The pattern depends only on which bodies are joined, so it is computed when joints are
/// added or removed. Computing the pattern can take time and memory; a substep only makes passes over the resulting
/// arrays.
struct JointSystem {
  /// The number of rows in the cluster.
  private(set) var rowCount = 0
  /// The joints in the order of their first rows.
  private(set) var joints: [SolverJoint] = []
  /// The start of each column's entries, and the rows of the entries.
  private(set) var columnStart: [Int32] = []
  private(set) var entryRow: [Int32] = []
  /// The start of each column's pairs, and the entries that they change.
  private(set) var pairStart: [Int32] = []
  private(set) var pairTarget: [Int32] = []
  /// The start of each row's terms, and the terms.
  private(set) var termStart: [Int32] = []
  private(set) var terms: [MatrixTerm] = []
  /// Whether no column has more than one entry below the diagonal.
  private(set) var isChain = true

  init(_ members: [SolverJoint]) {
    // The rows in the order of the joints, and the rows of each body.
    var jointOfRow: [Int] = []
    for (position, joint) in members.enumerated() {
      for _ in 0..<joint.rowCount { jointOfRow.append(position) }
    }
    rowCount = jointOfRow.count
    var highest = 0
    for joint in members { highest = max(highest, Int(joint.solverIndex), Int(joint.otherSolverIndex)) }
    var rowsOf = [[(row: Int32, role: Int32)]](repeating: [], count: highest + 1)
    for row in 0..<rowCount {
      let joint = members[jointOfRow[row]]
      if joint.solverIndex > 0 { rowsOf[Int(joint.solverIndex)].append((Int32(row), 0)) }
      if joint.otherSolverIndex > 0 { rowsOf[Int(joint.otherSolverIndex)].append((Int32(row), 1)) }
    }
    var neighbors = [[Int32]](repeating: [], count: rowCount)
    for rows in rowsOf {
      for one in rows {
        for other in rows { neighbors[Int(one.row)].append(other.row) }
      }
    }
    let ordering = JointOrdering(neighbors: neighbors)
    for column in ordering.columns {
      columnStart.append(Int32(entryRow.count))
      entryRow.append(contentsOf: column)
      if column.count > 1 { isChain = false }
    }
    columnStart.append(Int32(entryRow.count))
    findPairs(ordering.columns)
    var rank = [Int32](repeating: 0, count: rowCount)
    for (position, row) in ordering.order.enumerated() { rank[Int(row)] = Int32(position) }
    findTerms(rowsOf, rank)
    sortJoints(members, jointOfRow, ordering.order, rank)
  }

  /// Returns the index of a row's entry in a column. The entry must exist.
  private func entry(_ column: Int, _ row: Int32) -> Int32 {
    var low = Int(columnStart[column])
    var high = Int(columnStart[column + 1])
    while low < high {
      let middle = (low + high) / 2
      if entryRow[middle] < row { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// Lists the entry that each pair of a column's entries changes when the column is eliminated.
  private mutating func findPairs(_ columns: [[Int32]]) {
    for column in columns {
      pairStart.append(Int32(pairTarget.count))
      for first in column.indices {
        for second in (first + 1)..<max(first + 1, column.count) {
          pairTarget.append(entry(Int(column[first]), column[second]))
        }
      }
    }
    pairStart.append(Int32(pairTarget.count))
  }

  /// Lists the terms of the entries: the bodies that each row shares with later rows.
  private mutating func findTerms(_ rowsOf: [[(row: Int32, role: Int32)]], _ rank: [Int32]) {
    var found = [[MatrixTerm]](repeating: [], count: rowCount)
    for rows in rowsOf {
      for one in rows {
        for other in rows where rank[Int(one.row)] < rank[Int(other.row)] {
          let first = rank[Int(one.row)]
          let second = rank[Int(other.row)]
          found[Int(first)].append(
            MatrixTerm(
              entry: entry(Int(first), second), first: first, second: second, roles: one.role + 2 * other.role))
        }
      }
    }
    for list in found {
      if list.count > 1 { isChain = false }
      termStart.append(Int32(terms.count))
      terms.append(contentsOf: list)
    }
    termStart.append(Int32(terms.count))
  }

  /// Sorts the joints by their first rows, so that a loop over joints is a loop over rows.
  private mutating func sortJoints(
    _ members: [SolverJoint], _ jointOfRow: [Int], _ order: [Int32], _ rank: [Int32]
  ) {
    var firstRow = [Int](repeating: 0, count: members.count)
    for row in stride(from: rowCount - 1, through: 0, by: -1) { firstRow[jointOfRow[row]] = row }
    var isDone = [Bool](repeating: false, count: members.count)
    for row in order {
      let position = jointOfRow[Int(row)]
      guard !isDone[position] else { continue }
      isDone[position] = true
      var joint = members[position]
      let start = firstRow[position]
      joint.first = rank[start]
      if joint.rowCount > 1 { joint.second = rank[start + 1] }
      if joint.rowCount > 2 { joint.third = rank[start + 2] }
      joints.append(joint)
    }
  }
}
