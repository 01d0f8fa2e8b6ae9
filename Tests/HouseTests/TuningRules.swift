// SPDX-License-Identifier: MIT

import Foundation

/// Tuned numbers of the physics are few, and each says by a measurement what it buys.
///
/// `PhysicsTuning` holds nothing else: a number there is tuned, and an expression follows from other numbers. What is a
/// definition, a limit or a bound of work stands beside it.
enum TuningRules {
  /// Where the numbers of the physics are.
  static let home = "Sources/SprungPhysics/Stores/Constants/"

  /// Where a sweep says what they buy.
  static let results = "Benchmarks/sweeps/RESULTS.md"

  /// More tuned numbers than this are rejected: derive a new one, or do without another.
  static let most = 34

  /// A number with a name, and whether it is written as a number rather than as an expression of others.
  struct Constant {
    let name: String
    let line: Int
    let isNumber: Bool
  }

  /// The constants of a file in their order.
  static func constants(of file: SourceFile) -> [Constant] {
    file.code.indices.compactMap { line in
      guard let match = file.code[line].firstMatch(of: /static let (\w+)(?:: \w+)? =(.*)/) else { return nil }
      // A long expression goes on in the next line.
      let rest = String(match.2) + (line + 1 < file.code.count && match.2.isEmpty ? file.code[line + 1] : "")
      let value = rest.trimmingCharacters(in: .whitespaces)
      return Constant(
        name: String(match.1), line: line,
        isNumber: value.wholeMatch(of: /-?[0-9][0-9A-Fa-fx_.-]*( << [0-9]+|\.\.\.[0-9_.e-]+)?/) != nil
      )
    }
  }

  /// What is wrong with the tuned numbers, given what the sweep has written.
  static func breaches(in files: [SourceFile], results: String) -> [String] {
    guard let file = files.first(where: { $0.path == home + "PhysicsTuning.swift" }) else {
      return ["TuningRules: PhysicsTuning is not at \(home)"]
    }
    let constants = constants(of: file)
    let tuned = constants.filter(\.isNumber)
    var found: [String] = []
    if tuned.count > most {
      found.append(
        file.breach(
          tuned[most].line, "there are \(tuned.count) tuned numbers, and \(most) is the most that there may be"))
    }
    if tuned.count < most {
      found.append("TuningRules: there are only \(tuned.count) tuned numbers; lower `most` to it")
    }
    for constant in constants where !constant.isNumber {
      let rest = file.code[constant.line] + (constant.line + 1 < file.code.count ? file.code[constant.line + 1] : "")
      let others = constants.map(\.name) + ["PhysicsUnits", "PhysicsLimits"]
      if !others.contains(where: { $0 != constant.name && rest.contains($0) }) {
        found.append(file.breach(constant.line, "\(constant.name) follows from no other number"))
      }
    }
    for constant in tuned where !results.contains("### \(constant.name),") {
      found.append(
        file.breach(constant.line, "no sweep says what \(constant.name) buys; run Benchmarks/sweeps/sweep.py --write"))
    }
    return found
  }

  /// A number that stands elsewhere in the physics.
  struct Exception {
    let file: String
    let names: [String]
    let reason: String
  }

  static let exceptions = [
    Exception(file: "GradientNoise", names: ["scale"], reason: "a norm: the largest value becomes one"),
    Exception(
      file: "RoundGap", names: ["roundIterations", "roundAngle", "trustedRotation"],
      reason: "a search that ends at rounding; another choice finds the same normal"),
    Exception(
      file: "PolygonOutline", names: ["tolerance"], reason: "what of an outline is rounding, a part of its size"),
    Exception(file: "Manifold", names: ["farEnd", "corners", "whole"], reason: "bits of a feature's name"),
    Exception(file: "WideContact", names: ["width"], reason: "lanes of a vector"),
    Exception(
      file: "ContactColors",
      names: ["pairCount", "pairOverflow", "firstStatic", "staticCount", "staticOverflow", "limit"],
      reason: "bits of a word of colors"),
    Exception(file: "BroadPhase", names: ["levelCount", "farthestCell"], reason: "what a cell's number has room for"),
    Exception(file: "ConvexPolygon", names: ["largestCount"], reason: "the documented limit of the public type"),
    Exception(file: "PropagatorCache", names: ["slotCount"], reason: "a cache, which changes no result"),
  ]

  /// Numbers with a name that stand in the physics without being among the constants. The list of exceptions must not hold
  /// more than there is.
  static func strays(in files: [SourceFile]) -> [String] {
    var found: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix("Sources/SprungPhysics/") && !file.path.hasPrefix(home) {
      let stem = String(file.path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      for constant in constants(of: file) where constant.isNumber {
        if exceptions.contains(where: { $0.file == stem && $0.names.contains(constant.name) }) {
          used.insert(stem + constant.name)
        } else {
          found.append(
            file.breach(constant.line, "\(constant.name) is a number that was chosen; it belongs into \(home)"))
        }
      }
    }
    for exception in exceptions {
      for name in exception.names where !used.contains(exception.file + name) {
        found.append("TuningRules: \(exception.file) has no number \(name); take it off the list")
      }
    }
    return found
  }
}
