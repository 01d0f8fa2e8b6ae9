// SPDX-License-Identifier: MIT

/// An error in a script that cannot be parsed or played, with its line.
public struct ScriptError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the script's source, usually its path.
  public let file: String
  /// The line number, starting at 1.
  public let line: Int
  /// The error and the correct form.
  public let reason: String

  /// Creates an error for a line.
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `FILE:LINE: reason`, the format of compilers, which lets editors open the line.
  public var description: String { "\(file):\(line): \(reason)" }
}
