// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The rewriter of Apple sources, a package of its own: only who ports builds swift-syntax.

import PackageDescription

let package = Package(
  name: "SprungPort",
  products: [
    .executable(name: "sprung-port", targets: ["sprung-port"]),
    .library(name: "SprungPort", targets: ["SprungPort"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .target(
      name: "SprungPort",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .executableTarget(name: "sprung-port", dependencies: ["SprungPort"]),
    .testTarget(name: "SprungPortTests", dependencies: ["SprungPort"]),
  ],
  swiftLanguageModes: [.v6]
)
