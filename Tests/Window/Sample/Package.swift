// swift-tools-version: 6.0

import PackageDescription

// An application that uses what windows offer: opened files, dialogs for files, drops, a title and assets. The tests bundle it.
let package = Package(
  name: "Sample",
  dependencies: [.package(name: "Sprung", path: "../../..")],
  targets: [.executableTarget(name: "Sample", dependencies: [.product(name: "UIKit", package: "Sprung")])]
)
