// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// Implements `peers/engine.h` with our physics: one world, and one boundary set for all colliding bodies.
///
/// The same file is compiled natively and for WebAssembly.
final class Engine {
  /// The running scene, which the C functions access globally. It is never released, which avoids reference counting.
  nonisolated(unsafe) private static var running: Unmanaged<Engine>?

  /// The running scene.
  static var shared: Engine {
    guard let running else { fatalError("a scene must begin with eng_init") }
    return running.takeUnretainedValue()
  }

  let world = World()
  fileprivate let unmanagedWorld: Unmanaged<World>
  /// The bodies, by item number.
  private(set) var bodies: [BodyID] = []
  /// A copy of `bodies` without reference counting.
  @exclusivity(unchecked) private(set) var names = UnsafeMutablePointer<BodyID>.allocate(capacity: 0)
  let set: BoundarySetID
  private let gravity: CGVector

  private init(gravity: CGVector, allowsSleep: Bool) {
    self.gravity = gravity
    unmanagedWorld = .passUnretained(world)
    set = world.addBoundarySet()
    world.setMembersCollide(true, of: set)
    world.canSleep = allowsSleep
  }

  /// Starts a scene without bodies.
  static func start(gravity: CGVector, allowsSleep: Bool) {
    running = .passRetained(Engine(gravity: gravity, allowsSleep: allowsSleep))
  }

  /// Calls `work` with the running scene and its world, without reference counting. The peers' programs do not count
  /// references either, and a frame calls this method ten thousand times.
  @inline(__always)
  fileprivate static func withRunning<Result>(_ work: (Engine, World) -> Result) -> Result {
    running.unsafelyUnwrapped._withUnsafeGuaranteedRef { engine in
      engine.unmanagedWorld._withUnsafeGuaranteedRef { world in work(engine, world) }
    }
  }

  /// Adds a body and returns its number.
  func add(
    _ description: BodyDescription, collides: Bool, friction: Double, elasticity: Double
  ) -> Int32 {
    var description = description
    description.material.friction = friction
    description.material.elasticity = elasticity
    let body = world.addBody(description)
    if !description.isAnchored { world.setGravity(gravity, of: body) }
    if collides { world.addMember(body, to: set) }
    bodies.append(body)
    if bodies.count & (bodies.count - 1) == 0 {
      // If the count is a power of two, the capacity is doubled.
      let room = UnsafeMutablePointer<BodyID>.allocate(capacity: 2 * bodies.count)
      room.initialize(from: names, count: bodies.count - 1)
      names.deallocate()
      names = room
    }
    (names + bodies.count - 1).initialize(to: body)
    return Int32(bodies.count - 1)
  }

  /// Joins the second body's center to that of the first or, if the first is -1, to a point of the world.
  func join(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32, _ kind: JointDescription.Kind) {
    let body = bodies[Int(second)]
    let joint =
      first < 0
      ? JointDescription(kind, of: body, at: CGPoint(x: x, y: y))
      : JointDescription(kind, of: bodies[Int(first)], with: body)
    world.addJoint(joint)
  }

  /// Returns the distance between the points that `join` would connect.
  func distance(_ first: Int32, _ x: Double, _ y: Double, _ second: Int32) -> Double {
    let end = world.position(of: bodies[Int(second)])
    let start = first < 0 ? CGPoint(x: x, y: y) : world.position(of: bodies[Int(first)])
    let wayX = Double(end.x - start.x)
    let wayY = Double(end.y - start.y)
    return (wayX * wayX + wayY * wayY).squareRoot()
  }

  /// Simulates one frame of 1/60 s.
  func step(_ world: World) {
    world.advance(steps: 4)
    if !world.contactEvents.isEmpty { world.clearContactEvents() }
  }
}

/// Calls `work` with the running scene and its world, which must not escape.
@inline(__always)
func withEngine<Result>(_ work: (Engine, World) -> Result) -> Result { Engine.withRunning(work) }
