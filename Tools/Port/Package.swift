// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT

// The tool that rewrites sources written for Apple's platforms. The package is separate, so that it is built only when
// it is needed.
//
// The rewriter uses the optimized parser that the toolchain contains for macros, so it builds within a minute. Building
// swift-syntax with optimization takes many minutes, and without optimization the parser is five times slower. With any
// other toolchain than the required one, the swift-syntax package is used.

import Foundation
import PackageDescription

/// The folder of the toolchain's macro libraries, or nil if the folder contains no parser. It is located next to the
/// library with which this manifest is linked.
let host: String? = {
  #if compiler(>=6.3) && compiler(<6.4)
    // The file is read line by line. Its size is unknown, so Foundation would read it in chunks and could miss the last
    // ones.
    guard let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    let end = "/pm/ManifestAPI/libPackageDescription.so"
    var found: String?
    while found == nil, getline(&line, &size, maps) > 0 {
      let text = line.map { String(cString: $0) }?.trimmingCharacters(in: .newlines) ?? ""
      if text.hasSuffix(end), let start = text.firstIndex(of: "/") {
        found = String(text[start...].dropLast(end.count))
      }
    }
    guard let found else { return nil }
    let folder = found + "/host"
    let parts = ["libSwiftParser.so", "libSwiftSyntax.so", "SwiftParser.swiftmodule", "SwiftSyntax.swiftmodule"]
    guard parts.allSatisfy({ FileManager.default.fileExists(atPath: folder + "/" + $0) }) else { return nil }
    // Modules from an earlier build with the swift-syntax package are removed, because the compiler would find them
    // first.
    for name in ["SwiftParser", "SwiftSyntax"] {
      try? FileManager.default.removeItem(
        atPath: Context.packageDirectory + "/.build/debug/Modules/\(name).swiftmodule")
    }
    return folder
  #else
    return nil
  #endif
}()

let package = Package(
  name: "SprungPort",
  products: [
    .executable(name: "sprung-port", targets: ["sprung-port"]),
    .library(name: "SprungPort", targets: ["SprungPort"]),
  ],
  dependencies: host == nil ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : [],
  targets: [
    .target(
      name: "SprungPort",
      dependencies: host == nil
        ? [
          .product(name: "SwiftParser", package: "swift-syntax"),
          .product(name: "SwiftSyntax", package: "swift-syntax"),
        ] : [],
      swiftSettings: host.map { [.unsafeFlags(["-I", $0])] },
      linkerSettings: host.map {
        [
          .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
          .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftSyntax"),
        ]
      }),
    .executableTarget(
      name: "sprung-port", dependencies: ["SprungPort"], swiftSettings: host.map { [.unsafeFlags(["-I", $0])] }),
    .testTarget(
      name: "SprungPortTests", dependencies: ["SprungPort"], swiftSettings: host.map { [.unsafeFlags(["-I", $0])] }),
  ],
  swiftLanguageModes: [.v6]
)
