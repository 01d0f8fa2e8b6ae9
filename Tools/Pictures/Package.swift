// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Renders PNG and GIF images. The package is separate, so that other tools do not require Cairo, Pango and giflib.

import PackageDescription

let package = Package(
  name: "SprungPictures",
  products: [
    .executable(name: "sprung-pictures", targets: ["sprung-pictures"]),
    .library(name: "SprungPictures", targets: ["SprungPictures"]),
  ],
  dependencies: [
    // SwiftPM names a package after the last component of its path, and a clone can have any name. The path is
    // therefore a symbolic link.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .target(
      name: "SprungPictures",
      dependencies: [
        "CGif", "CPangoCairo", .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungRaster", package: "Sprung"),
        .product(name: "SprungStage", package: "Sprung"),
      ],
      // Debug builds are optimized too, because pixel loops would otherwise take seconds per image.
      swiftSettings: [.unsafeFlags(["-O"])]),
    .executableTarget(name: "sprung-pictures", dependencies: ["SprungPictures"]),
    .testTarget(
      name: "SprungPicturesTests",
      dependencies: [
        "CGif", "SprungPictures", .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungStage", package: "Sprung"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
