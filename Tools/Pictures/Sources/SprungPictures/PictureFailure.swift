// SPDX-License-Identifier: MIT

/// The reason an image could not be made, as one actionable sentence.
public struct PictureFailure: Error, Equatable, CustomStringConvertible {
  /// The sentence without a period.
  public let description: String

  /// Creates a failure from a sentence.
  public init(_ description: String) { self.description = description }
}
