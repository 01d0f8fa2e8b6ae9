// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Settings",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Settings", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "Settings", .product(name: "SprungTesting", package: "Sprung"),
        .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
