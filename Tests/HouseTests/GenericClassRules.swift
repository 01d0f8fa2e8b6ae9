// SPDX-License-Identifier: MIT

/// In the browser build, methods of generic classes must be final if a parameter or the result has a generic type.
///
/// Optimized builds call an overridable method of a class in another module through a function with the declared
/// signature, which passes generic values by address. A specialized caller passes them in registers, so the compiler
/// crashes or the call traps.
enum GenericClassRules {
  static func breaches(in file: SourceFile) -> [String] {
    guard file.path.hasPrefix("Sources/"), !LanguageRules.isNative(file) else { return [] }
    var result: [String] = []
    var parameters: [String] = []
    var index = 0
    while index < file.code.count {
      let line = file.code[index]
      if line.hasPrefix("}") { parameters = [] }
      // Searching for a word is much faster than matching a regular expression.
      if line.contains("class "), !line.contains("final class "),
        let found = line.firstMatch(of: /^(?:\w+ )*class \w+<([^>]*)>/)
      {
        // References are always passed as a single word, so class-constrained parameters are allowed.
        parameters = found.1.split(separator: ",").filter { !$0.contains("AnyObject") }
          .compactMap { $0.split(separator: ":").first.map { $0.filter { !$0.isWhitespace } } }
      } else if !parameters.isEmpty, !file.isNativeOnly[index],
        line.contains(/^  (?:  )?(?:open|public) (?!final|static|override|struct|typealias|init)/)
      {
        var signature = line
        var last = index
        while !signature.contains("{"), last + 1 < file.code.count {
          last += 1
          signature += file.code[last]
        }
        if let name = bareParameter(signature, of: parameters) {
          result.append(file.breach(index, "\(name) is generic: declare this final under `#if hasFeature(Embedded)`"))
        }
      }
      index += 1
    }
    return result
  }

  /// Returns a generic parameter that a signature uses directly, not as the argument of another type or in a closure
  /// type.
  private static func bareParameter(_ signature: String, of parameters: [String]) -> String? {
    var depth = 0
    var text = ""
    for character in signature.replacing("->", with: "=").prefix(while: { $0 != "{" }) {
      if character == "<" || character == "[" { depth += 1 }
      if depth == 0 { text.append(character) }
      if character == ">" || character == "]" { depth -= 1 }
    }
    let closures = /\((?:[^():]|\([^():]*\))*\)\s*=/
    let plain = text.replacing(closures, with: "").split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parameters.first { plain.contains(Substring($0)) }
  }
}
