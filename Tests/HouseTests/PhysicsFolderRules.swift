// SPDX-License-Identifier: MIT

/// The layering of SprungPhysics: `API` may use `Stages`, `Stages` may use `Stores`, and no two folders may depend on
/// each other through types, members or constants.
///
/// A type belongs to the folder that declares it. A member belongs to a folder if its name is declared nowhere else.
/// The rule therefore also finds a member that an extension in a higher folder adds to a type of a lower folder.
enum PhysicsFolderRules {
  static let root = "Sources/SprungPhysics/"

  /// The layers from bottom to top.
  static let layers = ["Stores", "Stages", "API"]

  /// The maximum number of files in a folder. A larger folder must be divided.
  static let mostFiles = 25

  /// Member names that the standard library declares, and that the physics declares once.
  static let standardNames: Set = ["squareRoot", "replace"]

  /// Returns the breaches of the folder rules in all files.
  static func breaches(in files: [SourceFile]) -> [String] {
    let files = files.filter { $0.path.hasPrefix(root) }
    var result: [String] = []
    var counts: [String: Int] = [:]
    for file in files {
      if layer(of: folder(of: file)) == nil {
        result.append(file.breach(0, "it is in none of the folders \(layers.joined(separator: ", "))"))
      }
      counts[folder(of: file), default: 0] += 1
    }
    for (folder, count) in counts.sorted(by: { $0.key < $1.key }) where count > mostFiles {
      result.append("\(root)\(folder) has \(count) files; divide a folder with more than \(mostFiles)")
    }
    let names = FolderNames(files, folder: folder)
    let known = names.declared
    for name in standardNames.sorted() where !files.isEmpty && !known.contains(name) {
      result.append("PhysicsFolderRules: \(name) no longer exists; remove it from the list")
    }
    let references = names.references(except: standardNames)
    let reached = closure(of: references)
    for reference in references {
      let (from, to) = (reference.from, reference.to)
      guard let lower = layer(of: from), let upper = layer(of: to) else { continue }
      if lower < upper {
        result.append(reference.breach("\(from) is below \(to), which \(reference.name) belongs to"))
      } else if lower == upper, reached[to]?.contains(from) == true {
        result.append(reference.breach("\(from) uses \(reference.name) of \(to), which needs \(from)"))
      }
    }
    return result
  }

  /// Returns the folder below `root`, or an empty string for a file outside all folders.
  private static func folder(of file: SourceFile) -> String {
    file.path.dropFirst(root.count).split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func layer(of folder: String) -> Int? {
    layers.firstIndex(of: String(folder.prefix { $0 != "/" }))
  }

  /// Returns, for each folder, the folders that it uses directly or through other folders.
  private static func closure(of references: [FolderNames.Reference]) -> [String: Set<String>] {
    var result: [String: Set<String>] = [:]
    for reference in references { result[reference.from, default: []].insert(reference.to) }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (folder, others) in result {
        let more = others.reduce(into: others) { $0.formUnion(result[$1] ?? []) }
        guard more.count > others.count else { continue }
        result[folder] = more
        isGrowing = true
      }
    }
    return result
  }
}
