// SPDX-License-Identifier: MIT

/// The reason why a script cannot be read or played, with the line in the file.
public struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name under which the script was read, usually its path.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The mistake, and the correct form.
  public let reason: String

  /// Makes an error for a line.
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `FILE:LINE: reason`, as compilers write it, so that editors can jump there.
  public var description: String { "\(file):\(line): \(reason)" }
}
