// SPDX-License-Identifier: MIT

/// An error in a script that cannot be parsed or played, with the line at which it occurs.
public struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the script's source, usually its path.
  public let file: String
  /// The line number, starting at 1.
  public let line: Int
  /// The error and the correct form.
  public let reason: String

  /// Creates an error at the given line.
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `FILE:LINE: reason`, the format of compiler messages, which editors can use to open the line.
  public var description: String { "\(file):\(line): \(reason)" }
}
