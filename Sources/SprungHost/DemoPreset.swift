// SPDX-License-Identifier: MIT

/// A recommended combination of a demo's parameter values.
public struct DemoPreset {
  /// The title of the preset's button.
  public let title: String
  /// The values by parameter name. All other parameters have their default values.
  public let values: [(name: String, value: Double)]

  /// Creates a preset from a title and values.
  public init(_ title: String, _ values: [(name: String, value: Double)]) {
    self.title = title
    self.values = values
  }
}
