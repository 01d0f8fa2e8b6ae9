// SPDX-License-Identifier: MIT

/// Extracts information about classes from mangled names.
struct ClassNames {
  /// The method table number of each class, by mangled class name.
  private let tables: [Substring: Int]

  init(_ program: Program) {
    var tables: [Substring: Int] = [:]
    for table in program.tables.keys { tables[program.symbols.names[table].dropLast()] = table }
    self.tables = tables
  }

  /// Returns the method table of the innermost class that a mangled name begins with, and the text that follows the
  /// class.
  func home(of name: String) -> (table: Int, rest: Substring)? {
    var end = name.endIndex
    while end > name.startIndex {
      if let table = tables[name[..<end]] { return (table, name[end...]) }
      end = name.index(before: end)
    }
    return nil
  }

  /// Returns the table of the class of which an instance must exist for a function to run, or nil if no instance is
  /// required.
  ///
  /// A method requires an instance. The result is nil for all other names: static members, initializers, nested types
  /// and functions that the compiler merged.
  func object(neededBy name: String) -> Int? {
    guard name.hasPrefix("$"), !name.hasSuffix("Tm"), let (table, rest) = home(of: name) else { return nil }
    // Specializations of generic classes follow different mangling rules.
    guard name[..<rest.startIndex].hasSuffix("C") else { return nil }
    if ["fD", "fd", "fE"].contains(rest) { return table }
    guard let member = Self.behindIdentifier(rest), let first = member.first, !"CVOP".contains(first) else {
      return nil
    }
    if ["TW", "FZ", "gZ", "sZ", "pZ", "fC"].contains(where: member.contains) { return nil }
    let core = Self.withoutSpecialization(member)
    guard !core.suffix(3).contains("Z") else { return nil }
    return Self.methodEndings.contains(where: core.hasSuffix) ? table : nil
  }

  /// The suffixes in mangled names of methods, getters, setters, modify accessors, observers, initializers and
  /// subscripts.
  private static let methodEndings = ["F", "vg", "vs", "vM", "vw", "vW", "vr", "fc", "ig", "is", "iM"]

  /// Returns the text after an identifier and an optional private discriminator. A mangled identifier consists of a
  /// length followed by that number of characters.
  private static func behindIdentifier(_ name: Substring) -> Substring? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    // Identifiers that start with 0 contain substitutions for earlier words.
    guard let length = Int(digits), digits.first != "0", name.count >= digits.count + length else { return nil }
    let rest = name.dropFirst(digits.count + length)
    guard rest.hasPrefix("33_"), let end = rest.dropFirst(35).firstIndex(of: "L") else { return rest }
    return rest[end...].hasPrefix("LL") ? rest[end...].dropFirst(2) : rest
  }

  /// Returns the text before the first specialization or thunk suffix. Such a suffix is a "T" followed by a lowercase
  /// letter or by several uppercase letters.
  private static func withoutSpecialization(_ name: Substring) -> Substring {
    var place = name.startIndex
    while let mark = name[place...].firstIndex(of: "T") {
      let next = name.index(after: mark)
      if next < name.endIndex, "fgGmqjWVXRrAaKk".contains(name[next]) { return name[..<mark] }
      place = next
    }
    return name
  }
}
