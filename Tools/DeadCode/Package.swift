// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Removes unreachable code from browser programs, for example a fifth of the code of the gallery (see DeadCode.swift).
// The tool is a separate package, because it is built with optimization and is needed only for optimized programs.

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
