// SPDX-License-Identifier: MIT

import Foundation

/// The number of tuned constants in the physics is limited, and a measurement must document the benefit of each.
///
/// `PhysicsTuning` contains only tuned constants: a literal is a tuned value, and an expression is derived from other
/// constants. Definitions, limits and work bounds are declared in separate types.
enum TuningRules {
  /// The folder that contains the constants of the physics.
  static let home = "Sources/SprungPhysics/Stores/Constants/"

  /// The file in which a parameter sweep documents the benefit of each constant.
  static let results = "Benchmarks/sweeps/RESULTS.md"

  /// The maximum number of tuned constants. Derive a new constant from existing ones, or avoid it.
  static let most = 34

  /// A named constant, and whether its value is a literal instead of an expression.
  struct Constant {
    let name: String
    let line: Int
    let isNumber: Bool
  }

  /// Returns the constants of a file, in order.
  static func constants(of file: SourceFile) -> [Constant] {
    file.code.indices.compactMap { line in
      guard let match = file.code[line].firstMatch(of: /static let (\w+)(?:: \w+)? =(.*)/) else { return nil }
      // A long expression continues on the next line.
      let rest = String(match.2) + (line + 1 < file.code.count && match.2.isEmpty ? file.code[line + 1] : "")
      let value = rest.trimmingCharacters(in: .whitespaces)
      return Constant(
        name: String(match.1), line: line,
        isNumber: value.wholeMatch(of: /-?[0-9][0-9A-Fa-fx_.-]*( << [0-9]+|\.\.\.[0-9_.e-]+)?/) != nil
      )
    }
  }

  /// Returns the breaches of the rules for tuned constants, given the results of the sweep.
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
          tuned[most].line, "there are \(tuned.count) tuned numbers, but the maximum is \(most)"))
    }
    if tuned.count < most {
      found.append("TuningRules: there are only \(tuned.count) tuned numbers; lower `most` accordingly")
    }
    for constant in constants where !constant.isNumber {
      let rest = file.code[constant.line] + (constant.line + 1 < file.code.count ? file.code[constant.line + 1] : "")
      let others = constants.map(\.name) + ["PhysicsUnits", "PhysicsLimits"]
      if !others.contains(where: { $0 != constant.name && rest.contains($0) }) {
        found.append(file.breach(constant.line, "\(constant.name) is not derived from another number"))
      }
    }
    for constant in tuned where !results.contains("### \(constant.name),") {
      found.append(
        file.breach(constant.line, "no sweep measures \(constant.name); run Benchmarks/sweeps/sweep.py --write"))
    }
    return found
  }

  /// A constant that is declared elsewhere in the physics.
  struct Exception {
    let file: String
    let names: [String]
    let reason: String
  }

  static let exceptions = [
    Exception(file: "GradientNoise", names: ["scale"], reason: "a norm: the maximum value becomes one"),
    Exception(
      file: "RoundGap", names: ["roundIterations", "roundAngle", "trustedRotation"],
      reason: "a search that ends at rounding; another choice finds the same normal"),
    Exception(
      file: "PolygonOutline", names: ["tolerance"], reason: "the rounding of an outline, relative to its size"),
    Exception(file: "Manifold", names: ["farEnd", "corners", "whole"], reason: "bits of a feature's name"),
    Exception(file: "WideContact", names: ["width"], reason: "lanes of a vector"),
    Exception(
      file: "ContactColors",
      names: ["pairCount", "pairOverflow", "firstStatic", "staticCount", "staticOverflow", "limit"],
      reason: "bits of a word of colors"),
    Exception(file: "BroadPhase", names: ["levelCount", "farthestCell"], reason: "the range of a cell's number"),
    Exception(file: "ConvexPolygon", names: ["largestCount"], reason: "the documented limit of the public type"),
    Exception(file: "PropagatorCache", names: ["slotCount"], reason: "a cache that changes no result"),
  ]

  /// Returns named numbers of the physics that are declared outside the constants. The list of exceptions must not
  /// contain unnecessary entries.
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
            file.breach(constant.line, "\(constant.name) is a chosen number; move it to \(home)"))
        }
      }
    }
    for exception in exceptions {
      for name in exception.names where !used.contains(exception.file + name) {
        found.append("TuningRules: \(exception.file) has no number \(name); remove it from the list")
      }
    }
    return found
  }
}
