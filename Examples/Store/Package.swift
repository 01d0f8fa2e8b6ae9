// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Store",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Store", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "StoreTests", dependencies: ["Store", .product(name: "SprungTesting", package: "Sprung")]),
  ]
)
