// SPDX-License-Identifier: MIT

/// `World` of SprungPhysics is a face: it checks arguments, records and delegates. Its extensions are aspects of that face, and
/// what works on the stores is given the stores and never the world.
enum WorldRules {
  static let root = "Sources/SprungPhysics/"

  /// Where the face is.
  static let face = root + "API/World/"

  /// A file outside the face whose code names the world all the same.
  struct Exception {
    let path: String
    let reason: String
  }

  static let exceptions = [
    Exception(
      path: "API/Replay/Recording+Replay.swift", reason: "a recording is played to a world, as calls from outside"),
    Exception(path: "API/Replay/RecordedOperation+Apply.swift", reason: "an operation is a call of the world's face"),
  ]

  /// The files that extend or name the world outside its face. The list of exceptions must not hold more than there is, and
  /// allows none of them to extend it.
  static func breaches(in files: [SourceFile]) -> [String] {
    var result: [String] = []
    var used: Set<String> = []
    for file in files where file.path.hasPrefix(root) && !file.path.hasPrefix(face) {
      let path = String(file.path.dropFirst(root.count))
      for (index, line) in file.code.enumerated() where names(line) {
        if line.split(separator: " ").contains("extension") {
          result.append(
            file.breach(index, "an extension of World belongs into API, a subsystem into a type of its own"))
        } else if exceptions.contains(where: { $0.path == path }) {
          used.insert(path)
        } else {
          result.append(file.breach(index, "below its face nothing knows the world; take the stores that are needed"))
        }
      }
    }
    for exception in exceptions where !used.contains(exception.path) {
      result.append("WorldRules: \(exception.path) names World no longer; take it off the list")
    }
    return result
  }

  /// Whether a line of code has the word `World`.
  private static func names(_ line: String) -> Bool {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains("World")
  }
}
