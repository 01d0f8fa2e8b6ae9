// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "SprungBenchmarks",
  dependencies: [
    // By a link, as in Tools/Package.swift.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "SprungHeadless", package: "Sprung"),
        .product(name: "SprungLayouts", package: "Sprung"),
        .product(name: "UIKit", package: "Sprung"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
