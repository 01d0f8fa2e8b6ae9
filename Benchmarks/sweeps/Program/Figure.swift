// SPDX-License-Identifier: MIT

/// A figure that measures the quality of a scene. Lower is better, unless its name states otherwise.
struct Figure {
  let name: String
  let unit: String
  let value: Double

  init(_ name: String, _ unit: String, _ value: Double) {
    self.name = name
    self.unit = unit
    self.value = value
  }

  /// Returns all figures, in the order of the table.
  static func all() -> [Figure] {
    piles() + boundaries() + springs() + chains() + machines()
  }
}
