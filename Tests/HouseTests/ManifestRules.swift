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
    let dependencies: Set<String>
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
      let own = files.filter { $0.path.hasPrefix(target.folder) }
      // A target that is written in C or contains only links has no Swift files to check.
      if own.isEmpty, target.dependencies.isEmpty { continue }
      var imported = Set(own.flatMap { $0.code.compactMap { ImportRules.imported($0) } })
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
    for exception in exceptions where !used.contains("\(exception.target) \(exception.module)") {
      result.append("ManifestRules: \(exception.target) no longer needs an exception for \(exception.module)")
    }
    return result
  }

  /// Returns the targets that a manifest declares.
  static func targets(of manifest: String) -> [Target] {
    var result: [Target] = []
    for match in manifest.matches(of: /\.(target|testTarget|executableTarget|systemLibrary)\(\s*name: "(\w+)"/) {
      let call = arguments(of: manifest[match.range.lowerBound...])
      let folder = match.1 == "testTarget" ? "Tests" : "Sources"
      let path = call.firstMatch(of: /path: "([^"]+)"/).map { String($0.1) } ?? "\(folder)/\(match.2)"
      var dependencies: Set<String> = []
      if let list = call.firstMatch(of: /dependencies: \[([^\]]*)\]/) {
        dependencies = Set(list.1.matches(of: /"(\w+)"/).map { String($0.1) })
      }
      result.append(Target(name: String(match.2), folder: path + "/", dependencies: dependencies))
    }
    return result
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
