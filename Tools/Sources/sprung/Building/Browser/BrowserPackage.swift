// SPDX-License-Identifier: MIT

import Foundation

/// A package with an app in it: the executable target and the libraries of the package that it uses.
struct BrowserPackage: Equatable {
  /// The folder of the package.
  let root: URL
  /// The name of the executable target, which is the app's.
  let name: String
  /// What is compiled, each after those that it uses; the app itself is the last.
  let modules: [Module]
  /// The folder of the Sprung package, if the package uses one that lies on this machine.
  let library: URL?

  /// One target.
  struct Module: Equatable {
    /// The name by which sources import it.
    let name: String
    /// The folder of its sources.
    let folder: URL
    /// The sources, by their paths inside the folder.
    let sources: [String]
  }

  /// The product that makes a package an app.
  static let product = "UIKit"
  /// The products of Sprung that are in the browser's library.
  static let products: Set<String> = [
    "UIKit", "SprungLayouts", "SprungPhysics", "SprungStage", "SprungScript", "SprungHost",
  ]
  /// The modules that the browser's library brings, whose names no target can have.
  static let takenNames: Set<String> = products.union([
    "SprungGeometry", "SprungConstraints", "SprungFoundation", "CEmbedded", "UIKitSubmodules", "Swift", "_Concurrency",
    "Foundation", "Dispatch", "CoreFoundation", "CoreGraphics", "CoreText", "MobileCoreServices", "QuartzCore",
  ])

  /// The app in a package; `target` chooses among several.
  init(_ package: PackageDescription, target wish: String? = nil) throws {
    let named = Dictionary(package.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let programs = package.targets.filter { $0.type == "executable" }
    guard package.targets.contains(where: { $0.productDependencies?.contains(Self.product) == true }) else {
      throw CommandFailure.usage(
        "no target of the package \(package.name) depends on the product UIKit; add .product(name: \"UIKit\", package: \"Sprung\")"
      )
    }
    guard !programs.isEmpty else {
      throw CommandFailure.usage("the package \(package.name) has no executable target, so there is no app to show")
    }
    let apps = programs.filter { program in
      Self.closure(of: program, in: named).contains { $0.productDependencies?.contains(Self.product) == true }
    }
    let app: PackageDescription.Target
    if let wish {
      guard let found = apps.first(where: { $0.name == wish }) else {
        throw CommandFailure.usage(
          "the package \(package.name) has no executable target \(wish) that depends on UIKit; "
            + (apps.isEmpty ? "it has none at all" : "there is \(Self.list(apps.map(\.name)))"))
      }
      app = found
    } else {
      guard let first = apps.first else {
        throw CommandFailure.usage(
          "no executable target of the package \(package.name) depends on UIKit; "
            + "\(Self.list(programs.map(\.name))) does not")
      }
      guard apps.count == 1 else {
        throw CommandFailure.usage(
          "the package \(package.name) has several apps, \(Self.list(apps.map(\.name))); choose with --target")
      }
      app = first
    }
    root = URL(fileURLWithPath: package.path)
    name = app.name
    var modules: [Module] = []
    for target in Self.closure(of: app, in: named) {
      try Self.check(target)
      modules.append(
        Module(
          name: target.module, folder: URL(fileURLWithPath: package.path).appendingPathComponent(target.path),
          sources: target.sources.filter { $0.hasSuffix(".swift") }))
    }
    self.modules = modules
    library = (package.dependencies ?? []).compactMap(\.path).map { URL(fileURLWithPath: $0) }
      .first { Checkout.isCheckout($0) }
  }

  /// A target and what it uses inside its package, each after what it uses itself.
  private static func closure(
    of target: PackageDescription.Target, in named: [String: PackageDescription.Target]
  ) -> [PackageDescription.Target] {
    var found: [PackageDescription.Target] = []
    var seen: Set<String> = []
    func visit(_ target: PackageDescription.Target) {
      guard seen.insert(target.name).inserted else { return }
      for name in target.targetDependencies ?? [] { if let other = named[name] { visit(other) } }
      found.append(target)
    }
    visit(target)
    return found
  }

  /// Refuses what cannot be in a browser's program.
  private static func check(_ target: PackageDescription.Target) throws {
    guard target.moduleType == "SwiftTarget" else {
      throw CommandFailure.usage("the target \(target.name) is not written in Swift, so it cannot go to the browser")
    }
    guard !takenNames.contains(target.module) else {
      throw CommandFailure.usage(
        "the target \(target.name) has the name of a module that the browser's library brings; give it another one")
    }
    for product in target.productDependencies ?? [] where !products.contains(product) {
      throw CommandFailure.usage(
        "the target \(target.name) depends on the product \(product), which cannot go to the browser; "
          + "\(list(products.sorted())) can")
    }
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
