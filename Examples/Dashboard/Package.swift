// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Dashboard",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Dashboard", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "DashboardTests",
      dependencies: [
        "Dashboard", .product(name: "SprungTesting", package: "Sprung"),
        .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
