// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a manifest that are relevant to an app, decoded from the output of `swift package dump-package`.
struct PackageManifest: Decodable {
  let name: String
  let targets: [Target]
  let dependencies: [Dependency]
  let swiftLanguageVersions: [String]?
  let toolsVersion: ToolsVersion

  struct ToolsVersion: Decodable {
    let version: String

    enum CodingKeys: String, CodingKey { case version = "_version" }
  }

  /// A package dependency.
  struct Dependency: Decodable {
    let fileSystem: [Place]?

    struct Place: Decodable {
      let identity: String
      let path: String
    }
  }

  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let sources: [String]?
    let exclude: [String]
    let dependencies: [Reference]
    let settings: [Setting]
  }

  /// A target or product dependency: its name and, for a product, its package.
  struct Reference: Decodable {
    let name: String
    let package: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Word.self)
      var list = try container.nestedUnkeyedContainer(forKey: container.allKeys.first ?? Word("byName"))
      name = try list.decode(String.self)
      package = container.contains(Word("product")) ? try? list.decode(String.self) : nil
    }
  }

  /// A compiler setting, with its kind and values.
  struct Setting: Decodable {
    let tool: String
    let word: String
    let values: [String]
    let isForRelease: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Word.self)
      tool = try container.decode(String.self, forKey: Word("tool"))
      let kind = try container.nestedContainer(keyedBy: Word.self, forKey: Word("kind"))
      let key = kind.allKeys.first ?? Word("")
      word = key.stringValue
      let value = try? kind.nestedContainer(keyedBy: Word.self, forKey: key)
      if let one = try? value?.decode(String.self, forKey: Word("_0")) {
        values = [one]
      } else {
        values = (try? value?.decode([String].self, forKey: Word("_0"))) ?? []
      }
      let condition = try? container.nestedContainer(keyedBy: Word.self, forKey: Word("condition"))
      isForRelease = (try? condition?.decode(String.self, forKey: Word("config"))) == "release"
    }
  }

  /// A coding key whose name is known only during decoding.
  struct Word: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ text: String) { stringValue = text }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Reads the manifest in a folder. Compiler output is shown if reading fails.
  static func read(_ folder: URL) throws -> PackageManifest {
    var lines: [String] = []
    let code = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift", "package", "--package-path", folder.path, "dump-package"]
    ) { lines.append($0) }
    // Warnings can precede the output.
    let start = lines.firstIndex { $0.hasPrefix("{") } ?? lines.endIndex
    guard code == 0 else {
      for line in lines { Console.error(line) }
      throw CommandFailure.usage("the manifest \(folder.path)/Package.swift cannot be read; see the messages above")
    }
    do {
      return try JSONDecoder().decode(
        PackageManifest.self, from: Data(lines[start...].joined(separator: "\n").utf8))
    } catch {
      throw CommandFailure.work("the package description of \(folder.path) cannot be parsed: \(error)")
    }
  }
}
