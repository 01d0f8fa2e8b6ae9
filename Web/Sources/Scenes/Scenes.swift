// SPDX-License-Identifier: MIT

import SprungScenes

/// A module for tests alone, apart from the one that people load: it plays the scenes of the physics.
@main
struct Scenes {
  static func main() {}
}

/// The hash of a golden: of the physics scene of an index, computed here as the native tests compute it. Returns 0 if there
/// is no such scene.
@_expose(wasm, "sp_scene_golden")
@_cdecl("sp_scene_golden")
public func sceneGolden(_ index: Int32) -> UInt64 {
  PhysicsScene.golden(index: index)
}
