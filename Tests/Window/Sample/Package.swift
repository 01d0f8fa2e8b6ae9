// swift-tools-version: 6.0

import PackageDescription

// The application that the tests bundle. It uses opened files, file dialogs, drops, a window title and assets.
let package = Package(
  name: "Sample",
  dependencies: [.package(name: "Sprung", path: "../../..")],
  targets: [.executableTarget(name: "Sample", dependencies: [.product(name: "UIKit", package: "Sprung")])]
)
