// SPDX-License-Identifier: MIT

#if hasFeature(Embedded)
  /// An error that says what happened.
  public protocol LocalizedError: Error {
    /// The description of the error. Default: nil.
    var errorDescription: String? { get }
    /// Why. Default: nil.
    var failureReason: String? { get }
    /// The suggested recovery. Default: nil.
    var recoverySuggestion: String? { get }
  }

  extension LocalizedError {
    /// Nothing.
    public var errorDescription: String? { nil }
    /// Nothing.
    public var failureReason: String? { nil }
    /// Nothing.
    public var recoverySuggestion: String? { nil }
    /// The description of the error, in a sentence.
    public var localizedDescription: String {
      if let errorDescription { return errorDescription }
      let sentence = "The operation couldn’t be completed."
      return failureReason.map { sentence + " " + $0 } ?? sentence
    }
  }

  extension Error {
    /// A sentence for people.
    ///
    /// Differs from Foundation: the name and number of the error are left out, since Embedded Swift does not know them.
    public var localizedDescription: String { "The operation couldn’t be completed." }
  }
#endif
