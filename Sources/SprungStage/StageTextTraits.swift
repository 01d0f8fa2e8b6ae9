// SPDX-License-Identifier: MIT

/// The traits of edited text. The numbers are the raw values of UIKit's enumerations.
public struct StageTextTraits: Equatable, Sendable {
  /// Whether the text can have several lines, so that Return inserts a line break.
  public var isMultiline = false
  /// Whether the text is obscured.
  public var isSecure = false
  /// The autocapitalization mode: 0 none, 1 words, 2 sentences, 3 all characters.
  public var capitalization: UInt32 = 0
  /// The autocorrection mode: 0 default, 1 no, 2 yes.
  public var autocorrection: UInt32 = 0
  /// The spell-checking mode: 0 default, 1 no, 2 yes.
  public var spellChecking: UInt32 = 0
  /// The keyboard type: 0 default ... 11 numeric keypad.
  public var keyboard: UInt32 = 0
  /// The return key: 0 default ... 11 continue.
  public var returnKey: UInt32 = 0
  /// The semantic meaning of the text, for hosts that can fill it in automatically: an index into `contentNames`, or 0
  /// for no particular meaning.
  public var contentType: UInt32 = 0

  /// The HTML `autocomplete` values of the content types, by index.
  public static let contentNames: [String] = [
    "", "name", "given-name", "family-name", "email", "tel", "url", "username", "current-password", "new-password",
    "one-time-code", "street-address", "postal-code", "country-name", "organization", "cc-number", "address-level2",
    "nickname", "bday",
  ]

  /// Creates the traits of plain text on one line.
  public init() {}

  /// The encoded traits: multiline in bit 0, secure in 1, capitalization in 2-3, autocorrection in 4-5, spell checking
  /// in 6-7, keyboard in 8-11, return key in 12-15, content in 16-23.
  var word: UInt32 {
    let look = (isMultiline ? 1 : 0) | (isSecure ? 2 : 0) | capitalization << 2 | autocorrection << 4
    return look | spellChecking << 6 | keyboard << 8 | returnKey << 12 | contentType << 16
  }

  /// Decodes traits. Returns nil if a field has an invalid value.
  init?(word: UInt32) {
    isMultiline = word & 1 != 0
    isSecure = word & 2 != 0
    capitalization = word >> 2 & 3
    autocorrection = word >> 4 & 3
    spellChecking = word >> 6 & 3
    keyboard = word >> 8 & 15
    returnKey = word >> 12 & 15
    contentType = word >> 16
    guard autocorrection < 3, spellChecking < 3, keyboard < 12, returnKey < 12,
      contentType < UInt32(StageTextTraits.contentNames.count)
    else { return nil }
  }
}
