// SPDX-License-Identifier: MIT

/// The facades of UIKit declare the public API and forward calls. An extension file of a facade contains an aspect of
/// that API, so it must have a public member; an internal subsystem is a separate type. The number of stored properties
/// of a facade is limited.
enum FaceRules {
  static let root = "Sources/UIKit/"

  /// A class, its file and the maximum number of its stored properties.
  struct Face {
    let type: String
    let file: String
    let mostStored: Int
  }

  static let faces = [
    Face(type: "UIApplication", file: "Application/UIApplication.swift", mostStored: 9),
    Face(type: "UIViewController", file: "Controllers/UIViewController.swift", mostStored: 10),
    Face(type: "UIView", file: "Views/UIView.swift", mostStored: 15),
    Face(type: "UICollectionView", file: "Collection/UICollectionView.swift", mostStored: 6),
    Face(type: "UITableView", file: "Tables/UITableView.swift", mostStored: 15),
    Face(type: "CALayer", file: "Layers/CALayer.swift", mostStored: 26),
  ]

  /// Extension files that need no public member, with the reason.
  static let exceptions = [
    "CALayer+Animations": "the driver of animations advances a layer here",
    "CALayer+Geometry": "the checks that setters call, and the steps of conversions",
    "CALayer+MediaTiming": "adopts CAMediaTiming, whose members are in the class",
    "CALayer+Hierarchy": "called by every setter of a layer, without checking for the main actor",
    "CALayer+Storing": "setters without observers, for loops over many layers",
    "UICollectionView+Delegates": "delegate types, which the two builds detect differently",
    // The engine's queries and reports, implemented with the data source and the delegate. Each function takes the view
    // as an argument.
    "UICollectionView+Items": "the client of the engine",
    "UICollectionView+ItemDrags": "the client of the engine",
    "UICollectionView+ItemMenus": "the client of the engine",
    "UITableView+Items": "the client of the engine",
    "UITableView+ItemDrags": "the client of the engine",
    "UITableView+ItemMenus": "the client of the engine",
    "UITableView+RowViews": "creates views for the client of the engine",
    "UITableView+Cells": "queries the delegate for properties that cells get from the table",
    "UITableView+Heights": "queries the delegate for heights, and cells for fitting heights",
    "UITableView+Queries": "queries of the layout, and the views at the edges",
    "UITableView+SectionIndex": "queries the data source for the section of a title",
    "UITableView+Selection": "queries the delegate for the row that a tap selects",
    "UITableView+Updates": "opens and closes batches, and notifies the data source of moves",
  ]

  static func breaches(
    in files: [SourceFile], faces: [Face] = faces, exceptions: [String: String] = exceptions
  ) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix(root) {
      let stem = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      for face in faces {
        if file.path == root + face.file {
          let stored = storedProperties(of: face.type, in: file)
          if stored.count != face.mostStored {
            result.append(
              file.breach(
                0,
                "\(face.type) stores \(stored.count) properties, not \(face.mostStored); the number may only decrease"
              ))
          }
        }
        guard stem.hasPrefix(face.type + "+"), !file.code.contains(where: isPublic) else { continue }
        used.insert(stem)
        if exceptions[stem] == nil {
          result.append(file.breach(0, "this file has no public declaration; create a type that owns its state"))
        }
      }
    }
    for stem in exceptions.keys.sorted() where !used.contains(stem) {
      result.append("FaceRules: \(stem) has a public member or was removed; remove it from the list")
    }
    return result
  }

  private static func isPublic(_ line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == "public" || $0 == "open" }
  }

  /// Returns the names of a class's stored properties in the native build: declarations directly in the class body,
  /// without a getter.
  static func storedProperties(of type: String, in file: SourceFile) -> [String] {
    var result: [String] = []
    var depth = 0
    var isInside = false
    var isEmbedded = false
    for (index, line) in file.code.enumerated() {
      let condition = line.drop { $0 == " " }
      if condition.hasPrefix("#if hasFeature(Embedded)") { isEmbedded = true }
      if condition.hasPrefix("#else") || condition.hasPrefix("#endif") { isEmbedded = false }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      if depth == 0 { isInside = words.contains("class") && words.contains { $0 == type } }
      if isInside, !isEmbedded, depth == 1, let name = declaredProperty(words),
        !isComputed(line, next: file.code.dropFirst(index + 1).first)
      {
        result.append(name)
      }
      for character in line.utf8 {
        if character == UInt8(ascii: "{") { depth += 1 }
        if character == UInt8(ascii: "}") { depth -= 1 }
      }
    }
    return result
  }

  private static func declaredProperty(_ words: [Substring]) -> String? {
    guard let index = words.firstIndex(where: { $0 == "var" || $0 == "let" }), index + 1 < words.count else {
      return nil
    }
    let others: Set<Substring> = ["static", "class", "func", "lazy", "init", "if", "guard", "for"]
    return words[..<index].contains { others.contains($0) } ? nil : String(words[index + 1])
  }

  /// Returns whether a declaration has a getter: braces without observers, and no initial value before them.
  private static func isComputed(_ line: String, next: String?) -> Bool {
    guard let brace = line.firstIndex(of: "{") else { return false }
    if line.contains("didSet") || line.contains("willSet") { return false }
    if let next, next.contains("didSet") || next.contains("willSet") { return false }
    return !line[..<brace].contains("=")
  }
}
