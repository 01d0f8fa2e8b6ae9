// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The browser build: the library's own sources, by symlink, compiled as Embedded Swift for WebAssembly. It is a package
// of its own because the two builds share no settings. Build it with Scripts/wasm, which finds the Unicode tables.

import PackageDescription

// Exclusive access is checked where the tests run, natively; here the checks would cost a tenth of the module's size.
let embedded: [SwiftSetting] = [
  .enableExperimentalFeature("Embedded"),
  .enableExperimentalFeature("Extern"),
  .swiftLanguageMode(.v5),
  .unsafeFlags(["-wmo", "-Osize", "-enforce-exclusivity=unchecked"]),
]

let linker: [LinkerSetting] = [
  .unsafeFlags([
    // No C library and no start routine; and never the wasm-opt that may be on PATH, which drops the function names.
    "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt", "-Xlinker", "--no-entry",
    // A stack of 256 KiB at the bottom of memory, where an overflow faults instead of overwriting data.
    "-Xlinker", "-z", "-Xlinker", "stack-size=262144", "-Xlinker", "--stack-first",
    // The compiler puts the same copy of an internal overridable method into the module of each subclass.
    "-Xlinker", "-z", "-Xlinker", "muldefs",
    // Function names stay, for stacks; debug information goes, with which the code could not be packed tightly.
    "-Xlinker", "--strip-debug", "-Xlinker", "--compress-relocations", "-Xlinker", "-O2",
  ])
]

let package = Package(
  name: "Web",
  targets: [
    .target(name: "CEmbedded", cSettings: [.unsafeFlags(["-Os", "-fno-builtin", "-mbulk-memory"])]),
    .target(name: "SprungGeometry", swiftSettings: embedded),
    .target(name: "SprungStage", dependencies: ["SprungGeometry"], swiftSettings: embedded),
    .target(name: "SprungPhysics", dependencies: ["SprungGeometry"], swiftSettings: embedded),
    .target(
      name: "UIKit", dependencies: ["SprungGeometry", "SprungPhysics", "SprungStage"],
      swiftSettings: embedded),
    .target(name: "SprungLayouts", dependencies: ["UIKit"], swiftSettings: embedded),
    .target(
      name: "SprungGallery", dependencies: ["SprungLayouts", "SprungStage", "UIKit"], swiftSettings: embedded),
    .executableTarget(
      name: "App", dependencies: ["SprungGallery", "UIKit", "SprungStage", "CEmbedded"], swiftSettings: embedded,
      linkerSettings: linker),
  ]
)
