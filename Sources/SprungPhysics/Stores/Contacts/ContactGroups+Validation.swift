// SPDX-License-Identifier: MIT

/// The invariants of the contact groups.
extension ContactGroups {
  /// Validates that every lane in use has a contact that refers back to it, valid solver bodies, and nonnegative
  /// impulses.
  func validate(_ contacts: ContactPool, bodyCount: Int) -> Bool {
    guard
      Validation.holds(
        firstStatic >= 0 && firstStatic <= count, "Contact groups", firstStatic,
        "contacts with what cannot move start there, but there are \(count) groups")
    else { return false }
    var filled = 0
    for index in 0..<count {
      let group = groups[index]
      for column in 0..<WideContact.width where group.contact[column] >= 0 {
        filled += 1
        let contact = Int(group.contact[column])
        guard
          Validation.holds(
            contact < contacts.used && contacts.records[contact].lane == Int32(index * WideContact.width + column),
            "Contact groups", index, "its lane \(column) has contact \(contact), which does not know it"),
          Validation.holds(
            Int(group.indexA[column]) < bodyCount && Int(group.indexB[column]) < bodyCount, "Contact groups", index,
            "its bodies \(group.indexA[column]) and \(group.indexB[column]) are not among the \(bodyCount) of the solver"
          ),
          Validation.holds(
            !(group.first.normalImpulse[column] < 0) && !(group.second.normalImpulse[column] < 0), "Contact groups",
            index, "an impulse along the normal of contact \(contact) pulls"),
          Validation.holds(
            !(group.first.penetrationBias[column] > 0) && !(group.second.penetrationBias[column] > 0),
            "Contact groups", index, "a bias of contact \(contact) lessens its push"),
          Validation.holds(
            -group.bounceSpeed[column] >= leastBounceSpeed, "Contact groups", index,
            "contact \(contact) bounces from \(abs(group.bounceSpeed[column])) pt/s on, less than the least \(leastBounceSpeed)"
          ),
          Validation.holds(
            arm(of: group, column) <= 1.000_01 * longestArm, "Contact groups", index,
            "an arm of contact \(contact) is \(arm(of: group, column)) pt long, more than the longest \(longestArm)")
        else { return false }
      }
    }
    return Validation.holds(
      filled == activeCount, "Contact groups", 0, "\(activeCount) contacts are active, but \(filled) lanes are filled")
  }

  /// Returns the longest lever arm of a lane.
  private func arm(of group: WideContact, _ column: Int) -> Float {
    max(
      abs(group.first.armA[column]), abs(group.first.armB[column]), abs(group.second.armA[column]),
      abs(group.second.armB[column]))
  }
}
