// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The browser build: the library's own sources, by symlink, compiled as Embedded Swift for WebAssembly.
//
// App is the module that users load, built by Scripts/wasm-gallery. Scenes is a small module for tests: the physics and
// the scenes of its goldens. This package builds only Scenes, which runs in an interpreter without SIMD. Build it with
// `Scripts/wasm Scenes`, which finds the Unicode tables.

import PackageDescription

// Exclusive access is checked where the tests run, natively; here the checks would cost a tenth of the module's size.
let embedded: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded"),
  .enableExperimentalFeature("Extern"),
  .swiftLanguageMode(.v5),
  // There is one thread, and the library has no isolation by default here, so what is said of isolation is only noise; the
  // native build, in Swift 6 mode, checks it.
  .unsafeFlags(["-wmo", "-Osize", "-enforce-exclusivity=unchecked", "-suppress-warnings"]),
]

let linker: [LinkerSetting] = [
  .unsafeFlags([
    // No C library and no start routine; and never the wasm-opt that may be on PATH, which drops the function names.
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
    // A stack of 256 KiB at the bottom of memory, where an overflow faults instead of overwriting data.
    "-Xlinker", "-z", "-Xlinker", "stack-size=262144", "-Xlinker", "--stack-first",
    // Function names stay, for stacks; debug information goes, with which the code could not be packed tightly.
    "-Xlinker", "--strip-debug", "-Xlinker", "--compress-relocations", "-Xlinker", "-O2",
  ])
]

/// The modules in Scenes. Their sources are compiled together, because Embedded Swift would otherwise recompile the
/// code that a module uses from lower modules. Targets with these names remain, so that the sources can import one
/// another as in native builds.
let sceneModules = ["SprungGeometry", "SprungPhysics", "SprungScenes"]

let package = Package(
  name: "Web",
  targets: sceneModules.map { .target(name: $0, dependencies: ["_Concurrency"], swiftSettings: embedded) } + [
    .target(
      name: "_Concurrency", dependencies: ["CEmbedded"],
      swiftSettings: embedded + [.enableExperimentalFeature("BuiltinModule")]),
    // Sources may say `import Foundation` and `import Dispatch` in the browser build too.
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
