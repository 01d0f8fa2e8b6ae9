// SPDX-License-Identifier: MIT

/// Why a window cannot be opened, or what it displays cannot be run: one sentence.
public struct WindowFailure: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
