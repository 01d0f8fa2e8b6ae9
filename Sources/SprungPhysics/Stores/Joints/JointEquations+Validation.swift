// SPDX-License-Identifier: MIT

/// The invariants of the equations.
extension JointEquations {
  /// Validates that the clusters partition the rows, joints and bodies consecutively, and validates the pattern of each
  /// matrix.
  func validate() -> Bool {
    var row: Int32 = 0
    var joint: Int32 = 0
    var body: Int32 = 0
    for index in 0..<clusterCount {
      let cluster = clusters[index]
      guard
        Validation.holds(
          cluster.firstRow >= row && cluster.rowEnd >= cluster.firstRow && cluster.rowEnd <= Int32(rowCount),
          "Joint clusters", index,
          "its rows \(cluster.firstRow) to \(cluster.rowEnd) do not follow \(row) among \(rowCount)"),
        Validation.holds(
          cluster.firstJoint >= joint && cluster.jointEnd >= cluster.firstJoint
            && cluster.jointEnd <= Int32(jointCount),
          "Joint clusters", index,
          "its joints \(cluster.firstJoint) to \(cluster.jointEnd) do not follow \(joint) among \(jointCount)"),
        Validation.holds(
          cluster.firstBody >= body && cluster.bodyEnd >= cluster.firstBody && Int(cluster.bodyEnd) <= bodies.capacity,
          "Joint clusters", index,
          "its bodies \(cluster.firstBody) to \(cluster.bodyEnd) do not follow \(body)"),
        validateJoints(cluster, index), validatePattern(cluster, index)
      else { return false }
      row = cluster.rowEnd
      joint = cluster.jointEnd
      body = cluster.bodyEnd
    }
    return true
  }

  /// Validates that the rows of each joint belong to its cluster, and that the rows' stored values are in range.
  private func validateJoints(_ cluster: JointCluster, _ index: Int) -> Bool {
    let rows = cluster.firstRow..<cluster.rowEnd
    for position in Int(cluster.firstJoint)..<Int(cluster.jointEnd) {
      let joint = joints[position]
      guard
        Validation.holds(
          [joint.first, joint.second, joint.third].allSatisfy { $0 < 0 || rows.contains($0) }, "Joint clusters", index,
          "joint \(position) has the rows \(joint.first), \(joint.second), \(joint.third), not all of it")
      else { return false }
    }
    for row in rows {
      guard
        Validation.holds(
          refusals[Int(row)] <= PhysicsTuning.jointPatience, "Joint rows", Int(row),
          "it was rejected \(refusals[Int(row)]) times, more than \(PhysicsTuning.jointPatience)"),
        Validation.holds(
          friction[Int(row)] >= 0, "Joint rows", Int(row), "its friction \(friction[Int(row)]) is negative")
      else { return false }
    }
    return true
  }

  /// Validates that entries of the factors are below the diagonal and in ascending order, and that no range of entries,
  /// pairs or terms ends before it starts.
  private func validatePattern(_ cluster: JointCluster, _ index: Int) -> Bool {
    for row in Int(cluster.firstRow)..<Int(cluster.rowEnd) {
      guard
        Validation.holds(
          columnStart[row] <= columnStart[row + 1] && termStart[row] <= termStart[row + 1]
            && pairStart[row] <= pairStart[row + 1], "Joint rows", row,
          "its entries, pairs or terms end before they start")
      else { return false }
      var last = Int32(row)
      for position in Int(columnStart[row])..<Int(columnStart[row + 1]) {
        guard
          Validation.holds(
            entryRow[position] > last && entryRow[position] < cluster.rowEnd, "Joint rows", row,
            "its entry in row \(entryRow[position]) does not follow row \(last) of cluster \(index)")
        else { return false }
        last = entryRow[position]
      }
    }
    return true
  }
}
