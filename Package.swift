// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

/// UIKit and everything above it runs on the main actor, as on Apple's platforms.
let mainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// A frontend reads every file of its module, whichever of them it compiles. A few frontends for a large module of tests take three
/// quarters of the time of the driver's usual ones, which compile 25 files each. Only targets that no other package can use may
/// have such a setting.
let fewFrontends: [SwiftSetting] = [.unsafeFlags(["-driver-batch-size-limit", "70"])]

/// The tests of UIKit are several modules, because the cost of a macro increases with the number of macros in its module. Every file
/// of them imports the module of their shared helpers implicitly, including its internal declarations.
let testsOfUIKit: [SwiftSetting] =
  mainActor + fewFrontends + [
    .unsafeFlags(["-Xfrontend", "-testable-import-module", "-Xfrontend", "UIKitTestSupport"])
  ]

/// Modules that users import in addition to UIKit or instead of it. They are names for parts of it and belong to the
/// product UIKit.
let namesOfUIKit = [
  "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore", "UniformTypeIdentifiers", "UserNotifications",
  "WebKit",
]

let package = Package(
  name: "Sprung",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + namesOfUIKit),
    .library(name: "SprungLayouts", targets: ["SprungLayouts"]),
    .library(name: "SprungPhysics", targets: ["SprungPhysics"]),
    .library(name: "SprungStage", targets: ["SprungStage"]),
    .library(name: "SprungScript", targets: ["SprungScript"]),
    .library(name: "SprungDisplay", targets: ["SprungDisplay"]),
    .library(name: "SprungRaster", targets: ["SprungRaster"]),
    .library(name: "SprungHost", targets: ["SprungHost"]),
    .library(name: "SprungHeadless", targets: ["SprungHeadless"]),
    .library(name: "SprungGallery", targets: ["SprungGallery"]),
    // Everything that an application may import in one shared library: what `sprung live` links applications with, in a
    // fraction of a second. The gallery is such an application.
    .library(
      name: "SprungShared", type: .dynamic,
      targets: ["UIKit", "SprungLayouts", "SprungHost", "SprungPhysics", "SprungHeadless"] + namesOfUIKit),
    .executable(name: "gallery", targets: ["gallery"]),
    // Apart from SprungHeadless, which programs use: SprungExpectations below it imports Testing and XCTest, and a program would have
    // to load them. SprungExpectations is a target of its own because tests without UIKit use it, too.
    .library(name: "SprungTesting", targets: ["SprungTesting"]),
  ],
  targets: [
    .target(name: "SprungGeometry"),
    .target(name: "SprungPhysics", dependencies: ["SprungGeometry"]),
    .target(name: "SprungScenes", dependencies: ["SprungGeometry", "SprungPhysics"]),
    .target(name: "SprungStage", dependencies: ["SprungGeometry"]),
    .target(name: "SprungScript", dependencies: ["SprungGeometry", "SprungStage"]),
    .target(name: "SprungDisplay", dependencies: ["SprungGeometry", "SprungStage"]),
    // Drawings as pixels, natively only. Cairo is loaded when it is first used, so nothing has to be installed to build it.
    .target(name: "SprungRaster", dependencies: ["SprungGeometry", "SprungStage"]),
    .testTarget(name: "SprungRasterTests", dependencies: ["SprungGeometry", "SprungRaster", "SprungStage"]),
    .target(name: "SprungConstraints"),
    .target(name: "SprungModels", dependencies: ["SprungGeometry"]),
    .testTarget(name: "SprungModelsTests", dependencies: ["SprungGeometry", "SprungModels", "SprungTestSupport"]),
    .target(name: "SprungFoundation", dependencies: ["SprungGeometry"]),
    .target(
      name: "UIKit",
      dependencies: [
        "SprungConstraints", "SprungFoundation", "SprungGeometry", "SprungModels", "SprungPhysics", "SprungRaster",
        "SprungStage", "UIKitSubmodules",
      ],
      swiftSettings: mainActor),
    .systemLibrary(name: "UIKitSubmodules"),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    .target(name: "SprungLayouts", dependencies: ["UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "SprungLayoutsTests",
      dependencies: [
        "SprungHeadless", "SprungLayouts", "SprungStage", "SprungTestSupport", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: mainActor),
    .target(name: "SprungHost", dependencies: ["SprungScript", "SprungStage", "UIKit"], swiftSettings: mainActor),
    .testTarget(
      name: "SprungHostTests",
      dependencies: ["SprungHost", "SprungStage", "SprungTestSupport", "UIKit", "_Testing_UIKit"],
      swiftSettings: mainActor),
    .target(
      name: "SprungGallery", dependencies: ["SprungHost", "SprungLayouts", "SprungScript", "SprungStage", "UIKit"],
      swiftSettings: mainActor),
    .target(
      name: "SprungHeadless",
      dependencies: ["SprungDisplay", "SprungHost", "SprungScript", "SprungStage", "UIKit"],
      swiftSettings: mainActor),
    .testTarget(
      name: "SprungHeadlessTests",
      dependencies: [
        "SprungDisplay", "SprungHeadless", "SprungScript", "SprungStage", "SprungTestSupport", "UIKit",
        "_Testing_UIKit",
      ]),
    // The features that tests need from either test framework. This target does not depend on UIKit, so that modules
    // without UIKit can be tested.
    .target(name: "SprungExpectations"),
    .target(
      name: "SprungTesting",
      dependencies: [
        "SprungDisplay", "SprungExpectations", "SprungHeadless", "SprungScript", "SprungStage", "UIKit",
        "_Testing_UIKit",
      ],
      swiftSettings: mainActor),
    .testTarget(
      name: "SprungTestingTests",
      dependencies: ["SprungExpectations", "SprungTesting", "UIKit", "_Testing_UIKit"], swiftSettings: mainActor),
    // The code of the guide to testing, as a package without any settings would have it.
    .testTarget(
      name: "TestingGuideTests",
      dependencies: [
        "SprungTesting", "SprungHeadless", "SprungLayouts", "SprungScript", "SprungStage", "SprungTestSupport", "UIKit",
        "_Testing_UIKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "SprungScriptTests", dependencies: ["SprungScript", "SprungStage", "SprungTestSupport"]),
    .testTarget(
      name: "SprungDisplayTests",
      dependencies: [
        "SprungDisplay", "SprungHeadless", "SprungStage", "SprungTestSupport", "UIKit", "_Testing_UIKit",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "SprungDisplay", "SprungGallery", "SprungGeometry", "SprungHeadless", "SprungHost", "SprungLayouts",
        "SprungScript", "SprungStage", "SprungTestSupport", "SprungTesting", "UIKit", "_Testing_UIKit",
      ],
      swiftSettings: mainActor + fewFrontends),
    .target(
      name: "SprungTestSupport", dependencies: ["SprungExpectations", "SprungGeometry"], path: "Tests/SprungTestSupport"
    ),
    // Replaces malloc in programs of tests, to count what a step allocates.
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(name: "SprungTestSupportTests", dependencies: ["AllocationCounter", "SprungTestSupport"]),
    // Random input: generators with slow and obvious models beside them, for short runs in tests and long ones in `fuzz`.
    .target(
      name: "UpdateScripts", dependencies: ["SprungModels", "SprungTestSupport", "UIKit"], path: "Fuzz/UpdateScripts"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "SprungDisplay", "SprungGeometry", "SprungModels", "SprungPhysics", "SprungScript", "SprungStage", "UIKit",
        "UpdateScripts",
      ],
      path: "Fuzz/Targets"),
    // Objects that are released in motion.
    .target(
      name: "Lifetimes", dependencies: ["SprungGeometry", "SprungStage", "SprungTestSupport", "UIKit"],
      path: "Fuzz/Lifetimes", swiftSettings: mainActor),
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets", "Lifetimes", "UpdateScripts"], path: "Fuzz/Program"),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "Lifetimes", "SprungTestSupport"],
      exclude: ["Findings"]),
    // Helpers that several of the following targets use.
    .target(
      name: "UIKitTestSupport",
      dependencies: ["SprungModels", "SprungStage", "SprungTestSupport", "UIKit", "_Testing_UIKit"],
      path: "Tests/UIKitTestSupport", swiftSettings: mainActor),
    // The folders of Tests/UIKitTests. All of them together are `Scripts/native-tests --only UIKitTests`.
    .testTarget(
      name: "UIKitControlTests",
      dependencies: [
        "SprungModels", "SprungStage", "SprungTestSupport", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: [
        "Application", "Configurations", "Controls", "Focus", "Menus", "Text", "TextInput", "UserNotifications",
        "WebViews",
      ],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "UIKitControllerTests",
      dependencies: [
        "SprungModels", "SprungStage", "SprungTestSupport", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: ["Controllers", "Presentation"],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "UIKitItemsTests",
      dependencies: [
        "SprungModels", "SprungStage", "SprungTestSupport", "UIKit", "UIKitTestSupport", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: ["CompositionalLayout", "FlowLayout", "Items"],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "UIKitListTests",
      dependencies: [
        "SprungModels", "SprungStage", "SprungTestSupport", "UIKit", "UIKitTestSupport", "UpdateScripts",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: ["Collection", "Diffable", "DragAndDrop", "Lists", "Tables"],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "UIKitMotionTests",
      dependencies: [
        "SprungModels", "SprungPhysics", "SprungStage", "SprungTestSupport", "UIKit", "UIKitTestSupport",
        "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: ["Animation", "Dynamics", "Events", "Gestures", "Scrolling", "Time"],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "UIKitViewTests",
      dependencies: [
        "SprungModels", "SprungPhysics", "SprungRaster", "SprungScript", "SprungStage", "SprungTestSupport", "UIKit",
        "UIKitTestSupport", "_Testing_UIKit",
      ],
      path: "Tests/UIKitTests",
      sources: [
        "AutoLayout", "Device", "Graphics", "Inspection", "Kernel", "KeyValueObserving", "Layers", "Symbols", "Traits",
        "Views",
      ],
      swiftSettings: testsOfUIKit),
    .testTarget(
      name: "SprungPhysicsTests", dependencies: ["SprungPhysics", "SprungGeometry", "SprungTestSupport"],
      swiftSettings: fewFrontends),
    .testTarget(
      name: "SprungScenesTests", dependencies: ["SprungScenes", "SprungGeometry", "SprungPhysics", "SprungTestSupport"]),
    .testTarget(name: "SprungConstraintsTests", dependencies: ["SprungConstraints", "SprungTestSupport"]),
    .testTarget(name: "SprungStageTests", dependencies: ["SprungStage", "SprungGeometry"]),
    .target(name: "CEmbedded", path: "Web/Sources/CEmbedded"),
    .testTarget(name: "CEmbeddedTests", dependencies: ["CEmbedded", "SprungTestSupport"]),
    // The geometry types that the browser build defines itself, compiled natively to compare them with Foundation's.
    .target(
      name: "OwnGeometry", path: "Tests/OwnGeometry", swiftSettings: [.define("SPRUNG_OWN_GEOMETRY")]),
    .testTarget(name: "SprungGeometryTests", dependencies: ["SprungGeometry", "OwnGeometry", "SprungTestSupport"]),
    // Likewise what the browser build has of Foundation.
    .target(
      name: "OwnFoundation", dependencies: ["OwnGeometry"], path: "Tests/OwnFoundation",
      swiftSettings: [.define("SPRUNG_OWN_FOUNDATION")]),
    .testTarget(
      name: "SprungFoundationTests", dependencies: ["OwnFoundation", "OwnGeometry", "SprungTestSupport"]),
    .testTarget(name: "HouseTests"),
    // Values recorded from Apple's UIKit, in Tests/Facts, and what interprets them with the public API.
    .testTarget(
      name: "FactsTests", dependencies: ["SprungStage", "SprungTesting", "UIKit", "_Testing_UIKit"],
      swiftSettings: mainActor),
    // A file for each bug that was found once, with its story.
    .testTarget(
      name: "RegressionTests",
      dependencies: [
        "SprungDisplay", "SprungGallery", "SprungGeometry", "SprungHeadless", "SprungHost", "SprungLayouts",
        "SprungModels", "SprungPhysics", "SprungScript", "SprungStage", "SprungTestSupport", "UIKit", "_Testing_UIKit",
      ],
      path: "Tests/Regressions", swiftSettings: mainActor + fewFrontends),
    // The gallery as an application in a process of its own, for the commands that play demos natively.
    .executableTarget(
      name: "gallery", dependencies: ["SprungGallery", "SprungHost", "SprungScript", "UIKit"],
      path: "Tools/GalleryProgram", swiftSettings: mainActor),
    // Prints golden hashes, so that a release build can be compared without building the tests for release.
    .executableTarget(
      name: "goldens",
      dependencies: ["AllocationCounter", "SprungGallery", "SprungGeometry", "SprungHost", "SprungScenes"],
      path: "Tests/GoldenProgram"),
  ] + namesOfUIKit.map { .target(name: $0, dependencies: ["UIKit"]) },
  swiftLanguageModes: [.v6]
)

// One test target alone builds in a minute after a change in UIKit: `Scripts/native-tests --only UIKitViewTests`. The variable contains
// the names of one or more targets, separated by commas.
if let only = Context.environment["SPRUNG_TEST_TARGET"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !only.contains($0.name) }
}

// A complete build takes half the processor time for UIKit, and three quarters for tests, if a single frontend reads all files of a module
// and also writes the module. After a change, however, it compiles all of them again, so only the run of all tests sets this variable.
if Context.environment["SPRUNG_WHOLE_MODULES"] != nil {
  let whole = ["-whole-module-optimization", "-num-threads", "2"]
  for target in package.targets where ["UIKit", "SprungGallery"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(whole, .when(configuration: .debug))]
  }
  for target in package.targets where target.type == .test {
    let flags = whole + ["-no-emit-module-separately-wmo"]
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}

// The modules below UIKit are optimized in debug builds, too: they compute thirty times as fast, and rebuilding them stays quick because
// they are small. Assertions stay enabled. SwiftPM rejects such flags in packages that it has downloaded, so a checkout of a dependency
// is built without them, as is everything with SPRUNG_UNOPTIMIZED=1, which debuggers and the debug goldens need.
if !Context.packageDirectory.contains("/checkouts/"), Context.environment["SPRUNG_UNOPTIMIZED"] == nil {
  let names = [
    "SprungGeometry", "SprungPhysics", "SprungScenes", "SprungStage", "SprungScript", "SprungDisplay", "SprungRaster",
    "SprungConstraints", "SprungModels", "SprungFoundation",
  ]
  let flags = ["-O", "-whole-module-optimization", "-num-threads", "2", "-assert-config", "Debug"]
  for target in package.targets where names.contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .debug))]
  }
}
