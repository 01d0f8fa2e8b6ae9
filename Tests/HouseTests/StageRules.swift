// SPDX-License-Identifier: MIT

/// Code that operates on the stores of the physics must name them: an initializer takes each store as a labeled
/// parameter, and takes at most six stores. Only the code that builds all stages may take the `StepContext`.
enum StageRules {
  static let root = PhysicsFolderRules.root + "Stages/"

  /// The file that declares the stores of a world as properties.
  static let context = PhysicsFolderRules.root + "Stores/StepContext.swift"

  /// The file that builds all stages.
  static let builder = PhysicsFolderRules.root + "Stages/Step/StepStages.swift"

  /// The maximum number of stores that an initializer takes. A type that needs more stores has more than one purpose.
  static let mostStores = 6

  /// Returns the initializers with too many or unlabeled stores, and the lines that name the context.
  static func breaches(in files: [SourceFile]) -> [String] {
    guard let context = files.first(where: { $0.path == context }) else {
      return ["StageRules: \(context) does not exist"]
    }
    let stores = Set(context.code.compactMap(store))
    var result: [String] = []
    for file in files where file.path.hasPrefix(root) && file.path != builder {
      for (line, parameters) in initializers(in: file) {
        let taken = parameters.filter { parameter in stores.contains { parameter.hasSuffix(": " + $0) } }
        if taken.count > mostStores {
          result.append(
            file.breach(line, "it takes \(taken.count) stores, but the maximum is \(mostStores); divide its work"))
        }
        for parameter in taken where parameter.hasPrefix("_ ") {
          result.append(file.breach(line, "\(parameter.dropFirst(2)) has no label"))
        }
      }
      for (line, code) in file.code.enumerated() where code.contains("StepContext") {
        result.append(file.breach(line, "it takes the entire StepContext; name the stores it needs"))
      }
    }
    return result
  }

  /// Returns the type of the store that a line of the context declares: `let joints: JointStore` or `let clock =
  /// StepClock()`.
  private static func store(_ line: String) -> String? {
    guard let match = line.firstMatch(of: /^  let \w+(?:: | = )(\w+)/) else { return nil }
    return String(match.1)
  }

  private static let openings = ["", "private ", "package ", "public "].map { "  \($0)init(" }

  /// Returns the initializers of a file, with their lines and parameters.
  private static func initializers(in file: SourceFile) -> [(line: Int, parameters: [String])] {
    var result: [(line: Int, parameters: [String])] = []
    for (line, code) in file.code.enumerated() {
      guard let opening = openings.first(where: code.hasPrefix) else { continue }
      var text = String(code.dropFirst(opening.count))
      var next = line + 1
      while !text.contains(")"), next < file.code.count {
        text += file.code[next].drop { $0 == " " }
        next += 1
      }
      let list = text.prefix { $0 != ")" }
      result.append(
        (line, list.split(separator: ",").map { String($0.drop { $0 == " " }) }))
    }
    return result
  }
}
