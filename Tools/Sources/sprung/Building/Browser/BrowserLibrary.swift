// SPDX-License-Identifier: MIT

import Foundation

/// The library, compiled for the browser as a separate module. It is built once for each version of its sources, and
/// cached in the checkout for all apps.
struct BrowserLibrary {
  let checkout: Checkout
  let toolchain: BrowserToolchain
  let mode: BrowserMode
  /// The location of the built library. The folder's name contains the key.
  let folder: URL
  /// The hash of the inputs.
  let key: String

  /// The library's modules, from the lowest layer up. They are compiled as a single module named UIKit.
  static let modules = [
    "SprungGeometry", "SprungConstraints", "SprungModels", "SprungFoundation", "SprungStage", "SprungScript",
    "SprungPhysics", "UIKit", "SprungLayouts", "SprungHost",
  ]
  /// Empty modules, which exist only so that sources can import them.
  static let names =
    modules.filter { $0 != "UIKit" } + [
      "CoreFoundation", "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore", "UniformTypeIdentifiers",
      "UserNotifications", "WebKit",
      "Foundation", "Dispatch",
    ]
  /// The exports that a page calls, in addition to the app's own exports.
  static let exports =
    ["Host", "Stage", "Storage", "Text"].map { "Web/Sources/App/Exports+\($0).swift" } + [
      "Web/Sources/AppHost/Exports+App.swift"
    ]

  init(checkout: Checkout, toolchain: BrowserToolchain, mode: BrowserMode) {
    self.checkout = checkout
    self.toolchain = toolchain
    self.mode = mode
    var hash = ContentHash()
    hash.combine(toolchain.version)
    let flags = BrowserToolchain.swift(checkout, modules: checkout.root) + BrowserToolchain.clang(checkout) + mode.swift
    hash.combine(flags.joined(separator: "\0"))
    hash.combine(files: Self.sources(of: checkout) + Self.runtime(of: checkout), below: checkout.root)
    key = hash.digits
    folder = Self.shelf(of: checkout).appendingPathComponent("\(mode.rawValue)-\(key)")
  }

  /// Returns the folder that contains the built libraries.
  static func shelf(of checkout: Checkout) -> URL { checkout.root.appendingPathComponent(".build-browser") }

  /// The folder of the modules that apps import.
  var modules: URL { folder.appendingPathComponent("modules") }

  /// The compiled Swift code.
  var object: URL { folder.appendingPathComponent(mode == .optimized ? "UIKit.ll" : "UIKit.o") }

  /// The object files of the C code.
  var runtime: [URL] { Self.files(in: folder.appendingPathComponent("C"), with: ".o") }

  var isBuilt: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// Returns the Swift sources, in order.
  static func sources(of checkout: Checkout) -> [URL] {
    modules.flatMap { files(in: checkout.root.appendingPathComponent("Sources/\($0)"), with: ".swift") }
      + exports.map { checkout.root.appendingPathComponent($0) }
  }

  /// Returns the C runtime and the parts of the standard library that Embedded Swift lacks.
  static func runtime(of checkout: Checkout) -> [URL] {
    let folder = checkout.web.appendingPathComponent("Sources")
    return files(in: folder.appendingPathComponent("CEmbedded"), with: ".c")
      + files(in: folder.appendingPathComponent("CEmbedded"), with: ".h")
      + files(in: folder.appendingPathComponent("_Concurrency"), with: ".swift")
  }

  /// Returns the files in a folder and its subfolders whose names end with the given suffix, sorted by path.
  static func files(in folder: URL, with ending: String) -> [URL] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
