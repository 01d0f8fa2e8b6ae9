// SPDX-License-Identifier: MIT

/// Collects violated expectations as sentences.
public final class FuzzCheck {
  /// The findings so far, at most ten sentences.
  public private(set) var findings: [String] = []

  /// Creates a check without findings.
  public init() {}

  /// Adds a sentence unless `condition` is true.
  public func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { note(sentence()) }
  }

  /// Adds a sentence if it is not nil.
  public func note(_ sentence: String?) {
    if let sentence, findings.count < 10 { findings.append(sentence) }
  }
}
