// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// An error with a readable description.
  public protocol LocalizedError: Error {
    /// The description of the error. Default: nil.
    var errorDescription: String? { get }
    /// The reason for the failure. Default: nil.
    var failureReason: String? { get }
    /// The suggested recovery. Default: nil.
    var recoverySuggestion: String? { get }
  }

  extension LocalizedError {
    /// Always nil.
    public var errorDescription: String? { nil }
    /// Always nil.
    public var failureReason: String? { nil }
    /// Always nil.
    public var recoverySuggestion: String? { nil }
    /// A readable description of the error.
    public var localizedDescription: String {
      if let errorDescription { return errorDescription }
      let sentence = "The operation couldn’t be completed."
      return failureReason.map { sentence + " " + $0 } ?? sentence
    }
  }

  extension Error {
    /// A readable description of the error.
    ///
    /// Differs from Foundation: the description does not contain the name and code of the error, because Embedded Swift
    /// does not provide them.
    public var localizedDescription: String { "The operation couldn’t be completed." }
  }
#endif
