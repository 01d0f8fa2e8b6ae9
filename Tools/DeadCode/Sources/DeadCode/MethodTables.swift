// SPDX-License-Identifier: MIT

/// Which function a class has for a method.
struct MethodTables {
  /// The positions in a table by the method; several methods may share one.
  private(set) var places: [Int: [Int: Int]] = [:]
  /// The table above each, as far as it is known.
  let above: [Int: Int]

  init(_ program: Program, _ names: ClassNames) {
    above = program.tables.compactMapValues { table in
      table.above.flatMap { program.tables[$0] == nil ? nil : $0 }
    }
    // Methods by the table of the class that they were declared in; those of generic classes may be in any table.
    var declared: [Int: [Int]] = [:]
    var anywhere: [Int] = []
    for method in program.offsets.keys.sorted() {
      if let home = names.home(of: program.symbols.names[method]) {
        declared[home.table, default: []].append(method)
      } else {
        anywhere.append(method)
      }
    }
    for (table, content) in program.tables {
      var found: [Int: Int] = [:]
      for method in anywhere + lineage(of: table).flatMap({ declared[$0] ?? [] }) {
        let place = program.offsets[method]! / ClassTable.placeSize
        if place < content.symbols.count, !content.symbols[place].isEmpty { found[method] = place }
      }
      places[table] = found
    }
  }

  /// A class and those that it inherits from.
  func lineage(of table: Int) -> [Int] {
    var tables = [table]
    while let next = above[tables[tables.count - 1]] { tables.append(next) }
    return tables
  }
}
