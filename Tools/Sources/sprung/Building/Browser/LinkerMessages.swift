// SPDX-License-Identifier: MIT

import Foundation

/// The linker's messages about undefined symbols, translated to errors in the sources.
struct LinkerMessages {
  let lines: [String]

  /// Parses the linker's output. A cast to a protocol compiles but requires a protocol descriptor, which does not exist
  /// in Embedded Swift. Only the linker reports that the descriptor is missing.
  init(_ output: [String], app: AppPackage) {
    var found: [String] = []
    for name in Set(output.compactMap(Self.protocolName)).sorted() {
      let places = CastSearch.casts(to: name, in: app)
      found += places.isEmpty ? ["error: a cast to the protocol \(name) is not supported in the browser"] : places
    }
    if output.contains(where: { $0.contains("undefined symbol: __main_argc_argv") }) {
      found.append("error: \(app.application.target) has no entry point: mark the delegate with @main")
    }
    lines = found.isEmpty ? output : found
  }

  /// Returns the name of the protocol whose descriptor is undefined. The symbol of the descriptor is
  /// `$e5Hello6WidgetMp` or, for the library's protocols, `$e5UIKit...Mp`.
  static func protocolName(_ line: String) -> String? {
    guard let start = line.range(of: "undefined symbol: $e"), line.hasSuffix("Mp") else { return nil }
    var rest = Substring(line[start.upperBound...].dropLast(2))
    var last: String?
    // Skip enclosing types, each of which is followed by a letter for its kind. The protocol's name is last.
    while let first = rest.first, first.isNumber {
      let digits = rest.prefix { $0.isNumber }
      guard let count = Int(digits), rest.count >= digits.count + count else { break }
      rest = rest.dropFirst(digits.count)
      last = String(rest.prefix(count))
      rest = rest.dropFirst(count)
      if let kind = rest.first, "CVO".contains(kind) { rest = rest.dropFirst() }
    }
    return rest.isEmpty ? last : nil
  }
}
