// SPDX-License-Identifier: MIT

/// Names that a package and its module may have.
enum ModuleName {
  /// Why a name cannot be a module's, in words that follow it; nil if it can.
  static func objection(to name: String) -> String? {
    let scalars = name.unicodeScalars
    guard let first = scalars.first else { return "is empty" }
    func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }
    guard isLetter(first), scalars.allSatisfy({ isLetter($0) || ("0"..."9").contains($0) }) else {
      return "is no name of a module: letters, digits and _ make one, and a letter begins it"
    }
    if keywords.contains(name) { return "is a word of the language" }
    if taken.contains(where: { $0.lowercased() == name.lowercased() }) {
      return "is the name of a module that applications import"
    }
    return nil
  }

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal",
    "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough",
    "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await", "false",
    "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]
  private static let taken = [
    "Swift", "Foundation", "Dispatch", "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "CoreFoundation",
    "MobileCoreServices", "SprungGeometry", "SprungModels", "SprungPhysics", "SprungStage", "SprungScript",
    "SprungDisplay",
    "SprungHost",
    "SprungHeadless", "SprungLayouts", "SprungGallery", "SprungTesting", "Testing", "XCTest", "main",
  ]
}
