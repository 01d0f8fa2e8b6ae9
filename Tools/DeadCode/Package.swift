// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// A package of its own, because it is built optimized, and only when a program for the browser is made small.

import PackageDescription

let package = Package(
  name: "DeadCode",
  products: [.executable(name: "dead-code", targets: ["DeadCodeProgram"])],
  targets: [
    .target(name: "DeadCode"),
    .executableTarget(name: "DeadCodeProgram", dependencies: ["DeadCode"]),
    .testTarget(name: "DeadCodeTests", dependencies: ["DeadCode"]),
  ],
  swiftLanguageModes: [.v6]
)
