// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Chat",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(
      name: "Chat",
      dependencies: [.product(name: "UIKit", package: "Sprung"), .product(name: "SprungLayouts", package: "Sprung")]),
    .testTarget(
      name: "ChatTests",
      dependencies: [
        "Chat", .product(name: "SprungTesting", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
