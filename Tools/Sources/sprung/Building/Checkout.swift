// SPDX-License-Identifier: MIT

import Foundation

/// The folder of a Sprung checkout, which holds the sources of the browser build and its page.
struct Checkout {
  /// The folder with the root package, as it is without links: what is built there is found again by its path, whichever way
  /// an app leads to it.
  let root: URL

  init(root: URL) { self.root = root.resolvingSymlinksInPath() }

  /// The package of the browser build.
  var web: URL { root.appendingPathComponent("Web") }

  /// The page, its script and its style, as they are served.
  var site: URL { web.appendingPathComponent("Site") }

  /// The page of an app, and its own files.
  var appSite: URL { web.appendingPathComponent("AppSite") }

  /// The sources of the gallery's demos, a folder each.
  var gallery: URL { root.appendingPathComponent("Sources/SprungGallery") }

  /// The sources of the gallery's demos, with those of the library's types that they mention.
  var gallerySources: GallerySources {
    let sources = root.appendingPathComponent("Sources")
    return GallerySources(
      folder: gallery, library: ["UIKit", "SprungLayouts"].map { sources.appendingPathComponent($0) },
      guides: root.appendingPathComponent("Guides"))
  }

  /// The script that builds the gallery's WebAssembly module.
  var buildScript: URL { root.appendingPathComponent("Scripts/wasm-gallery") }

  /// The version that the newest heading of the changelog names; nil without one.
  var version: String? {
    guard let text = try? String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8) else {
      return nil
    }
    let heading = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    return heading?.split { !$0.isNumber && $0 != "." }.map(String.init).first { $0.split(separator: ".").count == 3 }
  }

  /// Finds the checkout that holds the working folder or, failing that, this program.
  static func find() throws -> Checkout {
    let starts = [
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent(),
    ]
    for start in starts {
      if let found = above(start) { return found }
    }
    throw CommandFailure.usage(
      "no Sprung checkout contains \(starts[0].path); run this command inside one")
  }

  /// The nearest folder at or above `start` that holds the browser build, or nil.
  static func above(_ start: URL) -> Checkout? {
    var folder = start.standardizedFileURL
    while true {
      if isCheckout(folder) { return Checkout(root: folder) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// Whether a folder holds the browser build.
  static func isCheckout(_ folder: URL) -> Bool {
    let checkout = Checkout(root: folder)
    return FileManager.default.fileExists(atPath: checkout.buildScript.path)
      && FileManager.default.fileExists(atPath: checkout.site.appendingPathComponent("index.html").path)
  }
}
