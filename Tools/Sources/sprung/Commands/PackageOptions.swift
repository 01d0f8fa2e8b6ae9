// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The options that say which app is meant.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "dir"))
  var package: String?

  @Option(help: ArgumentHelp("The executable target, where a package has several apps.", valueName: "name"))
  var target: String?

  /// The folder of the package.
  var folder: URL { URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath) }

  /// Whether an app is meant rather than the gallery: one was named, or the working folder is a package outside of Sprung's
  /// own checkout.
  var meansApp: Bool {
    if package != nil || target != nil { return true }
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) else { return false }
    // The packages of the checkout itself, such as Tools, are no apps; examples inside of it are.
    return !Checkout.isCheckout(folder) && Self.mentionsLibrary(folder)
  }

  private static func mentionsLibrary(_ folder: URL) -> Bool {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    return manifest?.contains("\"UIKit\"") ?? false
  }
}
