// SPDX-License-Identifier: MIT

/// Parses Apple's visual format, such as `H:|-[photo(80)]-8-[title(>=40@750)]-|`.
///
/// The grammar is the one in Apple's "Auto Layout Guide: Visual Format Language". A format consists of an orientation,
/// an optional superview at each end, views with predicates in parentheses, and connections, each with a number, a
/// metric or predicates.
struct VisualFormat {
  /// A size or distance with its relation and priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or the name of a metric or view.
    var value: Value
    var multiplier: CGFloat = 1
    var addition: CGFloat = 0
    var priority: Value?
  }

  enum Value: Equatable {
    case number(CGFloat)
    case name(String)
  }

  /// The connection between two views.
  enum Connection: Equatable {
    /// No spacing.
    case flush
    /// The system spacing.
    case standard
    /// Explicit distances.
    case predicates([Predicate])
  }

  struct Element: Equatable {
    /// The name of a view; nil for the superview.
    var name: String?
    var sizes: [Predicate] = []
    /// The connection to the previous element; nil for the first element.
    var connection: Connection?
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var elements: [Element] = []
  /// The text as bytes. All symbols of the grammar are ASCII; names can also contain other characters.
  private var characters: [UInt8]
  private var position = 0
  private var mistake: String?

  /// Parses a format string. Returns an error message for an invalid format.
  static func parse(_ text: String) -> (format: VisualFormat?, mistake: String?) {
    var reader = VisualFormat(characters: Array(text.utf8))
    reader.readAll()
    if let mistake = reader.mistake { return (nil, "\(mistake) at character \(reader.position + 1) of \"\(text)\"") }
    return (reader, nil)
  }

  private init(characters: [UInt8]) { self.characters = characters }

  private var next: UInt8? { position < characters.count ? characters[position] : nil }

  private func isNext(_ character: Unicode.Scalar) -> Bool { next == UInt8(truncatingIfNeeded: character.value) }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

  /// Returns whether a byte is a letter, an underscore or part of a non-ASCII character.
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95 || byte >= 128
  }

  private mutating func fail(_ reason: String) { if mistake == nil { mistake = reason } }

  private mutating func readAll() {
    if characters.count > 1, characters[1] == 58 {
      guard isNext("H") || isNext("V") else { return fail("the orientation must be H or V") }
      axis = isNext("V") ? .vertical : .horizontal
      position = 2
    }
    var connection: Connection?
    while mistake == nil, next != nil {
      if skip("|") {
        guard elements.isEmpty || next == nil else { return fail("the superview must be at an end") }
        elements.append(Element(name: nil, connection: elements.isEmpty ? nil : connection ?? .flush))
      } else if skip("[") {
        let name = readName()
        guard !name.isEmpty else { return fail("a view needs a name") }
        var element = Element(name: name, connection: elements.isEmpty ? nil : connection ?? .flush)
        if skip("(") { element.sizes = readPredicates() }
        guard mistake == nil else { return }
        guard skip("]") else { return fail("] is missing") }
        elements.append(element)
      } else {
        return fail("expected a view in brackets or |")
      }
      connection = nil
      if isNext("-") {
        guard !elements.isEmpty else { return fail("expected a view in brackets or |") }
        connection = readConnection()
        guard mistake == nil else { return }
        if next == nil { return fail("expected a view in brackets or |") }
      }
    }
    if !elements.contains(where: { $0.name != nil }) { fail("the format contains no view") }
  }

  private mutating func readConnection() -> Connection {
    _ = skip("-")
    if isNext("[") || isNext("|") { return .standard }
    let predicates = skip("(") ? readPredicates() : [readPredicate()]
    if !skip("-") { fail("expected - after a distance") }
    return .predicates(predicates)
  }

  /// Parses predicates up to the closing parenthesis.
  private mutating func readPredicates() -> [Predicate] {
    var found: [Predicate] = []
    repeat { found.append(readPredicate()) } while mistake == nil && skip(",")
    if !skip(")") { fail(") is missing") }
    return found
  }

  private mutating func readPredicate() -> Predicate {
    var predicate = Predicate(value: .number(0))
    if skip("=") {
      if !skip("=") { fail("expected ==") }
    } else if skip(">") {
      if !skip("=") { fail("expected >=") }
      predicate.relation = .greaterThanOrEqual
    } else if skip("<") {
      if !skip("=") { fail("expected <=") }
      predicate.relation = .lessThanOrEqual
    }
    predicate.value = readValue()
    if skip("*") { predicate.multiplier = readNumber() } else if skip("/") { predicate.multiplier = 1 / readNumber() }
    if case .name = predicate.value, isNext("+") || (isNext("-") && followsNumber) {
      let sign: CGFloat = skip("+") ? 1 : -1
      if sign < 0 { _ = skip("-") }
      predicate.addition = sign * readNumber()
    }
    if skip("@") { predicate.priority = readValue() }
    return predicate
  }

  /// Whether a minus sign is part of a sum rather than the end of a connection.
  private var followsNumber: Bool {
    guard position + 1 < characters.count else { return false }
    return Self.isDigit(characters[position + 1])
  }

  private mutating func readValue() -> Value {
    if let byte = next, Self.isDigit(byte) || isNext(".") || isNext("-") { return .number(readNumber()) }
    let name = readName()
    if name.isEmpty { fail("expected a number or a name") }
    return .name(name)
  }

  private mutating func readName() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) || (Self.isDigit(byte) && position > start) { position += 1 }
    return String(decoding: characters[start..<position], as: UTF8.self)
  }

  private mutating func readNumber() -> CGFloat {
    let isNegative = skip("-")
    var value: CGFloat = 0
    var hasDigits = false
    while let digit = next, Self.isDigit(digit) {
      value = value * 10 + CGFloat(digit - 48)
      hasDigits = true
      position += 1
    }
    if skip(".") {
      var digitValue: CGFloat = 0.1
      while let digit = next, Self.isDigit(digit) {
        value += CGFloat(digit - 48) * digitValue
        digitValue /= 10
        hasDigits = true
        position += 1
      }
    }
    if !hasDigits { fail("expected a number") }
    return isNegative ? -value : value
  }
}
