// SPDX-License-Identifier: MIT

/// Something that cannot be rewritten: where it is and, in a sentence, why.
public struct Problem: Hashable, Sendable, CustomStringConvertible {
  /// The source inside the folder.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The reason, and the remedy.
  public let message: String

  /// As compilers write it: `path:line: message`.
  public var description: String { "\(path):\(line): \(message)" }
}
