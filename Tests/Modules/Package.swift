// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT

// A typical client package: no settings, the old language mode, and a dependency only on the product UIKit. This
// package shows that all modules that users import belong to that product, and that a small application builds without
// changes.
//
//     swift run --package-path Tests/Modules
//
// builds and runs it. The program ends with a message that explains how to display a screen.
//
//     swift test --package-path Tests/Modules
//
// runs its tests, some with Swift Testing and some with XCTest, all of them on a stage of SprungTesting.

import PackageDescription

let package = Package(
  name: "SmallApp",
  dependencies: [
    // The dependency is a link, because SwiftPM names a package after the last component of its path.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .executableTarget(name: "SmallApp", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(name: "SmallAppTests", dependencies: ["SmallApp", .product(name: "SprungTesting", package: "Sprung")]),
  ]
)
