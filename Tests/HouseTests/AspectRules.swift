// SPDX-License-Identifier: MIT

/// A file `Type+Aspect.swift` holds an aspect of a public face: it extends `Type`, or has functions for it, and `Type` is public.
/// What hides behind a face is a type of its own, with its own state, and a file named after it. Only whether a store is in order
/// may stand beside any store, in `Store+Validation.swift`: it changes nothing.
enum AspectRules {
  /// A type inside a module that has several files all the same.
  struct Exception {
    let type: String
    let reason: String
  }

  static let exceptions = [
    Exception(type: "UIKitTuning", reason: "a table of constants without state, divided by subject"),
    Exception(type: "GalleryTuning", reason: "a table of constants without state, divided by demo"),
    Exception(type: "LayoutsTuning", reason: "a table of constants without state, divided by layout"),
    Exception(type: "LayoutEngine", reason: "entering, reading and following work on one tableau and its entries"),
    Exception(
      type: "TableLayout", reason: "measuring replaces heights in the middle of preparing them, and is guarded by it"),
    Exception(
      type: "TextEditor", reason: "what text fields and text views answer alike; their own members must stand in them"),
    Exception(type: "CompositionalModel", reason: "a value: how it is made, and what is asked of it"),
    Exception(type: "FlowLayoutModel", reason: "a value: how it is made, and what is asked of it"),
    Exception(type: "ScrollPhysics", reason: "a name around laws, a file each"),
    Exception(type: "UpdateMap", reason: "a value: how it is made, and what is asked of it"),
    Exception(type: "Collide", reason: "a name around functions, a file for each pair of shapes"),
    Exception(type: "BodyColumns", reason: "columns, and formulas that read one row of them"),
    Exception(type: "BroadPhase", reason: "a tree, and what is asked of it"),
    Exception(type: "ShapeView", reason: "a look at one shape, and what is asked of it"),
    Exception(type: "ContactPool", reason: "lists through one pool"),
    Exception(type: "WideContact", reason: "four contacts side by side, and their solution"),
    Exception(type: "FreeIntegrator", reason: "the same over blocks of bodies"),
    Exception(type: "SolverBodies", reason: "bodies of the solver, and the islands that they are"),
    Exception(type: "ChainPasses", reason: "the passes of one solver"),
    Exception(type: "Joint", reason: "a value, and its axes"),
    Exception(type: "RecordingReader", reason: "a format, divided by what is read"),
    Exception(type: "RecordingWriter", reason: "a format, divided by what is written"),
  ]

  /// The files that are named after an aspect of what is not public, or extend something else than they say.
  static func breaches(in files: [SourceFile], exceptions: [Exception] = exceptions) -> [String] {
    var own: Set<String> = []
    var visible: Set<String> = []
    for file in files {
      for (name, isPublic) in declarations(in: file) {
        own.insert(name)
        if isPublic { visible.insert(name) }
      }
    }
    var result: [String] = []
    var used: Set<String> = []
    for file in files {
      guard let type = extendedType(of: file.path) else { continue }
      if !file.code.contains(where: { extends($0, type) }) {
        result.append(
          file.breach(0, "the name says that it extends \(type), which it does not; name it after its type"))
      }
      // Types of Swift and Foundation are public and declared elsewhere.
      guard own.contains(type), !visible.contains(type), !file.path.hasSuffix("+Validation.swift") else { continue }
      used.insert(type)
      if exceptions.contains(where: { $0.type == type }) { continue }
      result.append(
        file.breach(0, "\(type) is not public, so it has no aspects: make a type of it, named after what it owns"))
    }
    for exception in exceptions where !used.contains(exception.type) {
      result.append("AspectRules: \(exception.type) has one file now; take it off the list")
    }
    return result
  }

  /// The type before the plus sign of a file's name; nil for a name without one.
  private static func extendedType(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: "+")
    return parts.count == 2 ? String(parts[0]) : nil
  }

  /// The types that a file declares, at its top or in others, and whether each is public.
  private static func declarations(in file: SourceFile) -> [(name: String, isPublic: Bool)] {
    let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "typealias", "actor"]
    var result: [(name: String, isPublic: Bool)] = []
    for line in file.code {
      let words = words(of: line)
      guard let place = words.firstIndex(where: { kinds.contains($0) }), place + 1 < words.count else { continue }
      let before = words[..<place]
      if before.contains("func") || before.contains("var") || before.contains("extension") { continue }
      result.append((String(words[place + 1]), before.contains("public") || before.contains("open")))
    }
    return result
  }

  /// Whether a line begins an extension of a type, or a function that is given one.
  private static func extends(_ line: String, _ type: String) -> Bool {
    let words = words(of: line)
    guard let place = words.firstIndex(where: { $0 == "extension" || $0 == "func" }) else { return false }
    return words[place...].contains { $0 == type }
  }

  private static func words(of line: String) -> [Substring] {
    guard
      line.contains("class") || line.contains("struct") || line.contains("enum") || line.contains("protocol")
        || line.contains("typealias") || line.contains("actor") || line.contains("extension")
        || line.contains("func")
    else { return [] }
    return line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
