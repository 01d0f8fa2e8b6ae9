// SPDX-License-Identifier: MIT

/// A problem with code that cannot be rewritten. It consists of the code's location and the reason in one sentence.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The path relative to the folder.
  public let path: String
  /// The line number, starting at 1.
  public let line: Int
  /// The reason and the remedy.
  public let message: String

  /// The problem in the format of compiler messages: `path:line: message`.
  public var description: String { "\(path):\(line): \(message)" }
}
