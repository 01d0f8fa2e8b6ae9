// SPDX-License-Identifier: MIT

import SprungGeometry

/// Adds, changes, removes and queries joints.
extension World {
  /// Adds a joint and wakes its bodies. Connected bodies wake and sleep together.
  ///
  /// Reports a fault and returns nil for a body that is not in this world, a joint of a body with itself, and values
  /// that are out of range or NaN. Other invalid values are reported as a fault and corrected: limits that exclude 0
  /// are extended to include it, limits in the wrong order are swapped, and a slider axis of length 0 becomes (1, 0). A
  /// joint between two anchored bodies is also reported as a fault; the joint has no effect until one of the bodies is
  /// no longer anchored.
  @discardableResult
  public func addJoint(_ description: JointDescription) -> JointID? {
    note(.addJoint(description))
    defer { validateAfterCall() }
    guard let row = row(of: description.body, for: "addJoint") else { return nil }
    var otherRow = -1
    if let other = description.other {
      guard let found = self.row(of: other, for: "addJoint") else { return nil }
      otherRow = found
    }
    guard row != otherRow else {
      Diagnostics.report("selfJoint", "addJoint requires two different bodies. The joint was not added.")
      return nil
    }
    guard accepts(description) else { return nil }
    if columns.flags[row].contains(.anchored), otherRow < 0 || columns.flags[otherRow].contains(.anchored) {
      Diagnostics.report(
        "anchoredJoint",
        "Both ends of the new joint are anchored, so the joint has no effect until one of them can move.")
    }
    let index = context.joints.pool.insert(Joint())
    let record = context.joints.pool.records + Int(index)
    record.pointee.body = Int32(row)
    record.pointee.other = Int32(otherRow)
    let rotation = columns.angle[row] - (otherRow >= 0 ? columns.angle[otherRow] : 0)
    store(description, index, restAngle: rotation)
    record.pointee.next = columns.firstJoint[row]
    columns.firstJoint[row] = index
    columns.flags[row].insert(.joined)
    if otherRow >= 0 {
      record.pointee.otherNext = columns.firstJoint[otherRow]
      columns.firstJoint[otherRow] = index
      columns.flags[otherRow].insert(.joined)
    }
    pairEnds(of: record.pointee)
    wakeEnds(index)
    return JointID(index: index, generation: context.joints.pool.rows.generation(of: Int(index)))
  }

  /// Changes a joint and wakes its bodies. Values that `addJoint` rejects are also rejected here. The bodies of a joint
  /// cannot be changed.
  public func setJoint(_ joint: JointID, to description: JointDescription) {
    note(.setJoint(joint, description))
    defer { validateAfterCall() }
    guard let index = index(of: joint, for: "setJoint"), accepts(description) else { return }
    let record = context.joints.pool.records[Int(index)]
    guard description.body == context.bodies.identifier(of: Int(record.body)),
      description.other == (record.other >= 0 ? context.bodies.identifier(of: Int(record.other)) : nil)
    else {
      Diagnostics.report(
        "jointEnds",
        "setJoint cannot change the bodies of a joint, so the call is ignored. Remove the joint and add a new one.")
      return
    }
    store(description, index, restAngle: record.restAngle)
    pairEnds(of: record)
    wakeEnds(index)
  }

  /// Moves the world anchor of a joint, in points, and wakes its body. Calling this method for a joint between two
  /// bodies is reported as a fault.
  public func setAnchor(_ anchor: CGPoint, of joint: JointID) {
    note(.setJointAnchor(anchor, joint))
    defer { validateAfterCall() }
    guard let index = index(of: joint, for: "setAnchor"),
      accepts(Double(anchor.x), Double(anchor.y), for: "setAnchor")
    else { return }
    guard context.joints.pool.records[Int(index)].other < 0 else {
      Diagnostics.report(
        "jointEnds", "setAnchor was called for a joint between two bodies. Only a joint to the world has an anchor.")
      return
    }
    context.joints.pool.records[Int(index)].anchorX = Double(anchor.x)
    context.joints.pool.records[Int(index)].anchorY = Double(anchor.y)
    wakeEnds(index)
  }

  /// Removes a joint and wakes its bodies, whose velocities do not change. An unknown identifier is reported as a
  /// fault, and the call has no effect.
  public func removeJoint(_ joint: JointID) {
    note(.removeJoint(joint))
    defer { validateAfterCall() }
    guard let index = index(of: joint, for: "removeJoint") else { return }
    wakeEnds(index)
    unlinkJoint(index)
  }

