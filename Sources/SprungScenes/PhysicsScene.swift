// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// A small world with a scripted history: bodies that are set up identically on every machine, and scheduled changes.
///
/// The physics goldens run scenes natively, under wasmkit and in a browser. Scenes do not use views. Sprung addition.
public struct PhysicsScene: Sendable {
  /// The scene's name, in lowercase with hyphens, which is also the name of its golden file.
  public let name: String
  let prepare: @Sendable (SceneBuilder) -> Void

  init(_ name: String, _ prepare: @escaping @Sendable (SceneBuilder) -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// The number of steps in a golden: 1,800, or 7.5 seconds.
  public static let goldenSteps = 1_800
  /// The number of steps per line of a golden: 60, or a quarter of a second.
  public static let stepsPerLine = 60

  /// Runs the scene step by step and returns the lines of its golden. Each line is one hash of 60 steps, which covers
  /// the states after these steps and the contacts that began and ended.
  public func lineHashes() -> [UInt64] {
    let builder = SceneBuilder()
    prepare(builder)
    let world = builder.world
    var hashes: [UInt64] = []
    for _ in 0..<(PhysicsScene.goldenSteps / PhysicsScene.stepsPerLine) {
      var hash = StateHash()
      for _ in 0..<PhysicsScene.stepsPerLine {
        builder.act()
        world.advance(steps: 1)
        hash.combine(world.stateHash())
        for event in world.contactEvents {
          hash.combine(event.phase == .began)
          hash.combine(event.time)
          hash.combine(Int64(event.body.row))
          hash.combine(Int64(event.other?.row ?? -1))
          hash.combine(Int64(event.tag ?? -1))
          hash.combine(Double(event.point.x))
          hash.combine(Double(event.point.y))
        }
        world.clearContactEvents()
      }
      hashes.append(hash.value)
    }
    builder.forgetActions()
    return hashes
  }

  /// Runs the scene and returns a hash of all line hashes.
  public func goldenHash() -> UInt64 {
    var hash = StateHash()
    for line in lineHashes() { hash.combine(line) }
    return hash.value
  }

  /// Returns the hash of the scene at the given index, or 0 if the index is out of range.
  public static func golden(index: Int32) -> UInt64 {
    index >= 0 && Int(index) < all.count ? all[Int(index)].goldenHash() : 0
  }

  /// Runs the scene in frames of several steps and returns the state hash after every 60 steps.
  ///
  /// Scheduled actions run before steps whose numbers are multiples of 60. Hashes are therefore comparable only for
  /// frame lengths that divide 60.
  public func stateHashes(steps: Int, frame: Int) -> [UInt64] {
    let builder = SceneBuilder()
    prepare(builder)
    var hashes: [UInt64] = []
    var step = 0
    while step < steps {
      builder.act()
      builder.world.advance(steps: frame)
      step += frame
      if step % PhysicsScene.stepsPerLine == 0 { hashes.append(builder.world.stateHash()) }
    }
    builder.forgetActions()
    return hashes
  }

  /// Runs 1,800 warm-up steps and then 1,800 more, and returns the total growth of a counter during the second half.
  /// Growth caused by scheduled actions between steps, such as adding bodies, is not counted.
  public func growth(of counter: () -> Int) -> Int {
    let builder = SceneBuilder()
    prepare(builder)
    var growth = 0
    for step in 0..<(2 * PhysicsScene.goldenSteps) {
      builder.act()
      let before = counter()
      builder.world.advance(steps: 1)
      if step >= PhysicsScene.goldenSteps { growth += counter() - before }
      builder.world.clearContactEvents()
    }
    builder.forgetActions()
    return growth
  }

  /// All scenes, in the order of the goldens.
  public static let all: [PhysicsScene] =
    springScenes + boundaryScenes + pileScenes + jointScenes + fieldScenes + lifeScenes
}
