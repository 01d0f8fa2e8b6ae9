// swift-tools-version: 6.2
// The application of Tests/Browser/test_export.py.

import PackageDescription

let package = Package(
  name: "Exported",
  dependencies: [.package(name: "Sprung", path: "../../../..")],
  targets: [
    .executableTarget(
      name: "Exported", dependencies: [.product(name: "UIKit", package: "Sprung")], exclude: ["Info.plist"])
  ]
)
