// SPDX-License-Identifier: MIT

/// A verb of a path record with its coordinates, x before y.
public struct FramePathStep: Equatable, Sendable {
  /// The verb of the step.
  public var verb: PathVerb
  /// The coordinates of the verb's points.
  public var numbers: [Float]

  /// Creates a step.
  public init(verb: PathVerb, numbers: [Float] = []) {
    self.verb = verb
    self.numbers = numbers
  }
}
