// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The options that select an app.
struct PackageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "dir"))
  var package: String?

  @Option(help: ArgumentHelp("The executable target, if the package has several apps.", valueName: "name"))
  var target: String?

  /// The package's folder.
  var folder: URL { URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath) }

  /// Returns the package's folder for a command that also supports the gallery. Throws if the current folder is not
  /// inside a package, or if it is inside Sprung's own checkout and no app is named. `command` is the name of the
  /// command in messages.
  func appFolder(_ command: String) throws -> URL {
    let remedy = "`sprung \(command) --gallery` selects the gallery"
    guard let package = AppPackage.folder(above: folder) else {
      throw CommandFailure.usage(
        "there is no Package.swift in \(folder.path) or above it; `sprung new NAME` creates a package, and \(remedy)")
    }
    if Checkout.isCheckout(package), self.package == nil, target == nil {
      throw CommandFailure.usage("\(package.path) is Sprung's own checkout, not an app; \(remedy)")
    }
    return folder
  }

  /// Throws if both an app and the gallery are selected.
  func checkForGallery() throws {
    guard package == nil, target == nil else {
      throw CommandFailure.usage("--gallery cannot be combined with --package or --target")
    }
  }
}
