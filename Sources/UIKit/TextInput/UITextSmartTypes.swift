// SPDX-License-Identifier: MIT

/// Whether typed straight quotes are replaced with typographic quotes.
///
/// Differs from Apple: with the default value, quotes are not replaced, because hosts do not report the user's
/// preference.
nonisolated public enum UITextSmartQuotesType: Int, Sendable {
  /// Typed characters are not replaced.
  case `default` = 0
  /// Typed characters are not replaced.
  case no = 1
  /// Typed quotes are replaced with English typographic quotes.
  case yes = 2
}

/// Whether two typed hyphens are replaced with a dash.
///
/// Differs from Apple: with the default value, hyphens are not replaced, because hosts do not report the user's
/// preference.
nonisolated public enum UITextSmartDashesType: Int, Sendable {
  /// Typed characters are not replaced.
  case `default` = 0
  /// Typed characters are not replaced.
  case no = 1
  /// Two typed hyphens are replaced with an em dash.
  case yes = 2
}

/// Whether spaces are adjusted when words are pasted or cut. The value is stored but has no effect.
nonisolated public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Uses the host's preference.
  case `default` = 0
  /// Disables smart insertion and deletion.
  case no = 1
  /// Enables smart insertion and deletion.
  case yes = 2
}
