// SPDX-License-Identifier: MIT

/// Some values of a demo's parameters that go well together.
public struct DemoPreset {
  /// The title of its button.
  public let title: String
  /// The values by the names of parameters; what is not named has its default.
  public let values: [(name: String, value: Double)]

  /// Names values.
  public init(_ title: String, _ values: [(name: String, value: Double)]) {
    self.title = title
    self.values = values
  }
}
