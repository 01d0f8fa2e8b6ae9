// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Tasks",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Tasks", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "TasksTests",
      dependencies: [
        "Tasks", .product(name: "SprungTesting", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
