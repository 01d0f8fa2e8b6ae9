// SPDX-License-Identifier: MIT

import Foundation

/// What `swift package describe --type json` says of a package, as far as a browser build asks for it.
struct PackageDescription: Decodable {
  let name: String
  let path: String
  let dependencies: [Dependency]?
  let targets: [Target]

  /// A package beside it.
  struct Dependency: Decodable {
    let identity: String?
    /// Where it is, for one that lies in a folder of this machine.
    let path: String?
  }

  /// One of its targets.
  struct Target: Decodable {
    let name: String
    /// The name by which sources import it.
    let c99name: String?
    /// `executable`, `library`, `test`, `system-target`, `plugin`, `macro`, ...
    let type: String
    /// `SwiftTarget`, `ClangTarget`, ...
    let moduleType: String?
    /// The folder of its sources, inside the package.
    let path: String
    /// The sources inside that folder.
    let sources: [String]
    let targetDependencies: [String]?
    let productDependencies: [String]?

    enum CodingKeys: String, CodingKey {
      case name, c99name, type, path, sources
      case moduleType = "module_type"
      case targetDependencies = "target_dependencies"
      case productDependencies = "product_dependencies"
    }

    /// The name of the module.
    var module: String { c99name ?? name }
  }

  /// Reads what the package manager prints.
  init(json: Data) throws {
    do {
      self = try JSONDecoder().decode(PackageDescription.self, from: json)
    } catch {
      throw CommandFailure.work("the package manager describes the package in a way that is not understood")
    }
  }

  /// Asks the package manager about the package in a folder.
  static func read(_ folder: URL) throws -> PackageDescription {
    let manifest = folder.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else {
      throw CommandFailure.usage("there is no Package.swift in \(folder.path); run this in the folder of a package")
    }
    let arguments = ["swift", "package", "--package-path", folder.path, "describe", "--type", "json"]
    let said = try Captured.run(URL(fileURLWithPath: "/usr/bin/env"), arguments)
    guard said.code == 0 else {
      for line in said.errors.split(separator: "\n") { Console.error(String(line)) }
      throw CommandFailure.usage("the package in \(folder.path) cannot be read; what is wrong with it is above")
    }
    return try PackageDescription(json: said.output)
  }
}
