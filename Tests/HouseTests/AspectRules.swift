// SPDX-License-Identifier: MIT

/// A file named `Type+Aspect.swift` contains one aspect of a public type: it extends `Type` or declares functions for
/// it. An internal subsystem is a separate type with its own state, in a file named after that type. Only
/// `Store+Validation.swift` may extend any store, because validation does not change it.
enum AspectRules {
  /// An internal type that may nevertheless be divided into several files.
  struct Exception {
    let type: String
    let reason: String
  }

  static let exceptions = [
    Exception(type: "UIKitTuning", reason: "a table of constants without state, divided by subject"),
    Exception(type: "GalleryTuning", reason: "a table of constants without state, divided by demo"),
    Exception(type: "LayoutsTuning", reason: "a table of constants without state, divided by layout"),
    Exception(type: "LayoutEngine", reason: "entering, reading and tracking use the same tableau and entries"),
    Exception(
      type: "TableLayout", reason: "measuring replaces heights while they are being prepared, and is guarded by it"),
    Exception(
      type: "TextEditor", reason: "shared by text fields and text views, whose members are in their classes"),
    Exception(type: "CompositionalModel", reason: "a value with its construction and queries"),
    Exception(type: "FlowLayoutModel", reason: "a value with its construction and queries"),
    Exception(type: "ScrollPhysics", reason: "a namespace of laws, one file each"),
    Exception(type: "UpdateMap", reason: "a value with its construction and queries"),
    Exception(type: "Collide", reason: "a namespace of functions, one file per pair of shapes"),
    Exception(type: "BodyColumns", reason: "columns, and formulas that read one row of them"),
    Exception(type: "BroadPhase", reason: "a tree and its queries"),
    Exception(type: "ShapeView", reason: "a view of a shape and its queries"),
    Exception(type: "ContactPool", reason: "lists in a shared pool"),
    Exception(type: "WideContact", reason: "four contacts in parallel, and their solution"),
    Exception(type: "FreeIntegrator", reason: "the same operations for blocks of bodies"),
    Exception(type: "SolverBodies", reason: "bodies of the solver and their islands"),
    Exception(type: "ChainPasses", reason: "the passes of one solver"),
    Exception(type: "Joint", reason: "a value and its axes"),
    Exception(type: "RecordingReader", reason: "a format, divided by the objects read"),
    Exception(type: "RecordingWriter", reason: "a format, divided by the objects written"),
  ]

  /// Returns the files named after an aspect of an internal type, and the files that extend a type other than the one
  /// in their name.
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
          file.breach(0, "the name implies an extension of \(type), which it does not contain; name it after its type"))
      }
      // Types of Swift and Foundation are public and are not declared in these files.
      guard own.contains(type), !visible.contains(type), !file.path.hasSuffix("+Validation.swift") else { continue }
      used.insert(type)
      if exceptions.contains(where: { $0.type == type }) { continue }
      result.append(
        file.breach(0, "\(type) is internal, so it has no aspects; create a type named after the state it owns"))
    }
    for exception in exceptions where !used.contains(exception.type) {
      result.append("AspectRules: \(exception.type) now has a single file; remove it from the list")
    }
    return result
  }

  /// Returns the type before the plus sign of a file name, or nil if the name has no plus sign.
  private static func extendedType(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: "+")
    return parts.count == 2 ? String(parts[0]) : nil
  }

  /// Returns the types that a file declares, at top level or nested, and whether each is public.
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

  /// Returns whether a line starts an extension of the given type, or a function with a parameter of that type.
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
