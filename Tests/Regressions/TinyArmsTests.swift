// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPhysics

/// The longest arm of all contacts was found by comparing squares, which underflow in single precision. For a contact
/// with an arm of 4.06e-23 points, 3.74e-23 was stored, so in a random test of animators the validator reported
/// inconsistent stores.
@Suite struct TinyArmsTests {
  @Test(
    "The longest arm is bit-identical to that of a contact",
    arguments: [0, 1e-44, 4.061947e-23, 1e-10, 3, 4e30] as [Float])
  func longest(arm: Float) {
    for isNegative in [false, true] {
      let groups = ContactGroups()
      groups.append(0, color: 0)
      groups.layOut()
      let lane = groups.takeLane(0)
      let (group, column) = (lane / WideContact.width, lane % WideContact.width)
      groups.groups[group].first.armB[column] = isNegative ? -arm : arm
      groups.measureArms()
      #expect(groups.longestArm == arm)
      groups.groups[group].hasSecond = true
      groups.groups[group].second.armA[column] = isNegative ? -2 * arm : 2 * arm
      groups.measureArms()
      #expect(groups.longestArm == 2 * arm)
    }
  }
}
