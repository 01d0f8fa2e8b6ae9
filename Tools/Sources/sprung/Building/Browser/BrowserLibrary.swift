// SPDX-License-Identifier: MIT

import Foundation

/// The library compiled for the browser, as a module of its own: made once for a state of its sources, and cached in the
/// checkout for all apps.
struct BrowserLibrary {
  let checkout: Checkout
  let toolchain: BrowserToolchain
  let mode: BrowserMode
  /// Where it is kept; the name holds the key.
  let folder: URL
  /// The hash of its inputs.
  let key: String

  /// The library's modules, lowest first; all of them are the one module UIKit.
  static let modules = [
    "SprungGeometry", "SprungConstraints", "SprungModels", "SprungFoundation", "SprungStage", "SprungScript",
    "SprungPhysics", "UIKit", "SprungLayouts", "SprungHost",
  ]
  /// Modules of which sources import only the name.
  static let names =
    modules.filter { $0 != "UIKit" } + [
      "CoreFoundation", "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore", "UniformTypeIdentifiers",
      "UserNotifications", "WebKit",
      "Foundation", "Dispatch",
    ]
  /// The functions that a page calls, in addition to the app's.
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

  /// Where libraries are kept.
  static func shelf(of checkout: Checkout) -> URL { checkout.root.appendingPathComponent(".build-browser") }

  /// The modules that apps import.
  var modules: URL { folder.appendingPathComponent("modules") }

  /// The library's code.
  var object: URL { folder.appendingPathComponent(mode == .optimized ? "UIKit.ll" : "UIKit.o") }

  /// The object files of its C code.
  var runtime: [URL] { Self.files(in: folder.appendingPathComponent("C"), with: ".o") }

  /// Whether it exists.
  var isBuilt: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The Swift sources, in order.
  static func sources(of checkout: Checkout) -> [URL] {
    modules.flatMap { files(in: checkout.root.appendingPathComponent("Sources/\($0)"), with: ".swift") }
      + exports.map { checkout.root.appendingPathComponent($0) }
  }

  /// The C runtime and the pieces of the standard library that Embedded Swift lacks.
  static func runtime(of checkout: Checkout) -> [URL] {
    let folder = checkout.web.appendingPathComponent("Sources")
    return files(in: folder.appendingPathComponent("CEmbedded"), with: ".c")
      + files(in: folder.appendingPathComponent("CEmbedded"), with: ".h")
      + files(in: folder.appendingPathComponent("_Concurrency"), with: ".swift")
  }

  /// The files below a folder whose names end so, in order.
  static func files(in folder: URL, with ending: String) -> [URL] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
