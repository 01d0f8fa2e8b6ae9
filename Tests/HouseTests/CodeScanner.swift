// SPDX-License-Identifier: MIT

/// Removes comments and empties string literals, so that rules about code do not match comments or text.
enum CodeScanner {
  static func code(of lines: [String]) -> [String] {
    var result: [String] = []
    var commentDepth = 0
    var isInLongText = false
    for line in lines {
      // Skips lines without comments and strings, which are the majority, because processing each character is slow in
      // unoptimized builds.
      if commentDepth == 0, !isInLongText, !line.utf8.contains(where: mayBegin) {
        result.append(line)
        continue
      }
      var kept = ""
      var rest = Substring(line)
      while let character = rest.first {
        if commentDepth > 0 {
          if rest.hasPrefix("/*") {
            commentDepth += 1
            rest = rest.dropFirst(2)
          } else if rest.hasPrefix("*/") {
            commentDepth -= 1
            rest = rest.dropFirst(2)
          } else {
            rest = rest.dropFirst()
          }
        } else if isInLongText {
          if rest.hasPrefix("\"\"\"") {
            isInLongText = false
            kept += "\"\""
            rest = rest.dropFirst(3)
          } else {
            rest = rest.dropFirst()
          }
        } else if rest.hasPrefix("//") {
          break
        } else if rest.hasPrefix("/*") {
          commentDepth = 1
          rest = rest.dropFirst(2)
        } else if rest.hasPrefix("\"\"\"") {
          isInLongText = true
          rest = rest.dropFirst(3)
        } else if character == "\"" {
          kept += "\"\""
          rest = afterText(rest.dropFirst())
        } else {
          kept.append(character)
          rest = rest.dropFirst()
        }
      }
      result.append(kept)
    }
    return result
  }

  /// Returns whether a byte can start a string or a comment.
  private static func mayBegin(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "/") }

  /// Returns the text after a string whose opening quote has just been read. Interpolations within the string are also
  /// skipped.
  private static func afterText(_ start: Substring) -> Substring {
    var rest = start
    while let character = rest.first {
      if rest.hasPrefix("\\(") {
        rest = afterInterpolation(rest.dropFirst(2))
      } else if character == "\\" {
        rest = rest.dropFirst(2)
      } else if character == "\"" {
        return rest.dropFirst()
      } else {
        rest = rest.dropFirst()
      }
    }
    return rest
  }

  private static func afterInterpolation(_ start: Substring) -> Substring {
    var rest = start
    var depth = 1
    while let character = rest.first, depth > 0 {
      rest = rest.dropFirst()
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == "\"" { rest = afterText(rest) }
    }
    return rest
  }
}
