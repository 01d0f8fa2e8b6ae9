// SPDX-License-Identifier: MIT

/// An internal member of an open class must be final unless a subclass in the module overrides it.
///
/// With Embedded Swift, a module that subclasses a class contains the protocol witnesses of that class, including the
/// bodies of the members that they call. In that module, the compiler treats a member without overrides as final and
/// calls it directly. The compiler then rejects the call, because the member is internal to another module: "function
/// has wrong linkage to be called from". The class and all tests compile; only apps do not.
enum FinalRules {
  static func breaches(in files: [SourceFile]) -> [String] {
    let files = files.filter { $0.path.hasPrefix("Sources/UIKit/") }
    var parents: [String: String] = [:]
    var overridden: [String: Set<String>] = [:]
    for file in files {
      forEachMember(in: file) { owner, _, code in
        if code.contains("override "), let name = name(in: code) { overridden[owner.name, default: []].insert(name) }
      } owner: { owner in
        if let parent = owner.parent { parents[owner.name] = parent }
      }
    }
    // A member that a class overrides must be overridable in all of its superclasses.
    var left: [String: Set<String>] = [:]
    for (name, members) in overridden {
      var next = parents[name]
      while let ancestor = next {
        left[ancestor, default: []].formUnion(members)
        next = parents[ancestor]
      }
    }
    var result: [String] = []
    for file in files {
      forEachMember(in: file) { owner, index, code in
        guard owner.isOpen, isInternal(file, index), !file.isNativeOnly[index], let name = name(in: code),
          !(left[owner.name]?.contains(name) ?? false)
        else { return }
        result.append(
          file.breach(index, "no subclass of \(owner.name) overrides \(name): make it final, or apps do not link it"))
      }
    }
    return result
  }

  /// The class whose body is being read.
  private struct Owner {
    let name: String
    let parent: String?
    let isOpen: Bool
  }

  /// Calls a closure for each line that declares a member of a class.
  private static func forEachMember(
    in file: SourceFile, _ body: (Owner, Int, String) -> Void, owner found: (Owner) -> Void = { _ in }
  ) {
    var owner: Owner?
    for (index, code) in file.code.enumerated() {
      if code.first == "}" {
        owner = nil
      } else if code.first?.isLetter ?? false || code.first == "@" {
        guard let made = declaredClass(code) else { continue }
        owner = made
        found(made)
      } else if let owner, code.hasPrefix("  "), code.contains("func ") || code.contains("var ") {
        body(owner, index, code)
      }
    }
  }

  private static func declaredClass(_ code: String) -> Owner? {
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
    guard let place = words.firstIndex(of: "class"), place + 1 < words.count, words[place + 1] != "func" else {
      return nil
    }
    let name = words[place + 1]
    let parent = name.hasSuffix(":") && place + 2 < words.count ? String(words[place + 2]) : nil
    return Owner(name: String(name.filter { $0 != ":" }), parent: parent, isOpen: words[..<place].contains("open"))
  }

  /// Returns whether a line declares an internal member that is not final. Members within a compilation condition are
  /// indented by another level.
  private static func isInternal(_ file: SourceFile, _ index: Int) -> Bool {
    let code = file.code[index]
    let depth = code.prefix { $0 == " " }.count
    guard depth == 2 || (depth == 4 && isConditional(file, index)) else { return false }
    let stated: Set<Substring> = [
      "open", "public", "package", "private", "fileprivate", "final", "static", "class", "override", "let", "case",
    ]
    var words: [Substring] = []
    for word in code.split(separator: " ") {
      if word == "func" || word == "var" { return !words.contains { stated.contains($0) } }
      words.append(word.prefix { $0 != "(" })
    }
    return false
  }

  /// Returns whether the closest preceding line with member indentation starts or divides a compilation condition.
  private static func isConditional(_ file: SourceFile, _ index: Int) -> Bool {
    for line in stride(from: index - 1, through: 0, by: -1) {
      let code = file.code[line]
      if code.hasPrefix("  "), !code.hasPrefix("   "), code.contains(where: { $0 != " " }) {
        return code.hasPrefix("  #if") || code.hasPrefix("  #else")
      }
    }
    return false
  }

  private static func name(in code: String) -> String? {
    let words = code.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "func" || $0 == "var" }), place + 1 < words.count else {
      return nil
    }
    return String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
