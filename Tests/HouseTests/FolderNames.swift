// SPDX-License-Identifier: MIT

/// The names that each folder declares, and the uses of these names in other folders.
struct FolderNames {
  /// A name that a file uses, the folder of that file, and the folder that declares the name.
  struct Reference {
    let file: SourceFile
    let line: Int
    let name: String
    let from: String
    let to: String

    func breach(_ rule: String) -> String { file.breach(line, rule) }
  }

  /// A word of code, its adjacent characters, and the words before it in its line.
  private struct Word {
    let text: String
    let before: UInt8
    let after: UInt8
  }

  private static let typeKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "actor"]
  private static let memberKinds: Set = ["func", "var", "let", "case"]

  private let files: [(file: SourceFile, folder: String, words: [[Word]])]
  /// The folder of each type that is declared at the top level of a file.
  private var types: [String: String] = [:]
  /// The folder of each member that is visible outside it, and all folders in which each name occurs.
  private var members: [String: String] = [:]
  private var folders: [String: Set<String>] = [:]

  /// All names that a folder declares for use by other folders.
  var declared: Set<String> { Set(types.keys).union(members.keys) }

  init(_ files: [SourceFile], folder: (SourceFile) -> String) {
    self.files = files.map { ($0, folder($0), $0.code.map(FolderNames.words)) }
    for (file, folder, lines) in self.files {
      for (line, words) in lines.enumerated() { note(words, file.code[line], folder) }
    }
  }

  /// Returns the uses of names from other folders: the first use of each name in each file.
  func references(except standardNames: Set<String>) -> [Reference] {
    var result: [Reference] = []
    for (file, folder, lines) in files {
      var seen: Set<String> = []
      for (line, words) in lines.enumerated() {
        for word in words where !seen.contains(word.text) {
          guard let home = home(of: word), home != folder, !standardNames.contains(word.text) else { continue }
          seen.insert(word.text)
          result.append(Reference(file: file, line: line, name: word.text, from: folder, to: home))
        }
      }
    }
    return result
  }

  /// Returns the folder that declares the type or member that a word refers to. A word refers to a member if it follows
  /// a dot or is called.
  private func home(of word: Word) -> String? {
    if let type = types[word.text], word.before != UInt8(ascii: ".") { return type }
    guard word.before == UInt8(ascii: ".") || word.after == UInt8(ascii: "("), folders[word.text]?.count == 1 else {
      return nil
    }
    return members[word.text]
  }

  /// Records the declaration in a line. The formatter indents members by two columns; more deeply indented names are
  /// local.
  private mutating func note(_ words: [Word], _ line: String, _ folder: String) {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let isPrivate = words.contains { $0.text == "private" && $0.after != UInt8(ascii: "(") || $0.text == "fileprivate" }
    for (index, word) in words.enumerated() {
      if word.after == UInt8(ascii: ":") { folders[word.text, default: []].insert(folder) }
      guard index > 0 else { continue }
      let kind = words[index - 1].text
      if FolderNames.memberKinds.contains(kind) {
        folders[word.text, default: []].insert(folder)
        if indent == 2, !isPrivate { members[word.text] = folder }
      } else if indent == 0, FolderNames.typeKinds.contains(kind),
        !words[..<index].contains(where: { $0.text == "extension" })
      {
        if types[word.text] == nil { types[word.text] = folder }
      }
    }
  }

  /// Returns the words of a line of code.
  private static func words(of line: String) -> [Word] {
    var result: [Word] = []
    var text: [UInt8] = []
    var before = UInt8(ascii: " ")
    var last = UInt8(ascii: " ")
    for byte in Array(line.utf8) + [UInt8(ascii: " ")] {
      let isPart = byte == 95 || (48...57 ~= byte) || (65...90 ~= byte) || (97...122 ~= byte)
      if isPart {
        if text.isEmpty { before = last }
        text.append(byte)
      } else {
        if let first = text.first, !(48...57 ~= first) {
          result.append(Word(text: String(decoding: text, as: UTF8.self), before: before, after: byte))
        }
        text.removeAll(keepingCapacity: true)
      }
      last = byte
    }
    return result
  }
}
