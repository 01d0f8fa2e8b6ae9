// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "SprungBenchmarks",
  dependencies: [
    // The path is a symbolic link, as in Tools/Package.swift.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "SprungHeadless", package: "Sprung"),
        // SprungLayouts includes UIKit. The product UIKit has more modules, one of which loads FoundationNetworking and
        // forty other libraries.
        .product(name: "SprungLayouts", package: "Sprung"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // The scenes that every engine plays, linked here with our engine; engines.py builds them with the peers.
    .executableTarget(
      name: "scenes", dependencies: ["SprungEngine"], path: "peers", sources: ["scenes.c"], publicHeadersPath: ".",
      cSettings: [.unsafeFlags(["-ffp-contract=off"])], linkerSettings: [.linkedLibrary("m")]),
    .target(name: "SprungEngine", dependencies: [.product(name: "SprungPhysics", package: "Sprung")]),
    // The same scenes with views that are moved by UIDynamicAnimator.
    .executableTarget(
      name: "animator-scenes", dependencies: ["SprungAnimator"], cSettings: [.unsafeFlags(["-ffp-contract=off"])],
      linkerSettings: [.linkedLibrary("m")]),
    .target(
      name: "SprungAnimator", dependencies: [.product(name: "UIKit", package: "Sprung")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
