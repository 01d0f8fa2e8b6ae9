// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics
import Testing

/// Tests that a wall stops a body outside its frame. A body outside its frame is pushed back immediately, without a
/// path that can be searched for impacts. A wall between the body and the frame therefore needs a separate check.
@Suite struct CrossedSegmentsTests {
  let world = World()

  /// Adds a body at `distance` outside the top edge (`isVertical`) or left edge of a frame, and a long wall 50 points
  /// outside that edge.
  private func body(at distance: Double, side: Double, isVertical: Bool, elasticity: Double = 0.5) -> BodyID {
    let body =
      isVertical
      ? world.addUnitBody(x: 500, y: -distance, width: side, height: side)
      : world.addUnitBody(x: -distance, y: 500, width: side, height: side)
    world.configure(body) { $0.elasticity = elasticity }
    let set = world.addFrame(CGRect(x: 0, y: 0, width: 1000, height: 1000), around: [body])
    world.addWall(
      through: isVertical
        ? [CGPoint(x: -1000, y: -50), CGPoint(x: 2000, y: -50)]
        : [CGPoint(x: -50, y: -1000), CGPoint(x: -50, y: 2000)],
      tag: 1, to: set)
    return body
  }

  private func expect(_ body: BodyID, at distance: Double, speed: Double, isVertical: Bool) {
    let along = isVertical ? world.y(body) : world.x(body)
    let across = isVertical ? world.x(body) : world.y(body)
    #expect(abs(along + distance) < 1e-9 && abs(across - 500) < 1e-9)
    let velocity = isVertical ? world.velocityY(body) : world.velocityX(body)
    #expect(abs(velocity - speed) < 1e-9)
    #expect((isVertical ? world.velocityX(body) : world.velocityY(body)) == 0)
  }

  @Test("A thick body close to a wall keeps its position", arguments: [true, false])
  func thick(isVertical: Bool) {
    let body = body(at: 52, side: 100, isVertical: isVertical)
    for _ in 0..<60 {
      world.advance(steps: 1)
      expect(body, at: 52, speed: 0, isVertical: isVertical)
    }
  }

  @Test("A thin body approaches the wall no closer than its own thickness", arguments: [true, false])
  func thin(isVertical: Bool) {
    let body = body(at: 53, side: 2, isVertical: isVertical)
    for _ in 0..<60 {
      world.advance(steps: 1)
      expect(body, at: 51, speed: 0, isVertical: isVertical)
    }
  }

  @Test(
    "A body that moves toward the wall bounces by its elasticity, unless it is slow",
    arguments: [(120, -60), (31, -15.5), (20, 0)], [true, false])
  func bounce(speeds: (before: Double, after: Double), isVertical: Bool) {
    let body = body(at: 52, side: 100, isVertical: isVertical)
    world.setVelocity(isVertical ? 0 : speeds.before, isVertical ? speeds.before : 0, of: body)
    world.advance(steps: 1)
    expect(body, at: 52, speed: speeds.after, isVertical: isVertical)
  }
}
