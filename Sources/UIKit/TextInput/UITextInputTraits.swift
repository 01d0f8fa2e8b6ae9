// SPDX-License-Identifier: MIT

/// The automatic capitalization of words.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Every word begins with a capital.
  case words = 1
  /// Every sentence begins with a capital.
  case sentences = 2
  /// Everything is in capitals.
  case allCharacters = 3
}

/// Whether the keyboard corrects what is typed.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the host prefers.
  case `default` = 0
  /// It does not.
  case no = 1
  /// It does.
  case yes = 2
}

/// Whether misspelled words are marked.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the host prefers.
  case `default` = 0
  /// They are not.
  case no = 1
  /// They are.
  case yes = 2
}

/// Which keys the keyboard on the screen offers.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Those of the language.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Those of addresses of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Digits, star and hash.
  case phonePad = 5
  /// A name or a telephone number.
  case namePhonePad = 6
  /// Those of addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With at sign and hash.
  case twitter = 9
  /// Those of searches on the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of the keyboard on the screen; hosts choose their own.
nonisolated public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
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

/// The semantic meaning of a text, so that the host can offer to fill it in.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String
  /// Makes a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name of a person.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name of a person.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}

/// The keyboard preferences of an object that takes text. Every property is optional.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization of words. Default: sentences.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects. Default: as the host prefers.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelled words are marked. Default: as the host prefers.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes that are typed become typographic ones. Default: `default`.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens that are typed become a dash. Default: `default`.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are added and removed with pasted and cut words. Default: `default`.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys are offered. Default: those of the language.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard. Default: that of the surroundings.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the Return key. Default: "Return".
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the Return key does nothing while there is no text. Default: false.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is not to be seen. Default: false.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text. Default: nil, no particular meaning.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Sentences; setting it does nothing.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the host prefers; setting it does nothing.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the host prefers; setting it does nothing.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the host prefers; setting it does nothing.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the host prefers; setting it does nothing.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the host prefers; setting it does nothing.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The keys of the language; setting it does nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As the surroundings; setting it does nothing.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// "Return"; setting it does nothing.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False; setting it does nothing.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False; setting it does nothing.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil; setting it does nothing.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}
