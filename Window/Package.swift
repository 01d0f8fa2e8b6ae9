// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// A separate package for native Linux windows, so that only programs that open windows depend on GTK 4.

import PackageDescription

let package = Package(
  name: "SprungWindow",
  products: [
    .executable(name: "sprung-window", targets: ["sprung-window"]),
    .library(name: "SprungWindow", targets: ["SprungWindow"]),
  ],
  dependencies: [
    // The path is a symbolic link, because SwiftPM names a package after its last path component, and a clone can have
    // any name.
    .package(name: "Sprung", path: "Sprung")
  ],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    // The GtkWidget subclass that draws a stage. It is written in C, because Swift cannot define GObject classes.
    .target(name: "CStageWidget", dependencies: ["CGtk"]),
    .target(
      name: "SprungWindow",
      dependencies: [
        "CGtk", "CStageWidget", .product(name: "SprungDisplay", package: "Sprung"),
        .product(name: "SprungRaster", package: "Sprung"), .product(name: "SprungScript", package: "Sprung"),
        .product(name: "SprungStage", package: "Sprung"),
      ],
      // Frames are decoded and drawn at 60 Hz, so this module is optimized even in debug builds. Tests use the same
      // build.
      swiftSettings: [.unsafeFlags(["-O"])]),
    .executableTarget(
      name: "sprung-window", dependencies: ["SprungWindow"],
      // A placeholder that `sprung bundle` replaces in the binary. The new path cannot be longer.
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
