// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Photos",
  dependencies: [.package(path: "../Sprung")],
  targets: [
    .executableTarget(name: "Photos", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        "Photos", .product(name: "SprungTesting", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
      ]),
  ]
)