  /// Returns whether the identifier belongs to a joint of this world.
  public func contains(_ joint: JointID) -> Bool {
    context.joints.pool.rows.contains(joint.index, generation: joint.generation)
  }

  /// The number of joints.
  public var jointCount: Int { context.joints.pool.count }

  /// Returns the distance, in points, between the two positions that the joint connects. For an unknown identifier,
  /// reports a fault and returns 0.
  public func length(of joint: JointID) -> Double {
    guard let index = index(of: joint, for: "length(of:)") else { return 0 }
    let delta = context.joints.delta(of: context.joints.pool.records[Int(index)])
    return (delta.x * delta.x + delta.y * delta.y).squareRoot()
  }

  /// Returns the angle of the first body relative to the second body or the world, in radians, measured from the rest
  /// angle.
  public func angle(of joint: JointID) -> Double {
    guard let index = index(of: joint, for: "angle(of:)") else { return 0 }
    let record = context.joints.pool.records[Int(index)]
    let other = record.other >= 0 ? columns.angle[Int(record.other)] : 0
    return columns.angle[Int(record.body)] - other - record.restAngle
  }

  /// Returns the constraint force of a rigid joint in the last step, in mass · pt/s². The force is 0 for a slack rope
  /// and for springs.
  public func force(of joint: JointID) -> Double {
    guard let index = index(of: joint, for: "force(of:)") else { return 0 }
    return stages.jointForces.solvedForce(of: index) ?? context.joints.pool.records[Int(index)].restForce
  }

  /// Removes a joint from the lists of its bodies and frees its row. The bodies must already be awake.
  func unlinkJoint(_ index: Int32) {
    let record = context.joints.pool.records[Int(index)]
    unlink(index, from: Int(record.body), next: record.next)
    if record.other >= 0 { unlink(index, from: Int(record.other), next: record.otherNext) }
    context.joints.pool[index].body = -1
    context.joints.pool.remove(index)
    context.joints.isStale = true
    context.solverBodies.isStale = true
    pairEnds(of: record)
  }

  /// Recomputes the collision pairs of the bodies at both ends after a joint was added, changed or removed. Pairs with
  /// bodies that are welded to one of these bodies are included.
  private func pairEnds(of joint: Joint) {
    guard joint.other >= 0 else { return }
    if columns.flags[Int(joint.body)].contains(.collidable) { stages.pairFinder.updateCollidable(Int(joint.body)) }
    if columns.flags[Int(joint.other)].contains(.collidable) { stages.pairFinder.updateCollidable(Int(joint.other)) }
  }

  /// Recomputes the collision pairs of all joined bodies.
  func pairJoinedBodies() {
    for row in 0..<context.bodies.rowCount where columns.flags[row].isSuperset(of: [.joined, .collidable]) {
      stages.pairFinder.updateCollidable(row)
      stages.activeList.wake(row)
    }
  }

  /// Removes a joint from the list of one of its bodies. The list must contain the joint.
  private func unlink(_ index: Int32, from row: Int, next: Int32) {
    if columns.firstJoint[row] == index {
      columns.firstJoint[row] = next
    } else {
      var current = columns.firstJoint[row]
      while context.joints.nextJoint(after: current, of: row) != index {
        assert(context.joints.nextJoint(after: current, of: row) >= 0, "a joint is not in the list of its end")
        current = context.joints.nextJoint(after: current, of: row)
      }
      if Int(context.joints.pool.records[Int(current)].body) == row {
        context.joints.pool.records[Int(current)].next = next
      } else {
        context.joints.pool.records[Int(current)].otherNext = next
      }
    }
    if columns.firstJoint[row] < 0 { columns.flags[row].remove(.joined) }
  }

  /// Removes the joints of a removed body and wakes the bodies at their other ends.
  func removeJoints(of row: Int) {
    while columns.firstJoint[row] >= 0 {
      let index = columns.firstJoint[row]
      let other = context.joints.otherEnd(of: index, than: row)
      unlinkJoint(index)
      if other >= 0 { stages.activeList.wake(other) }
    }
  }

  /// Wakes the bodies at both ends of a joint.
  private func wakeEnds(_ index: Int32) {
    context.joints.isStale = true
    context.solverBodies.isStale = true
    let record = context.joints.pool.records[Int(index)]
    stages.activeList.wake(Int(record.body))
    if record.other >= 0 { stages.activeList.wake(Int(record.other)) }
  }

