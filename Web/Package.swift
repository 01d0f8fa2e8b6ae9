// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The browser build: the library's own sources, included by symlink, compiled as Embedded Swift for WebAssembly.
//
// App is the module that users load; Scripts/wasm-gallery builds it. Scenes is a small module for tests that contains
// the physics and the scenes of its goldens. This package only builds Scenes, which runs in an interpreter without
// SIMD. Build it with `Scripts/wasm Scenes`, which finds the Unicode tables.

import PackageDescription

// The native tests check exclusive access. In the browser build, the checks would add a tenth to the size of the
// module.
let embedded: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded"),
  .enableExperimentalFeature("Extern"),
  .swiftLanguageMode(.v5),
  // There is one thread, and the library has no default isolation here, so warnings about isolation are suppressed. The
  // native build checks isolation in Swift 6 mode.
  .unsafeFlags(["-wmo", "-Osize", "-enforce-exclusivity=unchecked", "-suppress-warnings"]),
]

let linker: [LinkerSetting] = [
  .unsafeFlags([
    // There is no C library and no start routine. A wasm-opt on PATH would drop the function names.
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
    // The stack has 256 KiB at the bottom of memory, where an overflow traps instead of overwriting data.
    "-Xlinker", "-z", "-Xlinker", "stack-size=262144", "-Xlinker", "--stack-first",
    // Function names are kept for stack traces. Debug information would prevent compressed relocations.
    "-Xlinker", "--strip-debug", "-Xlinker", "--compress-relocations", "-Xlinker", "-O2",
  ])
]

/// The modules in Scenes, whose sources are compiled together, because Embedded Swift would otherwise recompile the
/// code that a module uses from lower modules. Targets with these names remain, so that the sources can import one
/// another as in native builds.
let sceneModules = ["SprungGeometry", "SprungPhysics", "SprungScenes"]

let package = Package(
  name: "Web",
  targets: sceneModules.map { .target(name: $0, dependencies: ["_Concurrency"], swiftSettings: embedded) } + [
    .target(
      name: "_Concurrency", dependencies: ["CEmbedded"],
      swiftSettings: embedded + [.enableExperimentalFeature("BuiltinModule")]),
    // Sources can also use `import Foundation` and `import Dispatch` in the browser build.
    .target(name: "Foundation", swiftSettings: embedded),
    .target(name: "Dispatch", swiftSettings: embedded),
    .target(name: "CEmbedded", cSettings: [.unsafeFlags(["-Os", "-fno-builtin", "-mbulk-memory"])]),
    .executableTarget(
      name: "Scenes",
      dependencies: (sceneModules + ["CEmbedded", "Dispatch", "Foundation", "_Concurrency"]).map { .target(name: $0) },
      swiftSettings: embedded,
      linkerSettings: linker),
  ]
)
