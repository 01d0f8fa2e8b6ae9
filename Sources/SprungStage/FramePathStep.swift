// SPDX-License-Identifier: MIT

/// One verb of a path record with its numbers, x before y.
public struct FramePathStep: Equatable, Sendable {
  /// The verb of the step.
  public var verb: PathVerb
  /// Coordinates of the verb's points.
  public var numbers: [Float]

  /// Makes a step.
  public init(verb: PathVerb, numbers: [Float] = []) {
    self.verb = verb
    self.numbers = numbers
  }
}