  /// Copies a valid description to a joint's record and converts it to the solver's units (hertz to 1/s²).
  private func store(_ description: JointDescription, _ index: Int32, restAngle: Double) {
    let record = context.joints.pool.records + Int(index)
    record.pointee.offsetX = Double(description.offset.dx)
    record.pointee.offsetY = Double(description.offset.dy)
    record.pointee.otherOffsetX = Double(description.otherOffset.dx)
    record.pointee.otherOffsetY = Double(description.otherOffset.dy)
    record.pointee.anchorX = Double(description.anchor.x)
    record.pointee.anchorY = Double(description.anchor.y)
    record.pointee.restAngle = description.restAngle ?? restAngle
    record.pointee.maximumForce = description.maximumForce
    record.pointee.frictionTorque = 0
    record.pointee.lower = -.infinity
    record.pointee.upper = .infinity
    switch description.kind {
    case .spring(let length, let frequency, let damping):
      record.pointee.shape = .spring
      record.pointee.length = length
      let omega = 2 * Double.pi * frequency
      record.pointee.stiffness = omega * omega
      record.pointee.dampingRate = min(PhysicsLimits.largestDampingRate, 2 * damping * omega)
    case .rod(let length):
      record.pointee.shape = length > 0 ? .rod : .hinge
      record.pointee.length = length
    case .rope(let length):
      record.pointee.shape = length > 0 ? .rope : .hinge
      record.pointee.length = length
    case .pin:
      record.pointee.shape = .hinge
      record.pointee.frictionTorque = description.frictionTorque
      storeRange(of: description, record)
    case .slider(let axis):
      record.pointee.shape = .slider
      storeAxis(axis, record)
      storeRange(of: description, record)
    case .weld: record.pointee.shape = .weld
    }
    let isCentered =
      record.pointee.offsetX == 0 && record.pointee.offsetY == 0
      && (record.pointee.other < 0 || (record.pointee.otherOffsetX == 0 && record.pointee.otherOffsetY == 0))
    record.pointee.isCentered = isCentered
  }

  /// Stores the direction of a slider. A direction of length zero is reported as a fault and replaced by (1, 0).
  private func storeAxis(_ axis: CGVector, _ record: UnsafeMutablePointer<Joint>) {
    let x = Double(axis.dx)
    let y = Double(axis.dy)
    let length = (x * x + y * y).squareRoot()
    if length > 0 {
      record.pointee.axisX = x / length
      record.pointee.axisY = y / length
      return
    }
    Diagnostics.report("zeroAxis", "The axis of a slider joint has length 0, so (1, 0) is used instead.")
    record.pointee.axisX = 1
    record.pointee.axisY = 0
  }

  /// Stores the limits. Limits that are in the wrong order or exclude zero are reported as a fault and corrected.
  private func storeRange(of description: JointDescription, _ record: UnsafeMutablePointer<Joint>) {
    var lower = description.lowerLimit
    var upper = description.upperLimit
    if lower > upper {
      Diagnostics.report(
        "wrongRange", "The limits \(lower) and \(upper) of a joint are reversed, so they were swapped.")
      (lower, upper) = (upper, lower)
    }
    if lower > 0 || upper < 0 {
      Diagnostics.report(
        "wrongRange",
        "The range from \(lower) to \(upper) of a joint must contain 0. The limit on the wrong side of 0 is replaced "
          + "by 0.")
      lower = min(lower, 0)
      upper = max(upper, 0)
    }
    record.pointee.lower = lower
    record.pointee.upper = upper
  }

  /// Returns whether all values of a description are valid. Otherwise reports a fault, and the caller must ignore the
  /// call.
  private func accepts(_ description: JointDescription) -> Bool {
    if description.isUsable { return true }
    Diagnostics.report(
      "unreasonableValue",
      "Invalid joint: all values must be finite; lengths, ratio and friction cannot be negative; "
        + "the spring frequency and maximum force must be greater than 0.")
    return false
  }

  /// Returns the row of a joint. If the joint was removed or belongs to another world, reports a fault and returns nil.
  func index(of joint: JointID, for call: StaticString) -> Int32? {
    if contains(joint) { return joint.index }
    Diagnostics.report(
      "unknownJoint",
      "\(call) was called for a joint that is not in this world. The joint or one of its bodies was removed.")
    return nil
  }
}
