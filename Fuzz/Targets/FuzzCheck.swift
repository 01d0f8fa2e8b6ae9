// SPDX-License-Identifier: MIT

/// Collects what must hold and did not, in sentences.
public final class FuzzCheck {
  /// The findings so far, at most ten sentences.
  public private(set) var findings: [String] = []

  /// Nothing was found yet.
  public init() {}

  /// Notes a sentence unless `condition` holds.
  public func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { note(sentence()) }
  }

  /// Notes a sentence, if there is one.
  public func note(_ sentence: String?) {
    if let sentence, findings.count < 10 { findings.append(sentence) }
  }
}
