// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Removes unreachable code from browser programs; in the gallery, this is a fifth of the code (see DeadCode.swift). The
// tool is a separate package, because it is built with optimization and only needed for optimized programs.

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
