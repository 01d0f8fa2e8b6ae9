// SPDX-License-Identifier: MIT

/// The large public classes are facades: they declare and forward, and parts with a state of their own do the work. So the number of
/// stored properties of each is bounded.
enum FacadeRules {
  /// A class and how many stored properties it may have in one build.
  struct Bound {
    let type: String
    let count: Int
  }

  static let bounds = [
    Bound(type: "UICollectionView", count: 6),
    Bound(type: "UITableView", count: 15),
    Bound(type: "UIApplication", count: 13),
    Bound(type: "UIView", count: 33),
    Bound(type: "UIViewController", count: 33),
    Bound(type: "CALayer", count: 37),
  ]

  static func breaches(in files: [SourceFile], bounds: [Bound] = bounds) -> [String] {
    var result: [String] = []
    for bound in bounds {
      let count = storedProperties(of: bound.type, in: files).count
      if count > bound.count {
        result.append(
          "FacadeRules: \(bound.type) has \(count) stored properties, but may have \(bound.count); give the state to a part"
        )
      } else if count < bound.count {
        result.append(
          "FacadeRules: \(bound.type) has \(count) stored properties now; lower its bound from \(bound.count)")
      }
    }
    return result
  }

  /// The names of the stored properties that a class declares, in the native build.
  static func storedProperties(of type: String, in files: [SourceFile]) -> [String] {
    var result: [String] = []
    for file in files {
      var isInside = false
      var isEmbedded = false
      for (index, code) in file.code.enumerated() {
        if code.contains("class \(type):") || code.contains("class \(type) {") { isInside = true }
        if code.hasPrefix("}") { isInside = false }
        let trimmed = code.drop { $0 == " " }
        if trimmed.hasPrefix("#if hasFeature(Embedded)") { isEmbedded = true }
        if trimmed.hasPrefix("#else") || trimmed.hasPrefix("#endif") { isEmbedded = false }
        guard isInside, !isEmbedded, let name = stored(file, index) else { continue }
        result.append(name)
      }
    }
    return result
  }

  /// The name of the stored property that a line declares; nil for other lines.
  private static func stored(_ file: SourceFile, _ index: Int) -> String? {
    let code = file.code[index]
    guard code.hasPrefix("  "), code.contains("var ") || code.contains("let ") else { return nil }
    let depth = code.prefix { $0 == " " }.count
    // Four spaces are a member only within a condition of compilation.
    guard depth == 2 || (depth == 4 && isInCondition(file, index)) else { return nil }
    let words = code.split(separator: " ")
    guard let place = words.firstIndex(where: { $0 == "var" || $0 == "let" }), place + 1 < words.count,
      !words[..<place].contains(where: { $0 == "static" || $0 == "class" || $0 == "func" || $0 == "case" })
    else { return nil }
    let name = String(words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if words[place] == "let" { return name }
    guard let brace = code.firstIndex(of: "{") else {
      // The accessors may begin in the next line.
      let next = line(after: index, in: file)
      return next.first == "{" && !isObserver(next.dropFirst(), line(after: index + 1, in: file)) ? nil : name
    }
    if code[..<brace].contains("=") { return name }
    return isObserver(code[code.index(after: brace)...], line(after: index, in: file)) ? name : nil
  }

  private static func line(after index: Int, in file: SourceFile) -> Substring {
    index + 1 < file.code.count ? file.code[index + 1].drop { $0 == " " } : ""
  }

  /// Whether what stands after a brace, or else in the next line, observes a stored property.
  private static func isObserver(_ rest: Substring, _ next: Substring) -> Bool {
    let own = rest.drop { $0 == " " }
    let first = own.isEmpty ? next : own
    return first.hasPrefix("didSet") || first.hasPrefix("willSet")
  }

  private static func isInCondition(_ file: SourceFile, _ index: Int) -> Bool {
    for line in stride(from: index - 1, through: 0, by: -1) {
      let code = file.code[line]
      if code.hasPrefix("  #if") || code.hasPrefix("  #else") { return true }
      if code.hasPrefix("  #endif") || (code.hasPrefix("  ") && !code.hasPrefix("   ") && code.contains { $0.isLetter })
      {
        return false
      }
    }
    return false
  }
}
