// SPDX-License-Identifier: MIT

/// Workarounds for features that are missing in Embedded Swift, the browser's dialect.
enum DialectAdvice {
  /// The prefix of each suggestion.
  static let mark = "For the browser: "

  private static let missing =
    "the guide Fidelity lists the supported parts of UIKit and Foundation; declare missing parts, or exclude the code with `#if !hasFeature(Embedded)`"

  private static let ways: [(part: String, way: String)] = [
    (
      "UIApplicationMain",
      "start from the delegate's class, AppDelegate.main(), or mark the class with @main; both builds start there"
    ),
    (
      "AssociatedObject",
      "store the property in a subclass, or in a table by ObjectIdentifier; associated objects exist only natively"
    ),
    (
      "OBJC_ASSOCIATION",
      "store the property in a subclass, or in a table by ObjectIdentifier; associated objects exist only natively"
    ),
    ("NSClassFromString", "name the class directly; the browser cannot find classes by name"),
    ("type 'AnyObject'", "replace Any with the type, or with an enum of the possible types; class instances can stay"),
    ("label 'terminator:'", "print one string that contains the other values as \\( )"),
    ("init(describing:)", "give the type a property that identifies it"),
    ("'Array<", "list the elements, `list.map { \"\\($0)\" }.joined(separator: \", \")`"),
    ("TaskGroup", "use one error type for all tasks of a group, `{ () async throws(LoadError) in ... }`"),
    ("asyncLet", "start a `Task` and await its `value`; async let is not supported"),
    ("AsyncSequence", "call `next` in a loop, or use callbacks; `for await` is not supported"),
    ("AsyncStream", "use a callback; asynchronous sequences are not supported"),
    ("mutableString", "use `replaceCharacters(in:with:)`, `insert(_:at:)` and `deleteCharacters(in:)`"),
    ("'AttributedString'", "combine attributed parts with `+`; ranges are not supported"),
    ("localizedDescription", "give the error a property that describes what happened"),
    ("AnyHashable", "write the key's type"),
    ("dynamic casting", "catch a typed error, `do throws(LoadError)`, or switch over an enum of the possible errors"),
    ("untyped throws", "write the error's type, `throws(LoadError)`"),
    ("any Error", "write the error's type, `throws(LoadError)`, `Result<Value, LoadError>`"),
    ("conform to 'Any", "replace Any with the type, or with a common superclass"),
    ("'Any'", "replace Any with the type, or with an enum of the possible types"),
    ("value of protocol type", "restrict the protocol to classes (`protocol P: AnyObject`), or use an enum"),
    ("existential", "restrict the protocol to classes (`protocol P: AnyObject`), or use an enum"),
    ("metatype", "store a closure that creates the object instead of its type"),
    ("key path", "write a closure, `{ $0.name }`, instead of a key path"),
    ("keypath", "write a closure, `{ $0.name }`, instead of a key path"),
    ("unowned", "store the object in a `let`, or capture [weak self], which the build rewrites"),
    ("weak", "write `weak var delegate: SomeDelegate?` as a separate property; the build rewrites it"),
    ("generic", "make the method final, or move it out of the class"),
    ("URLSession", "fetch in the page; the module has no network access"),
    ("JSONSerialization", "declare a Codable struct and use JSONDecoder"),
    ("PropertyListEncoder", "use JSONEncoder"),
    ("PropertyListDecoder", "use JSONDecoder"),
    (
      "codable",
      "structs and classes are coded with all stored properties whose types are Codable themselves; write `init(from:)` and `encode(to:)` for enumerations with values"
    ),
    (
      "Codable",
      "structs and classes are coded with all stored properties whose types are Codable themselves; write `init(from:)` and `encode(to:)` for enumerations with values"
    ),
    (
      "protocol 'Decodable'",
      "structs and classes are coded with all stored properties whose types are Codable themselves; write `init(from:)` for enumerations with values"
    ),
    (
      "protocol 'Encodable'",
      "structs and classes are coded with all stored properties whose types are Codable themselves; write `encode(to:)` for enumerations with values"
    ),
    ("'CustomStringConvertible'", "give the type a `description` and conform to CustomStringConvertible"),
    ("FileManager", "keep values in UserDefaults; there are no files in the browser"),
    ("NSPredicate", "filter with a closure"),
    (
      "cannot find 'NS",
      "the guide Fidelity lists the parts of Foundation in the browser build; pass in anything else the app needs"
    ),
    ("cannot find 'UI", "the guide Fidelity lists the supported parts of UIKit"),
    ("no such module", "the browser build has only UIKit and the library's own modules"),
    (
      "expected to be an instance of a class",
      "replace Any with the type, or with an enum of the possible types; class instances may stay"
    ),
    ("unable to type-check", "divide the expression into constants of known types"),
    ("dictionary of type", "write the type of the values where the dictionary is declared"),
    ("is unavailable", "avoid it, or exclude it from the browser build with `#if !hasFeature(Embedded)`"),
    ("has no member", missing),
    ("no exact matches", missing),
    ("cannot find type", missing),
    ("extra argument", missing),
    ("in embedded Swift", "exclude it from the browser build with `#if !hasFeature(Embedded)`"),
  ]

  /// Returns the remedy for a compiler error, or nil if the error is self-explanatory.
  static func way(around line: String) -> String? {
    // The text before "error: " is not searched, because it is a path that can contain any word.
    guard let error = line.range(of: "error: ") else { return nil }
    return ways.first { line[error.upperBound...].contains($0.part) }.map { "\(mark)\($0.way)." }
  }
}
