// SPDX-License-Identifier: MIT

import SprungScenes

/// A module that runs the physics scenes. It is used only by tests, and is separate from the gallery's module.
@main
struct Scenes {
  static func main() {}
}

/// Returns the golden hash of the physics scene at the given index. It is computed in the same way as in the native
/// tests. Returns 0 if there is no such scene.
@_expose(wasm, "sp_scene_golden")
@_cdecl("sp_scene_golden")
public func sceneGolden(_ index: Int32) -> UInt64 {
  PhysicsScene.golden(index: index)
}
