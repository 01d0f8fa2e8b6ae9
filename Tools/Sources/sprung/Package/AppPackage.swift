// SPDX-License-Identifier: MIT

import Foundation

/// A package that contains an app, which is an executable target that depends on UIKit.
struct AppPackage {
  /// A module of the package, and the inputs to compile it.
  struct Module {
    /// The target's name in the manifest, which is also the app's displayed name.
    let target: String
    /// The module's name in imports.
    let name: String
    let folder: URL
    /// The paths that the manifest includes, or nil for the entire folder.
    let chosen: [String]?
    /// The paths that the manifest excludes.
    let excluded: [String]
    /// The Swift sources, sorted by name.
    private(set) var sources: [URL] = []
    /// The products of other packages that the module imports.
    let products: [String]
    /// The manifest's compiler settings.
    let flags: [String]

    /// The sources' paths relative to the folder.
    var paths: [String] { sources.map { String($0.path.dropFirst(folder.standardizedFileURL.path.count + 1)) } }

    /// Returns a copy of the module with the sources that are currently in its folder.
    func refreshed() throws -> Module {
      var found: [URL] = []
      // Links to folders are not followed, because they could lead to a parent folder.
      for name in (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted() {
        let file = folder.appendingPathComponent(name).standardizedFileURL
        guard file.pathExtension == "swift", !name.hasPrefix("."), !name.contains("/.") else { continue }
        func lies(in path: String) -> Bool { file.path == path || file.path.hasPrefix(path + "/") }
        if excluded.contains(where: lies) { continue }
        if let chosen, !chosen.contains(where: lies) { continue }
        found.append(file)
      }
      guard !found.isEmpty else {
        throw CommandFailure.usage("the target \(target) has no Swift source in \(folder.path)")
      }
      var copy = self
      copy.sources = found
      return copy
    }

    /// The Info.plist files, in which the rewriter searches for scene delegates.
    var propertyLists: [URL] {
      let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      return names.filter { $0.hasSuffix("Info.plist") && !$0.hasPrefix(".") && !$0.contains("/.") }.sorted()
        .map { folder.appendingPathComponent($0).standardizedFileURL }
    }

    /// Whether the entry point is `main.swift` and not a type with `@main`.
    var hasMainFile: Bool { sources.contains { $0.lastPathComponent == "main.swift" } }
  }

  /// The folder of the manifest.
  let root: URL
  /// The package's name.
  let name: String
  /// The Sprung checkout that the package uses, if it is on this machine.
  let library: URL?
  /// The modules of the app in dependency order. The last module is the app's own.
  private(set) var modules: [Module]
  /// The reason why only the package manager can build the app, or nil if the compiler is sufficient. The reason is a
  /// phrase that follows "because" in a message.
  let needsPackageManager: String?

  /// The app's own module.
  var application: Module { modules[modules.count - 1] }

  /// The products of Sprung. An app that uses no other products is compiled without the package manager.
  static let products = [
    "UIKit", "SprungLayouts", "SprungPhysics", "SprungStage", "SprungScript", "SprungDisplay", "SprungHost",
    "SprungHeadless", "SprungTesting", "SprungShared",
  ]

  /// Finds the package in a folder or a parent folder, and the package's app. `target` selects one of several apps.
  static func find(from start: URL, target: String? = nil) throws -> AppPackage {
    let (root, manifest) = try manifest(from: start)
    return try AppPackage(root: root, manifest: manifest, target: target)
  }

  private static func manifest(from start: URL) throws -> (root: URL, manifest: PackageManifest) {
    guard let folder = folder(above: start) else {
      throw CommandFailure.usage(
        "there is no Package.swift in \(start.path) or above it; `sprung new NAME` creates a package")
    }
    return (folder, try PackageManifest.read(folder))
  }

  /// Returns the folder itself if it contains a manifest, or else its nearest parent that does, or nil if there is
  /// none.
  static func folder(above start: URL) -> URL? {
    var folder = start.standardizedFileURL
    while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      guard parent.path != folder.path else { return nil }
      folder = parent
    }
    return folder
  }

  /// Finds the package in a folder or a parent folder, and the package's tests. `target` selects one of several test
  /// targets. The modules in the result are the tests and their dependencies.
  static func findTests(from start: URL, target: String? = nil) throws -> AppPackage {
    let (root, manifest) = try manifest(from: start)
    let tests = manifest.targets.filter { $0.type == "test" && (target == nil || $0.name == target) }
    guard !tests.isEmpty else {
      throw CommandFailure.usage(
        "the package \(manifest.name) has no test target\(target.map { " \($0)" } ?? "")")
    }
    return try AppPackage(root: root, manifest: manifest, chosen: tests)
  }

  private init(root: URL, manifest: PackageManifest, chosen: [PackageManifest.Target]) throws {
    self.root = root
    name = manifest.name
    library = manifest.dependencies.compactMap { $0.fileSystem?.first?.path }.map { URL(fileURLWithPath: $0) }
      .first { Checkout.isCheckout($0) }
    let chains = Chains(manifest)
    let list = chains.all(chosen)
    let mode = Self.languageMode(manifest)
    modules = try list.map { try Self.module($0, root: root, mode: mode, byName: chains.byName) }
    needsPackageManager = Self.obstacle(list, byName: chains.byName)
  }

  /// The dependencies between targets.
  private struct Chains {
    let byName: [String: PackageManifest.Target]

