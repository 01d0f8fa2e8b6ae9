// SPDX-License-Identifier: MIT

import Foundation

/// The declared dependencies of a target must be exactly the modules that its sources import. Otherwise, a build finds
/// a module only because another target was built first, or waits for an unused module.
enum ManifestRules {
  /// A target of the manifest.
  struct Target {
    let name: String
    /// The folder of its sources relative to the root of the project, with a trailing slash.
    let folder: String
    /// The parts of the folder that belong to the target, with trailing slashes; empty if all of them do.
    let parts: [String]
    let dependencies: Set<String>
    /// The modules that a compiler setting imports into every file.
    let imported: Set<String>

    func contains(_ path: String) -> Bool {
      path.hasPrefix(folder) && (parts.isEmpty || parts.contains { path.hasPrefix(folder + $0) })
    }
  }

  /// A dependency that is not imported, or an import that is not declared.
  struct Exception {
    let target: String
    let module: String
    let reason: String
  }

  static let exceptions = [
    Exception(target: "UIKit", module: "UIKitSubmodules", reason: "clang requires a module for the names UIKit.X"),
    Exception(
      target: "SprungTesting", module: "_Testing_UIKit", reason: "tests that import it also import Testing and UIKit"),
    Exception(target: "OwnFoundation", module: "OwnGeometry", reason: "its sources are links"),
    Exception(target: "SprungFoundation", module: "OwnGeometry", reason: "imported where the links compile it"),
  ]

  /// Returns the differences between targets and their sources. `exceptions` must not contain unnecessary entries.
  static func breaches(
    manifest: String, files: [SourceFile], exceptions: [Exception] = ManifestRules.exceptions
  ) -> [String] {
    let targets = targets(of: manifest)
    let known = Set(targets.map { $0.name })
    var result: [String] = []
    var used: Set<String> = []
    for target in targets {
      let own = files.filter { target.contains($0.path) }
      // A target that is written in C or contains only links has no Swift files to check.
      if own.isEmpty, target.dependencies.isEmpty { continue }
      var imported = Set(own.flatMap { $0.code.compactMap { ImportRules.imported($0) } }).union(target.imported)
      // The compiler finds the cross-import overlay of two modules automatically.
      if imported.isSuperset(of: ["Testing", "UIKit"]) { imported.insert("_Testing_UIKit") }
      imported.formIntersection(known)
      imported.remove(target.name)
      for module in imported.symmetricDifference(target.dependencies).sorted() {
        if exceptions.contains(where: { $0.target == target.name && $0.module == module }) {
          used.insert("\(target.name) \(module)")
        } else if imported.contains(module) {
          result.append("Package.swift: \(target.name) imports \(module) but does not depend on it")
        } else {
          result.append("Package.swift: \(target.name) depends on \(module) but does not import it")
        }
      }
    }
    // A new folder beside those of targets that list theirs would never be compiled.
    let sharing = targets.filter { !$0.parts.isEmpty }
    for file in files where sharing.contains(where: { file.path.hasPrefix($0.folder) }) {
      if sharing.contains(where: { $0.contains(file.path) }) { continue }
      result.append("Package.swift: no target contains \(file.path)")
    }
    for exception in exceptions where !used.contains("\(exception.target) \(exception.module)") {
      result.append("ManifestRules: \(exception.target) no longer needs an exception for \(exception.module)")
    }
    return result
  }

  /// Returns the targets that a manifest declares.
  static func targets(of manifest: String) -> [Target] {
    let settings = manifest.matches(
      of: /let (\w+): \[SwiftSetting\] =[^=]*"-testable-import-module", "-Xfrontend", "(\w+)"/)
    var result: [Target] = []
    for match in manifest.matches(of: /\.(target|testTarget|executableTarget|systemLibrary)\(\s*name: "(\w+)"/) {
      let call = arguments(of: manifest[match.range.lowerBound...])
      let folder = match.1 == "testTarget" ? "Tests" : "Sources"
      let path = call.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? "\(folder)/\(match.2)"
      var parts: [String] = []
      if let list = call.firstMatch(of: /sources: \[([^\]]*)\]/) { parts = names(in: list.1).map { $0 + "/" } }
      var dependencies: Set<String> = []
      if let list = call.firstMatch(of: /dependencies: \[([^\]]*)\]/) { dependencies = Set(names(in: list.1)) }
      let imported = settings.filter { call.contains("swiftSettings: \($0.1)") }.map { String($0.2) }
      result.append(
        Target(
          name: String(match.2), folder: path + "/", parts: parts, dependencies: dependencies, imported: Set(imported)))
    }
    return result
  }

  /// Returns the names in quotation marks of a list.
  private static func names(in list: Substring) -> [String] {
    list.matches(of: /"(\w+)"/).map { String($0.1) }
  }

  /// Returns the text up to the parenthesis that matches its first opening parenthesis.
  private static func arguments(of text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }
}
