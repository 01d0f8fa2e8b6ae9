// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// Native windows on Linux, a package of its own: only those who open windows need GTK 4.

import PackageDescription

let package = Package(
  name: "SprungWindow",
  products: [
    .executable(name: "sprung-window", targets: ["sprung-window"]),
    .library(name: "SprungWindow", targets: ["SprungWindow"]),
  ],
  dependencies: [
    // By a link, because SwiftPM names a package after the last part of its path: a clone may have any name.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The subclass of GtkWidget that draws a stage: classes of GObject are written in C.
    .target(name: "CStageWidget", dependencies: ["CGtk"]),
    .target(
      name: "SprungWindow",
      dependencies: [
        "CGtk", "CStageWidget", .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungRaster", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
        .product(name: "SprungStage", package: "Sprung"),
      ],
      // Frames are decoded and drawn sixty times a second, also in the build that tests use. So one build serves all.
      swiftSettings: [.unsafeFlags(["-O"])]),
    .executableTarget(
      name: "sprung-window", dependencies: ["SprungWindow"],
      // The path that `sprung bundle` replaces: it can be only shorter than this one.
      linkerSettings: [
        .unsafeFlags([
          "-Xlinker", "-rpath", "-Xlinker",
          "$ORIGIN/../lib/the-application-of-a-bundle-" + String(repeating: "-", count: 99),
        ])
      ]),
    .testTarget(
      name: "SprungWindowTests",
      dependencies: [
        "CGtk", "SprungWindow", .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungScript", package: "Sprung"), .product(name: "SprungStage", package: "Sprung"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
