// SPDX-License-Identifier: MIT

/// The changes to a program's files that remove unreachable code.
struct Removal {
  let program: Program
  let reach: Reachability

  /// The change to a line.
  enum Change {
    case gone
    case becomes(String)
    /// The function is replaced with one that traps if it is called unexpectedly.
    case stops
    /// The table is replaced with one that contains these values.
    case holds(String)
  }

  /// Returns the changed lines of a file, by line number.
  func changes(ofFile file: Int) throws -> [Int: Change] {
    var changes: [Int: Change] = [:]
    for place in program.places where place.file == file {
      switch place.kind {
      case .function(let symbol, let end):
        guard !reach.functions.contains(symbol) else { continue }
        changes[place.line] = .stops
        for line in (place.line + 1)..<end { changes[line] = .gone }
      case .table(let symbol, let values): changes[place.line] = .holds(left(of: values, in: symbol))
      case .cast(let to, let value):
        guard program.tables[to] != nil, !reach.inhabited.contains(to), changes[place.line] == nil else { continue }
        changes[place.line] = .becomes("  \(Self.local(value)) = inttoptr i32 0 to ptr")
      case .comparison(let with, let value, let isEqual):
        guard program.tables[with] != nil, !reach.made.contains(with), changes[place.line] == nil else { continue }
        changes[place.line] = .becomes("  \(Self.local(value)) = icmp \(isEqual ? "ne" : "eq") i32 0, 0")
      case .object(let object):
        let isKept = program.objects[object.name]?.file == file
        changes[place.line] = .becomes(isKept ? object.shared : object.declaration)
      case .thunk(let number):
        let thunk = program.thunks[number]
        changes[place.line] = .becomes(thunk.definition(offset: try program.offset(of: thunk)))
      }
    }
    return changes
  }

  /// Returns the values of a table, in which functions that cannot be called are replaced by null.
  private func left(of values: [String], in symbol: Int) -> String {
    var used: Set<Int> = [0]
    if reach.made.contains(symbol) {
      used.formUnion(1..<ClassTable.firstMethod)
      for (method, place) in reach.methodTables.places[symbol]! where reach.called.contains(method) {
        used.insert(place)
      }
    }
    return values.enumerated().map { place, value in
      used.contains(place) || ClassTable.symbol(value) == nil ? value : "ptr null"
    }.joined(separator: ", ")
  }

  /// Returns a local name as written in LLVM text, with quotes if necessary.
  private static func local(_ name: String) -> String {
    name.utf8.allSatisfy { Line.isNamePart($0) } ? "%" + name : "%\"\(name)\""
  }
}
