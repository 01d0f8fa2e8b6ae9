// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Pairs",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Pairs", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "PairsTests",
      dependencies: [
        "Pairs", .product(name: "SprungTesting", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
