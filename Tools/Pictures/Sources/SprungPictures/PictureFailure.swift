// SPDX-License-Identifier: MIT

/// Why there is no picture, in one sentence that a person can act on.
public struct PictureFailure: Error, Equatable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let description: String

  /// Makes a failure.
  public init(_ description: String) { self.description = description }
}
