// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The browser build: the library's own sources, by symlink, compiled as Embedded Swift for WebAssembly. It is a package
// of its own because the two builds share no settings. Build it with Scripts/wasm, which finds the Unicode tables.
//
// App is the module that people load. Scenes is a small one for tests: the physics and the scenes of its goldens.

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

/// C's setting for vectors of 128 bits, which is what turns SIMD types into instructions: it reaches the code that Swift
/// makes too. There is no fused multiplication among them, so all bits stay the same. The interpreter that tests play
/// Scenes with has no vectors.
let vectors: [SwiftSetting] = [.unsafeFlags(["-Xcc", "-msimd128"])]

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

/// The library's modules in App, lowest first. Their sources are in it, all in one compilation: Embedded Swift would
/// otherwise compile what a module uses of the modules below it once more in each, which takes two and a half times as long
/// and makes a larger program. Targets of these names remain, so that the sources may import one another as they do
/// natively.
let modules = [
  "SprungGeometry", "SprungConstraints", "SprungFoundation", "SprungStage", "SprungScript", "SprungPhysics", "UIKit",
  "SprungLayouts", "SprungHost", "SprungGallery",
]
/// Names under which sources import parts of UIKit.
let namesOfUIKit = ["CoreFoundation", "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore"]
/// Those in Scenes.
let sceneModules = ["SprungGeometry", "SprungPhysics", "SprungScenes"]

func program(
  _ name: String, of modules: [String], and more: [String] = [], settings: [SwiftSetting] = []
) -> Target {
  .executableTarget(
    name: name,
    dependencies: (modules + more + ["CEmbedded", "Dispatch", "Foundation", "_Concurrency"]).map { .target(name: $0) },
    swiftSettings: embedded + settings,
    linkerSettings: linker)
}

let package = Package(
  name: "Web",
  targets: (modules + namesOfUIKit + ["SprungScenes"]).map {
    .target(name: $0, dependencies: ["_Concurrency"], swiftSettings: embedded)
  } + [
    .target(
      name: "_Concurrency", swiftSettings: embedded + [.enableExperimentalFeature("BuiltinModule")]),
    .systemLibrary(name: "UIKitSubmodules"),
    // Sources may say `import Foundation` and `import Dispatch` in the browser build too: UIKit has what there is of them.
    .target(name: "Foundation", swiftSettings: embedded),
    .target(name: "Dispatch", swiftSettings: embedded),
    .target(name: "CEmbedded", cSettings: [.unsafeFlags(["-Os", "-fno-builtin", "-mbulk-memory"])]),
    program("App", of: modules, and: namesOfUIKit + ["UIKitSubmodules"], settings: vectors),
    program("Scenes", of: sceneModules),
  ]
)
