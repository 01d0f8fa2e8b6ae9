// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "HelloTests", dependencies: ["Hello", .product(name: "SprungTesting", package: "Sprung")]),
  ]
)
