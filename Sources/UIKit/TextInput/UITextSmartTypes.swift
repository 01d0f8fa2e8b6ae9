// SPDX-License-Identifier: MIT

/// Whether quotes that are typed become typographic ones.
///
/// Differs from Apple: the default leaves them, since hosts do not state what a person prefers.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// Typed characters are not replaced.
  case `default` = 0
  /// Typed characters are not replaced.
  case no = 1
  /// They become those of English.
  case yes = 2
}

/// Whether two hyphens that are typed become a dash.
///
/// Differs from Apple: the default leaves them, since hosts do not state what a person prefers.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// Typed characters are not replaced.
  case `default` = 0
  /// Typed characters are not replaced.
  case no = 1
  /// They become an em dash.
  case yes = 2
}

/// Whether spaces are added and removed with words that are pasted and cut. Stored only.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the host prefers.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}
