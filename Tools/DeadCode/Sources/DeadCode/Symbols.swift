// SPDX-License-Identifier: MIT

/// Assigns a number to each symbol name of a program.
final class Symbols {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of the given name. A new name gets the next number.
  func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// Returns the number of the given name, or nil if the name is new.
  func known(_ name: String) -> Int? { numbers[name] }
}
