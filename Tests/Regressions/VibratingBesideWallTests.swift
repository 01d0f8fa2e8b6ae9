// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Whether a body that vibrated along a wall was considered near the wall depended on the number of steps requested in
/// one call. Steps near a wall have different rounding errors.
///
/// For a single step, the speed along each axis proved that the body stayed clear of the wall. For several steps, the
/// check used the possible bulge of the path, which depends on both axes.
@Suite struct VibratingBesideWallTests {
  /// The boundary beside which a body vibrates.
  enum Boundary: CaseIterable { case frame, wall, room }

  private func place(_ groups: [Int], beside boundary: Boundary, gap: Double, frequency: Double) -> UInt64 {
    let world = World()
    let body = world.addBody(BodyDescription(position: CGPoint(x: 20 + gap, y: 0), size: CGSize(width: 40, height: 40)))
    let set = world.addBoundarySet()
    switch boundary {
    case .frame: world.setFrame(CGRect(x: 0, y: -1000, width: 400, height: 2000), of: set)
    case .wall: world.addWall(through: [CGPoint(x: 0, y: -1000), CGPoint(x: 0, y: 1000)], tag: 1, to: set)
    case .room:
      world.addWall(through: [CGPoint(x: 0, y: -1000), CGPoint(x: 0, y: 1000)], tag: 1, to: set)
      world.addWall(through: [CGPoint(x: 400, y: -1000), CGPoint(x: 400, y: 1000)], tag: 2, to: set)
    }
    world.addMember(body, to: set)
    world.addSpring(to: body, anchor: CGPoint(x: 20 + gap, y: 50), frequency: frequency, damping: 0.01)
    for steps in groups { world.advance(steps: steps) }
    return world.stateHash()
  }

  @Test(
    "The grouping of steps does not change where a body vibrating beside a wall ends", arguments: Boundary.allCases)
  func grouping(beside boundary: Boundary) {
    for gap in [0.3, 0.6, 1, 2, 4, 9, 10] {
      for frequency in [3.0, 10, 24, 31, 47] {
        let single = place(Array(repeating: 1, count: 24), beside: boundary, gap: gap, frequency: frequency)
        for groups in [[24], [4, 4, 4, 4, 4, 4], [2, 22], [5, 7, 12]] {
          #expect(
            place(groups, beside: boundary, gap: gap, frequency: frequency) == single,
            "\(groups), \(gap) pt from it, at \(frequency) Hz")
        }
      }
    }
  }
}
