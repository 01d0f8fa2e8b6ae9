// SPDX-License-Identifier: MIT

/// `World` of SprungPhysics is a facade: it checks arguments, records calls and delegates the work. The extensions of
/// `World` are aspects of this facade. Code that operates on the stores takes the stores and never the world.
enum WorldRules {
  static let root = "Sources/SprungPhysics/"

  /// The folder of the facade.
  static let face = root + "API/World/"

  /// A file outside the facade that may name the world in its code.
  struct Exception {
    let path: String
    let reason: String
  }

  static let exceptions = [
    Exception(
      path: "API/Replay/Recording+Replay.swift", reason: "a recording is played to a world, as calls from outside"),
    Exception(path: "API/Replay/RecordedOperation+Apply.swift", reason: "an operation is a call of the world's facade"),
  ]

  /// Returns the files that extend or name the world outside its facade. The list of exceptions must not contain
  /// unnecessary entries, and it does not allow extensions.
  static func breaches(in files: [SourceFile]) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix(root) && !file.path.hasPrefix(face) {
      let path = String(file.path.dropFirst(root.count))
      for (index, line) in file.code.enumerated() where names(line) {
        if line.split(separator: " ").contains("extension") {
          result.append(
            file.breach(index, "an extension of World belongs in API, a subsystem in a separate type"))
        } else if exceptions.contains(where: { $0.path == path }) {
          used.insert(path)
        } else {
          result.append(file.breach(index, "code below the facade must not use the world; take the stores it needs"))
        }
      }
    }
    for exception in exceptions where !used.contains(exception.path) {
      result.append("WorldRules: \(exception.path) no longer names World; remove it from the list")
    }
    return result
  }

  /// Returns whether a line of code contains the word `World`.
  private static func names(_ line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("World")
  }
}
