// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "TemplateApp",
  dependencies: [.package(path: "SPRUNG-PATH")],
  targets: [
    .executableTarget(name: "TemplateApp", dependencies: [.product(name: "UIKit", package: "SPRUNG-NAME")]),
    .testTarget(
      name: "TemplateAppTests", dependencies: ["TemplateApp", .product(name: "SprungTesting", package: "SPRUNG-NAME")]),
  ]
)
