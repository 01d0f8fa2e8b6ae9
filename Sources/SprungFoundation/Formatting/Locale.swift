// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A language and region.
  ///
  /// Differs from Foundation: text is always formatted in American English.
  public struct Locale: Sendable {
    /// The identifier, such as `en_US`.
    public let identifier: String

    /// Creates a locale.
    public init(identifier: String) { self.identifier = identifier }

    /// The current locale: American English.
    public static var current: Locale { Locale(identifier: "en_US") }
    /// The current locale: American English.
    public static var autoupdatingCurrent: Locale { current }
  }
#endif
