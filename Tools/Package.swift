// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The `sprung` command and its tests, in a separate package, so that apps do not load the command's dependencies.

import PackageDescription

let package = Package(
  name: "SprungTools",
  products: [
    .executable(name: "sprung", targets: ["sprung"])
  ],
  dependencies: [
    // The path is a symbolic link, because SwiftPM names a package after its last path component. A clone can have any
    // name, even "tools".
    .package(name: "Sprung", path: "Sprung"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "sprung",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungScript", package: "Sprung"),
        .product(name: "SprungStage", package: "Sprung"),
      ]),
    .testTarget(
      name: "SprungCommandTests",
      dependencies: ["sprung"]),
  ],
  swiftLanguageModes: [.v6]
)
