// SPDX-License-Identifier: MIT

import Foundation

/// The messages of the browser's compiler, together with remedies for common errors.
struct DialectMessages {
  /// The lines to print, without duplicates and in the compiler's order.
  let lines: [String]

  /// Parses a compiler's output.
  init(_ output: [String]) {
    var seen: Set<String> = []
    var kept: [String] = []
    // If `UIApplicationMain` is not found, the compiler also reports each of its arguments.
    let starts = CompilerMessage.all(in: output).filter { $0.text == "cannot find 'UIApplicationMain' in scope" }
    for line in output where CompilerMessage.isError(line) {
      guard seen.insert(line).inserted else { continue }
      if let message = CompilerMessage(line), !starts.contains(message),
        starts.contains(where: { $0.file == message.file && $0.line <= message.line && message.line <= $0.line + 4 })
      {
        continue
      }
      kept.append(line)
      if let way = DialectAdvice.way(around: line) { kept.append("    \(way)") }
    }
    if kept.isEmpty, let place = output.first(where: { $0.contains("While emitting IR SIL function") }) {
      lines = [
        "error: the compiler crashed at the function below. There are two known causes in optimized builds: a call to an overridable method of a generic class in another module with a generic parameter or result (declare the method final), and a loop over a literal that contains arrays, such as `for part in [first, second]` (loop over `first + second`).",
        place.trimmingCharacters(in: .whitespaces),
      ]
      return
    }
    // If the compiler fails without an error line, its entire output is shown.
    lines = kept.isEmpty ? output : kept
  }
}
