// SPDX-License-Identifier: MIT

import Foundation

extension AppPackage {
  /// The Sprung products that the browser library contains.
  static let browserProducts: Set<String> = [
    "UIKit", "SprungLayouts", "SprungPhysics", "SprungStage", "SprungScript", "SprungHost",
  ]
  /// The modules of the browser library. The targets of an app's package cannot have these names.
  static let browserModules: Set<String> = browserProducts.union([
    "SprungGeometry", "SprungConstraints", "SprungModels", "SprungFoundation", "CEmbedded", "UIKitSubmodules", "Swift",
    "_Concurrency", "Foundation", "Dispatch", "CoreFoundation", "CoreGraphics", "CoreText", "MobileCoreServices",
    "QuartzCore", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ])

  /// Rejects products and targets that do not support the browser.
  func checkForBrowser() throws {
    for module in modules {
      guard !Self.browserModules.contains(module.name) else {
        throw CommandFailure.usage(
          "the target \(module.target) has the same name as a module of the browser library; rename it")
      }
      for product in module.products where !Self.browserProducts.contains(product) {
        throw CommandFailure.usage(
          "the target \(module.target) depends on the product \(product), which does not support the browser; "
            + "\(Self.list(Self.browserProducts.sorted())) can")
      }
    }
  }
}

extension AppPackage.Module {
  /// The compiler flags in the manifest that also apply in the browser. Flags for the language mode, isolation and
  /// memory safety are omitted, because the browser build has its own language mode and a single thread.
  var browserFlags: [String] {
    var kept: [String] = []
    var rest = flags[...]
    while let flag = rest.popFirst() {
      switch flag {
      case "-swift-version", "-default-isolation": rest = rest.dropFirst()
      case "-strict-memory-safety": break
      default: kept.append(flag)
      }
    }
    return kept
  }
}
