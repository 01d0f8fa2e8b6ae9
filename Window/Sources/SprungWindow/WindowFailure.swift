// SPDX-License-Identifier: MIT

/// A one-sentence reason why a window cannot be opened or its application cannot run.
public struct WindowFailure: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) { self.description = description }
}
