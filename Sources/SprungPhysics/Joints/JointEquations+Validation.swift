// SPDX-License-Identifier: MIT

/// What the equations promise to themselves.
extension JointEquations {
  /// Checks that the clusters are parts of the rows, joints and bodies, one after the other.
  func validate() -> Bool {
    var row: Int32 = 0
    var joint: Int32 = 0
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
          "its joints \(cluster.firstJoint) to \(cluster.jointEnd) do not follow \(joint) among \(jointCount)")
      else { return false }
      row = cluster.rowEnd
      joint = cluster.jointEnd
    }
    return true
  }
}
