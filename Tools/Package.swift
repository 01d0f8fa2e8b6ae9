// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The `sprung` command and its tests. The package is separate, so that apps do not load the command's dependencies.

import PackageDescription

let package = Package(
  name: "SprungTools",
  products: [
    .executable(name: "sprung", targets: ["sprung"])
  ],
  dependencies: [
    // SwiftPM names a package after the last component of its path, and a clone can have any name, even "tools". The
    // path is therefore a symbolic link.
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