    init(_ manifest: PackageManifest) {
      byName = Dictionary(manifest.targets.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the targets and all their dependencies in dependency order.
    func all(_ targets: [PackageManifest.Target]) -> [PackageManifest.Target] {
      var list: [PackageManifest.Target] = []
      for target in targets { add(target, to: &list) }
      return list
    }

    private func add(_ target: PackageManifest.Target, to list: inout [PackageManifest.Target]) {
      for reference in target.dependencies where reference.package == nil {
        if let other = byName[reference.name], !list.contains(where: { $0.name == other.name }) {
          add(other, to: &list)
        }
      }
      if !list.contains(where: { $0.name == target.name }) { list.append(target) }
    }

    func usesUIKit(_ target: PackageManifest.Target) -> Bool {
      all([target]).contains { $0.dependencies.contains { ["UIKit", "SprungLayouts"].contains($0.name) } }
    }
  }

  init(root: URL, manifest: PackageManifest, target: String?) throws {
    let chains = Chains(manifest)
    let candidates = manifest.targets.filter { $0.type == "executable" && chains.usesUIKit($0) }
    let chosen = try Self.choose(
      candidates, asked: target, manifest, usesUIKit: manifest.targets.contains(where: chains.usesUIKit))
    try self.init(root: root, manifest: manifest, chosen: [chosen])
  }

  private static func choose(
    _ candidates: [PackageManifest.Target], asked: String?, _ manifest: PackageManifest, usesUIKit: Bool
  ) throws -> PackageManifest.Target {
    let names = list(candidates.map(\.name))
    if let asked {
      if let found = candidates.first(where: { $0.name == asked }) { return found }
      throw CommandFailure.usage(
        names.isEmpty
          ? "the package \(manifest.name) has no executable target that uses UIKit"
          : "the package \(manifest.name) has no executable target \(asked) that uses UIKit, only \(names)"
            + Suggestion.question(for: asked, in: candidates.map(\.name)))
    }
    guard let first = candidates.first else {
      throw CommandFailure.usage(
        usesUIKit
          ? "the package \(manifest.name) has no executable target; an application has @main on its delegate"
          : "no executable target of the package \(manifest.name) depends on UIKit; add .product(name: \"UIKit\", package: \"Sprung\") to its dependencies"
      )
    }
    guard candidates.count == 1 else {
      throw CommandFailure.usage("the package \(manifest.name) has several applications, \(names); pass --target NAME")
    }
    return first
  }

  /// The name of the folder next to the manifest that contains the application's numbered images.
  static let assets = "assets"

  /// The folder of the application's numbered images, or nil if it does not exist.
  var assets: URL? {
    let folder = root.appendingPathComponent(Self.assets)
    return FolderEntry(folder.path) == .folder ? folder : nil
  }

  /// Returns a copy of the package with the sources that are currently in its folders.
  func refreshed() throws -> AppPackage {
    var copy = self
    copy.modules = try modules.map { try $0.refreshed() }
    return copy
  }

  /// Returns a path relative to the package's folder, or the unchanged path if it is outside the folder.
  func relative(_ path: String) -> String {
    path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
  }

  /// Returns the reason why the package cannot be built with the compiler alone, or nil if it can.
  private static func obstacle(
    _ targets: [PackageManifest.Target], byName: [String: PackageManifest.Target]
  ) -> String? {
    for target in targets {
      guard ["executable", "regular", "test"].contains(target.type) else {
        return "\(target.name) is a \(target.type) target"
      }
      for reference in target.dependencies where byName[reference.name] == nil {
        if !products.contains(reference.name) { return "\(target.name) depends on \(reference.name)" }
      }
      for setting in target.settings where setting.tool != "swift" || flags(of: setting) == nil {
        return "\(target.name) has the setting \(setting.word)"
      }
    }
    return nil
  }

  private static func module(
    _ target: PackageManifest.Target, root: URL, mode: String, byName: [String: PackageManifest.Target]
  ) throws -> Module {
    let folder = root.appendingPathComponent(
      target.path ?? (target.type == "test" ? "Tests/\(target.name)" : "Sources/\(target.name)"))
    func paths(_ names: [String]) -> [String] {
      names.map { folder.appendingPathComponent($0).standardizedFileURL.path }
    }
    let settings = target.settings.filter { !$0.isForRelease }
    let own = settings.last { $0.word == "swiftLanguageMode" }?.values.first
    let more = settings.flatMap { Self.flags(of: $0) ?? [] }
    return try Module(
      target: target.name, name: moduleName(target.name), folder: folder, chosen: target.sources.map(paths),
      excluded: paths(target.exclude),
      products: target.dependencies.map(\.name).filter { byName[$0] == nil },
      flags: ["-swift-version", own ?? mode] + more
    ).refreshed()
  }

  /// Returns the language mode that the manifest specifies, or the default mode for the manifest's tools version.
  private static func languageMode(_ manifest: PackageManifest) -> String {
    if let versions = manifest.swiftLanguageVersions, let last = versions.last { return last }
    let major = manifest.toolsVersion.version.prefix { $0 != "." }
    return (Int(major) ?? 6) >= 6 ? "6" : "5"
  }

  /// Converts a setting to compiler arguments. Returns nil if only the package manager supports the setting.
  private static func flags(of setting: PackageManifest.Setting) -> [String]? {
    let value = setting.values.first ?? ""
    switch setting.word {
    case "define": return ["-D\(value)"]
    case "unsafeFlags": return setting.values
    case "enableUpcomingFeature": return ["-enable-upcoming-feature", value]
    case "enableExperimentalFeature": return ["-enable-experimental-feature", value]
    case "defaultIsolation": return ["-default-isolation", value]
    case "strictMemorySafety": return ["-strict-memory-safety"]
    case "swiftLanguageMode": return []
    default: return nil
    }
  }

  /// Returns a target's module name. Invalid characters are replaced in the same way as by the package manager.
  private static func moduleName(_ target: String) -> String {
    let letters = target.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
    return (letters.first?.isNumber == true ? "_" : "") + String(letters)
  }

  /// Formats names as a list: "A, B and C".
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
