// SPDX-License-Identifier: MIT

/// All names of a program, each with a number.
final class Symbols {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// Returns the number of a name, and assigns one to a new name.
  func number(_ name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// The number of a known name.
  func known(_ name: String) -> Int? { numbers[name] }
}
