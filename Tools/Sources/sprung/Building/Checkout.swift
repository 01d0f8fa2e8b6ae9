// SPDX-License-Identifier: MIT

import Foundation

/// A checkout of the Sprung repository, which contains the sources of the browser build and of its page.
struct Checkout {
  /// The folder of the root package, with symbolic links resolved. Build results are located by this path, so it must
  /// be the same for all apps that refer to the checkout.
  let root: URL

  init(root: URL) { self.root = root.resolvingSymlinksInPath() }

  /// The package of the browser build.
  var web: URL { root.appendingPathComponent("Web") }

  /// The folder of the gallery's page, with its scripts and style sheets, as it is served.
  var site: URL { web.appendingPathComponent("Site") }

  /// The folder of the page that displays an app, and of the page's resources.
  var appSite: URL { web.appendingPathComponent("AppSite") }

  /// The folder that contains the sources of the gallery's demos.
  var gallery: URL { root.appendingPathComponent("Sources/SprungGallery") }

  /// The sources of the gallery's demos and of the library types that they use.
  var gallerySources: GallerySources {
    let sources = root.appendingPathComponent("Sources")
    return GallerySources(
      folder: gallery, library: ["UIKit", "SprungLayouts"].map { sources.appendingPathComponent($0) },
      guides: root.appendingPathComponent("Guides"))
  }

  /// The script that builds the gallery's WebAssembly module.
  var buildScript: URL { root.appendingPathComponent("Scripts/wasm-gallery") }

  /// The version in the newest heading of the changelog, or nil if there is none.
  var version: String? {
    guard let text = try? String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8) else {
      return nil
    }
    let heading = text.split(separator: "\n").first { $0.hasPrefix("## ") }
    return heading?.split { !$0.isNumber && $0 != "." }.map(String.init).first { $0.split(separator: ".").count == 3 }
  }

  /// Finds the checkout that contains the working folder. If there is none, finds the checkout that contains this
  /// program.
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

  /// Returns the nearest checkout at or above `start`, or nil.
  static func above(_ start: URL) -> Checkout? {
    var folder = start.standardizedFileURL
    while true {
      if isCheckout(folder) { return Checkout(root: folder) }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
  }

  /// Returns whether a folder is a checkout.
  static func isCheckout(_ folder: URL) -> Bool {
    let checkout = Checkout(root: folder)
    return FileManager.default.fileExists(atPath: checkout.buildScript.path)
      && FileManager.default.fileExists(atPath: checkout.site.appendingPathComponent("index.html").path)
  }
}
