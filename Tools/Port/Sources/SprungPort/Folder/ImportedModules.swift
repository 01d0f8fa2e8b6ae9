// SPDX-License-Identifier: MIT

import Foundation
import SwiftParser
import SwiftSyntax

/// Finds the sources of imported modules that are rewritten separately, for example of the library that a test target
/// imports, or of packages that the manifest references by path.
struct ImportedModules {
  private let root: URL

  init(_ root: URL) {
    self.root = root.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// Returns the sources of the modules that the given sources import.
  func sources(for texts: [(path: String, text: String)]) -> [(path: String, text: String)] {
    var result: [(path: String, text: String)] = []
    var seen: Set<String> = [root.path]
    var names = texts.reduce(into: Set<String>()) { $0.formUnion(Self.imports(in: $1.text)) }.sorted()
    var asked: Set<String> = []
    while let name = names.popLast() {
      guard asked.insert(name).inserted, !Self.isProvided(name), let folder = folder(of: name),
        seen.insert(folder.path).inserted,
        let module = try? PortFolder(folder)
      else { continue }
      for path in module.sources {
        guard let text = try? String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) else { continue }
        result.append((name + "/" + path, text))
        names += Self.imports(in: text)
      }
    }
    return result
  }

  /// Returns whether a module is provided by Sprung or the toolchain, so that its sources are not rewritten.
  private static func isProvided(_ name: String) -> Bool {
    let names: Set<String> = [
      "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "MobileCoreServices", "UniformTypeIdentifiers",
      "UserNotifications", "WebKit", "Foundation",
    ]
    return names.contains(name) || name.hasPrefix("Sprung")
  }

  /// Returns the modules that a source imports.
  private static func imports(in text: String) -> [String] {
    guard text.contains("import ") else { return [] }
    return text.split(separator: "\n").flatMap { $0.split(separator: ";") }.compactMap { line in
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({ $0.first == "@" || $0 == "public" }),
        place + 1 < words.count
      else { return nil }
      let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
      let name = kinds.contains(words[place + 1]) && place + 2 < words.count ? words[place + 2] : words[place + 1]
      return name.split(separator: ".").first.map(String.init)
    }
  }

  private func folder(of module: String) -> URL? {
    for package in packages {
      for path in ["Sources/" + module, module, "Source/" + module, "Tests/" + module] {
        let place = package.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue {
          return place.standardizedFileURL
        }
      }
    }
    return nil
  }

  /// The package that contains the folder, and the packages that its manifest references by path.
  private var packages: [URL] {
    var place = root.deletingLastPathComponent()
    for _ in 0..<4 where place.path != "/" {
      if let text = try? String(contentsOf: place.appendingPathComponent("Package.swift"), encoding: .utf8) {
        let finder = PathFinder(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        return [place] + finder.paths.map { URL(fileURLWithPath: $0, relativeTo: place).standardizedFileURL }
      }
      place = place.deletingLastPathComponent()
    }
    return [root.deletingLastPathComponent()]
  }
}

/// Collects the paths in `.package(path: "...")`.
private final class PathFinder: SyntaxVisitor {
  var paths: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "package" {
      for argument in node.arguments where argument.label?.text == "path" {
        if let path = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue {
          paths.append(path)
        }
      }
    }
    return .visitChildren
  }
}
