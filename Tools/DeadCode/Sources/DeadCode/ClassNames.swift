// SPDX-License-Identifier: MIT

/// Information about classes in mangled names.
struct ClassNames {
  /// The tables by the names of their classes.
  private let tables: [Substring: Int]

  init(_ program: Program) {
    var tables: [Substring: Int] = [:]
    for table in program.tables.keys { tables[program.symbols.names[table].dropLast()] = table }
    self.tables = tables
  }

  /// The table of the class that a name begins with, the innermost one, and the rest of the name.
  func home(of name: String) -> (table: Int, rest: Substring)? {
    var end = name.endIndex
    while end > name.startIndex {
      if let table = tables[name[..<end]] { return (table, name[end...]) }
      end = name.index(before: end)
    }
    return nil
  }

  /// The table of the class of which there must be an object for a function to run, nil if it may run without one.
  ///
  /// A method runs on an object. Names with another ending are excluded: members of the class itself, initializers,
  /// types within the class, functions that the compiler merged from several.
  func object(neededBy name: String) -> Int? {
    guard name.hasPrefix("$"), !name.hasSuffix("Tm"), let (table, rest) = home(of: name) else { return nil }
    // Specializations of generic classes have names that other rules hold for.
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

  /// Methods, getters, setters, modifiers, observers, subscripts and initializers.
  private static let methodEndings = ["F", "vg", "vs", "vM", "vw", "vW", "vr", "fc", "ig", "is", "iM"]

  /// The text after an identifier, which is a number with as many characters, and after a private discriminator.
  private static func behindIdentifier(_ name: Substring) -> Substring? {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    // Those that begin with 0 are composed of words that came before.
    guard let length = Int(digits), digits.first != "0", name.count >= digits.count + length else { return nil }
    let rest = name.dropFirst(digits.count + length)
    guard rest.hasPrefix("33_"), let end = rest.dropFirst(35).firstIndex(of: "L") else { return rest }
    return rest[end...].hasPrefix("LL") ? rest[end...].dropFirst(2) : rest
  }

  /// The text before the first mark of a specialization or thunk: a T followed by a small letter or a few large ones.
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
