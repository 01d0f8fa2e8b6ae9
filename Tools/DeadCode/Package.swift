// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Removes what cannot run from programs for the browser, a fifth of the gallery; see DeadCode.swift. A package of its own, because it
// is built optimized, and only when a program is made small.

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
