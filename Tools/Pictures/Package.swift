// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Pictures as PNG and GIF, a package of its own: only who wants them needs Cairo, Pango and giflib.

import PackageDescription

let package = Package(
  name: "SprungPictures",
  products: [
    .executable(name: "sprung-pictures", targets: ["sprung-pictures"]),
    .library(name: "SprungPictures", targets: ["SprungPictures"]),
  ],
  dependencies: [
    // By a link, because SwiftPM names a package after the last part of its path: a clone may have any name.
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
      // It goes through pixels one by one; without optimization a picture takes seconds. So one build serves all.
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
