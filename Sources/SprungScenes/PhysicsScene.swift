// SPDX-License-Identifier: MIT

import SprungGeometry
import SprungPhysics

/// A small world and its history: bodies that are set up identically on every machine, and scheduled changes.
///
/// The goldens of the physics play scenes natively, under wasmkit and in a browser. Scenes do not use views. Sprung
/// addition.
public struct PhysicsScene: Sendable {
  /// The scene's name, in lower case with hyphens; the golden file has the same.
  public let name: String
  let prepare: @Sendable (SceneBuilder) -> Void

  init(_ name: String, _ prepare: @escaping @Sendable (SceneBuilder) -> Void) {
    self.name = name
    self.prepare = prepare
  }

  /// Steps that a golden plays: 1,800, seven and a half seconds.
  public static let goldenSteps = 1_800
  /// Steps that one line of a golden stands for: 60, a quarter of a second.
  public static let stepsPerLine = 60

  /// Plays the scene step by step and gives the lines of its golden: one hash for every 60 steps, of the 60 states and of
  /// what began and ended to touch.
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

  /// Plays the scene and gives one hash of all line hashes.
  public func goldenHash() -> UInt64 {
    var hash = StateHash()
    for line in lineHashes() { hash.combine(line) }
    return hash.value
  }

  /// The same for the scene of an index, 0 if there is none.
  public static func golden(index: Int32) -> UInt64 {
    index >= 0 && Int(index) < all.count ? all[Int(index)].goldenHash() : 0
  }

  /// Plays the scene in frames of several steps and gives the state's hash after each 60 steps.
  ///
  /// Scenes act before steps whose number is a multiple of 60, so only frames whose length divides 60 give equal ones.
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

  /// Plays 1,800 steps after as many of warm-up and returns how much a counter grows during the second half of the
  /// steps, in total. The scene's own actions between two steps, such as adding bodies, are not counted.
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

  /// Every scene, in the order of the goldens.
  public static let all: [PhysicsScene] =
    springScenes + boundaryScenes + pileScenes + jointScenes + fieldScenes + lifeScenes
}
