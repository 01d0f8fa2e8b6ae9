// SPDX-License-Identifier: MIT

/// The reason why an image could not be made, as one sentence that suggests a remedy.
public struct PictureFailure: Error, Equatable, CustomStringConvertible {
  /// The sentence, without a final period.
  public let description: String

  /// Creates a failure from a sentence.
  public init(_ description: String) { self.description = description }
}
