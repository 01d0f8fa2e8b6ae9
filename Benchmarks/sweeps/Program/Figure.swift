// SPDX-License-Identifier: MIT

/// A number that says how well something went; less is better, unless its name says otherwise.
struct Figure {
  let name: String
  let unit: String
  let value: Double

  init(_ name: String, _ unit: String, _ value: Double) {
    self.name = name
    self.unit = unit
    self.value = value
  }

  /// All figures, in the order of the table.
  static func all() -> [Figure] {
    piles() + boundaries() + springs() + chains() + machines()
  }
}
