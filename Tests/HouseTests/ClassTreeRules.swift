// SPDX-License-Identifier: MIT

/// Public classes must have the same superclasses and adopt the same protocols as Apple's, and protocols must refine
/// the same protocols. `class-tree.txt` contains Apple's declarations.
///
/// Application subclasses override inherited members and are cast to superclasses, so a wrong superclass breaks source
/// compatibility.
enum ClassTreeRules {
  /// A declaration that is allowed to differ.
  struct Exception {
    let type: String
    let reason: String
  }

  static let exceptions = [
    Exception(type: "UIActivityItemProvider", reason: "the browser has no operations"),
    Exception(
      type: "UICollectionViewDiffableDataSource",
      reason:
        "between it and NSObject is a class that is not generic, because the browser build has no casts to generic classes"
    ),
    Exception(
      type: "UITableViewDiffableDataSource",
      reason:
        "between it and NSObject is a class that is not generic, because the browser build has no casts to generic classes"
    ),
  ]

  /// Protocols that a class does not adopt yet.
  static let missing = [
    Exception(type: "CAAnimation CAAction", reason: "animations are added to layers, not run as actions"),
    Exception(type: "UIPresentationController UITraitEnvironment", reason: "only views and controllers have traits"),
    Exception(type: "UIScreen UITraitEnvironment", reason: "only views and controllers have traits"),
    Exception(type: "UIWindowScene UITraitEnvironment", reason: "only views and controllers have traits"),
  ]

  /// Types that Apple's UIKit does not contain, or that Apple declares in Foundation or Swift.
  static let own: Set<String> = [
    "InterfaceCoder", "KeyValueObservers", "SegueTrigger", "SelectorArgument", "ApplicationHost", "HostedTimer",
    "NSKeyValueObserving",
    "SelectorDispatching",
    "DispatchQueue", "DispatchWorkItem", "RunLoop", "Task", "Timer", "Bundle", "CGColorSpace", "CGContext",
    "CGDataProvider",
    "CGGradient", "CGImage", "NSItemProvider",
    "NSKeyValueObservation", "UICellConfigurationState", "UIListContentConfiguration", "UIViewConfigurationState",
  ]

  /// The declaration of a type. The superclass of a class is the first parent.
  struct Declaration {
    let isClass: Bool
    var parents: [String]
  }

  static func breaches(in files: [SourceFile], tree text: String) -> [String] {
    let expected = tree(text)
    var found: [String: (declaration: Declaration, file: SourceFile, line: Int)] = [:]
    var adopted: [String: Set<String>] = [:]
    for file in files where file.path.hasPrefix("Sources/UIKit/") {
      for (line, code) in file.code.enumerated() {
        if let (name, declaration) = declaration(in: joined(file.code, line), first: code) {
          adopted[name, default: []].formUnion(declaration.parents)
          if found[name] == nil { found[name] = (declaration, file, line) }
        } else if code.first?.isWhitespace == false, let start = joined(file.code, line).firstRange(of: "extension ") {
          let (name, parents) = parts(of: joined(file.code, line)[start.upperBound...])
          adopted[name, default: []].formUnion(parents)
        }
      }
    }
    var result: [String] = []
    for (name, entry) in found.sorted(by: { $0.key < $1.key }) {
      guard !name.hasPrefix("_"), !own.contains(name), !exceptions.contains(where: { $0.type == name }) else {
        continue
      }
      guard let apple = expected[name] else {
        result.append(entry.file.breach(entry.line, "\(name) is not in class-tree.txt; add Apple's declaration"))
        continue
      }
      var parents = apple.parents
      if apple.isClass {
        let superclass = parents.removeFirst()
        if entry.declaration.parents.first != superclass {
          result.append(entry.file.breach(entry.line, "the superclass of \(name) must be \(superclass), as Apple's"))
        }
      }
      for parent in parents where !reaches(parent, from: name, adopted) {
        if missing.contains(where: { $0.type == "\(name) \(parent)" }) { continue }
        result.append(entry.file.breach(entry.line, "\(name) must adopt \(parent), as Apple's does"))
      }
    }
    for name in expected.keys.sorted() where found[name] == nil {
      result.append("class-tree.txt: \(name) is not a public type")
    }
    return result
  }

  static func tree(_ text: String) -> [String: Declaration] {
    var result: [String: Declaration] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let isClass = line.hasPrefix("class ")
      let (name, parents) = parts(of: line.drop { $0 != " " }.dropFirst())
      result[name] = Declaration(isClass: isClass, parents: parents)
    }
    return result
  }

  /// Returns whether a type adopts a protocol, directly or through inheritance.
  private static func reaches(_ parent: String, from name: String, _ adopted: [String: Set<String>]) -> Bool {
    for other in adopted[name] ?? [] where other == parent || reaches(parent, from: other, adopted) { return true }
    return false
  }

  /// Returns a declaration up to its opening brace, which may be on a later line.
  private static func joined(_ code: [String], _ line: Int) -> Substring {
    var text = ""
    for part in code[line..<min(line + 4, code.count)] {
      text += part + " "
      if part.contains("{") { break }
    }
    return text.prefix { $0 != "{" }
  }

  private static func declaration(in text: Substring, first: String) -> (String, Declaration)? {
    let words = first.split(separator: " ")
    guard first.first?.isWhitespace != true, words.contains("public") || words.contains("open"),
      let kind = words.firstIndex(where: { $0 == "class" || $0 == "protocol" })
    else { return nil }
    guard !words[..<kind].contains("func"), let start = text.firstRange(of: words[kind] + " ") else { return nil }
    let (name, parents) = parts(of: text[start.upperBound...])
    return (name, Declaration(isClass: words[kind] == "class", parents: parents))
  }

  /// Returns the name of a type and the types after its colon, without generic parameters and attributes.
  private static func parts(of text: Substring) -> (String, [String]) {
    var depth = 0
    var plain = ""
    for character in text {
      if character == "<" { depth += 1 }
      if depth == 0 { plain.append(character) }
      if character == ">" { depth -= 1 }
    }
    let sides = plain.split(separator: ":", maxSplits: 1)
    let name = sides.first.map { $0.split(separator: " ").first.map(String.init) ?? "" } ?? ""
    guard sides.count == 2 else { return (name, []) }
    let list = sides[1].split(separator: "&").joined(separator: ",").split(separator: ",")
    return (name, list.compactMap { $0.split(separator: " ").first { !$0.hasPrefix("@") }.map(String.init) })
  }
}
