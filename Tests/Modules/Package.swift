// swift-tools-version: 5.9
// SPDX-License-Identifier: MIT

// A typical client package: no settings, the old language mode, and only the product UIKit. It shows that all modules
// that users import belong to that product, and that a small application builds without changes.
//
//     swift run --package-path Tests/Modules
//
// builds it, and ends with the sentence that says how to give it a screen.
//
//     swift test --package-path Tests/Modules
//
// runs its tests, some by Swift Testing and some by XCTest, both on a stage of SprungTesting.

import PackageDescription

let package = Package(
  name: "SmallApp",
  dependencies: [
    // By a link, because SwiftPM names a package after the last part of its path.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .executableTarget(name: "SmallApp", dependencies: [.product(name: "UIKit", package: "Sprung")]),
    .testTarget(name: "SmallAppTests", dependencies: ["SmallApp", .product(name: "SprungTesting", package: "Sprung")]),
  ]
)
