// SPDX-License-Identifier: MIT

/// The reason an image could not be made, as one actionable sentence.
public struct PictureFailure: Error, Equatable, CustomStringConvertible {
  /// The sentence, without a full stop.
  public let description: String

  /// Makes a failure.
  public init(_ description: String) { self.description = description }
}
