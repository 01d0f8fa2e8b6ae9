// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The scenes of ../peers with our world as Embedded Swift for WebAssembly, to be played by play.mjs. Build it with
// `build` beside this file. Sources by symlink, all in one compilation, as in Web/Package.swift.

import PackageDescription

// Unlike the gallery's module, which is to be small, this one is to be fast.
let embedded: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded"),
  .swiftLanguageMode(.v5),
  .unsafeFlags(["-wmo", "-O", "-enforce-exclusivity=unchecked", "-Xcc", "-msimd128"]),
]

let linker: [LinkerSetting] = [
  .unsafeFlags([
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
    // What scenes.c needs of a C library comes from play.mjs.
    "-Xlinker", "--import-undefined", "-Xlinker", "--export=scene_main", "-Xlinker", "--export=malloc",
    "-Xlinker", "-z", "-Xlinker", "stack-size=262144", "-Xlinker", "--stack-first", "-Xlinker", "--strip-debug",
    "-Xlinker", "-O2",
  ])
]

let modules = ["SprungGeometry", "SprungPhysics"]

let package = Package(
  name: "SprungScenes",
  targets: modules.map { .target(name: $0, swiftSettings: embedded) } + [
    .target(name: "CEmbedded", cSettings: [.unsafeFlags(["-Os", "-fno-builtin", "-mbulk-memory"])]),
    .target(
      name: "CScenes",
      cSettings: [
        .headerSearchPath("libc"),
        .unsafeFlags(["-O2", "-ffreestanding", "-ffp-contract=off", "-Dmain=scene_main"]),
      ]),
    .executableTarget(
      name: "App", dependencies: modules.map { .target(name: $0) } + ["CEmbedded", "CScenes"],
      swiftSettings: embedded, linkerSettings: linker),
  ]
)
