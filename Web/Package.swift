// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The browser build. It compiles the library's sources, which are included by symbolic links, as Embedded Swift for
// WebAssembly.
//
// App is the module that users load. Scripts/wasm-gallery builds it. Scenes is a small module for tests that contains
// the physics engine and the scenes of its golden tests. This package builds only Scenes, which runs in an interpreter
// without SIMD. Build it with `Scripts/wasm Scenes`, which finds the Unicode tables.

import PackageDescription

// The native tests check exclusive access. In the browser build, these checks would increase the size of the module by
// a tenth.
let embedded: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded"),
  .enableExperimentalFeature("Extern"),
  .swiftLanguageMode(.v5),
  // The browser build has one thread and no default isolation, so warnings about isolation are suppressed. The native
  // build checks isolation in Swift 6 mode.
  .unsafeFlags(["-wmo", "-Osize", "-enforce-exclusivity=unchecked", "-suppress-warnings"]),
]

let linker: [LinkerSetting] = [
  .unsafeFlags([
    // The module has no C library and no start routine. A wasm-opt on PATH is not used, because it would remove the
    // function names.
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
    // The stack has 256 KiB and is at the start of memory, where an overflow traps instead of overwriting data.
    "-Xlinker", "-z", "-Xlinker", "stack-size=262144", "-Xlinker", "--stack-first",
    // Function names are kept for stack traces. Debug information is removed, because it would prevent compressed
    // relocations.
    "-Xlinker", "--strip-debug", "-Xlinker", "--compress-relocations", "-Xlinker", "-O2",
  ])
]

/// The modules that Scenes contains. Their sources are compiled together, because Embedded Swift would otherwise
/// recompile the code that a module uses from lower modules. Targets with these names exist only so that the sources
/// can contain the same imports as in native builds.
let sceneModules = ["SprungGeometry", "SprungPhysics", "SprungScenes"]

let package = Package(
  name: "Web",
  targets: sceneModules.map { .target(name: $0, dependencies: ["_Concurrency"], swiftSettings: embedded) } + [
    .target(
      name: "_Concurrency", dependencies: ["CEmbedded"],
      swiftSettings: embedded + [.enableExperimentalFeature("BuiltinModule")]),
    // These modules exist so that sources can use `import Foundation` and `import Dispatch` in the browser build.
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
