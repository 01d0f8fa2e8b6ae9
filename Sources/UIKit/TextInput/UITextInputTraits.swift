// SPDX-License-Identifier: MIT

/// The automatic capitalization of typed text.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// No automatic capitalization.
  case none = 0
  /// Capitalizes the first letter of each word.
  case words = 1
  /// Capitalizes the first letter of each sentence.
  case sentences = 2
  /// Capitalizes all letters.
  case allCharacters = 3
}

/// Whether the keyboard corrects typed text.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// Uses the host's preference.
  case `default` = 0
  /// Disables autocorrection.
  case no = 1
  /// Enables autocorrection.
  case yes = 2
}

/// Whether misspelled words are marked during typing.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// Uses the host's preference.
  case `default` = 0
  /// Disables spell checking.
  case no = 1
  /// Enables spell checking.
  case yes = 2
}

/// The type of the on-screen keyboard.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard for the current language.
  case `default` = 0
  /// A keyboard for ASCII characters.
  case asciiCapable = 1
  /// A keyboard for digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// A keyboard for digits.
  case numberPad = 4
  /// A keyboard for phone numbers, with digits, star and pound.
  case phonePad = 5
  /// A keyboard for a name or phone number.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keyboard for digits and a decimal point.
  case decimalPad = 8
  /// A keyboard with quick access to the at sign and number sign.
  case twitter = 9
  /// A keyboard for web searches.
  case webSearch = 10
  /// A keyboard for ASCII digits.
  case asciiCapableNumberPad = 11

  /// An alias of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the on-screen keyboard. Hosts may ignore this preference.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// The default appearance.
  case `default` = 0
  /// The dark appearance.
  case dark = 1
  /// The light appearance.
  case light = 2
}

/// The title of the Return key.
nonisolated public enum UIReturnKeyType: Int, Sendable {
  /// "Return".
  case `default` = 0
  /// "Go".
  case go = 1
  /// "Google".
  case google = 2
  /// "Join".
  case join = 3
  /// "Next".
  case next = 4
  /// "Route".
  case route = 5
  /// "Search".
  case search = 6
  /// "Send".
  case send = 7
  /// "Yahoo".
  case yahoo = 8
  /// "Done".
  case done = 9
  /// "Emergency call".
  case emergencyCall = 10
  /// "Continue".
  case `continue` = 11
}

/// The semantic meaning of text input. The host can use it to offer AutoFill suggestions.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A URL.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// An account name.
  public static let username = UITextContentType(rawValue: "username")
  /// An account password.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A full street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// An organization name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A city name.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// The keyboard preferences of an object that receives text input. All properties are optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization of typed text. Default: sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects typed text. Default: the host's preference.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked. Default: the host's preference.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether typed straight quotes are replaced with typographic quotes. Default: `default`.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two typed hyphens are replaced with a dash. Default: `default`.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are adjusted when words are pasted or cut. Default: `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The type of the on-screen keyboard. Default: the keyboard for the current language.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard. Default: the default appearance.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the Return key. Default: "Return".
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key is disabled while the text is empty. Default: false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is obscured, as in password fields. Default: false.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text. Default: nil, which means no particular content type.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Returns `.sentences`. Setting this property has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// Returns `.default`. Setting this property has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Returns false. Setting this property has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Returns false. Setting this property has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Returns nil. Setting this property has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
