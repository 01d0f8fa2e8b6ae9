// SPDX-License-Identifier: MIT

#if hasFeature(Embedded) || SPRUNG_OWN_FOUNDATION
  /// A language and region.
  ///
  /// Differs from Foundation: texts are written in American English in all of them.
  public struct Locale: Sendable {
    /// The name, such as `en_US`.
    public let identifier: String

    /// Makes a locale.
    public init(identifier: String) { self.identifier = identifier }

    /// The locale of the app.
    public static var current: Locale { Locale(identifier: "en_US") }
    /// The locale of the app.
    public static var autoupdatingCurrent: Locale { current }
  }
#endif
