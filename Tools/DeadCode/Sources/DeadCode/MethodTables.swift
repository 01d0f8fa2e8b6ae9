// SPDX-License-Identifier: MIT

/// Finds the function that implements a method in a class.
struct MethodTables {
  /// The slots of each method by table. Several methods of a class can share a slot.
  private(set) var places: [Int: [Int: Int]] = [:]
  /// The superclass table of each class table, if known.
  let above: [Int: Int]

  init(_ program: Program, _ names: ClassNames) {
    above = program.tables.compactMapValues { table in
      table.above.flatMap { program.tables[$0] == nil ? nil : $0 }
    }
    // The methods declared in each table's class. Methods of generic classes can be in any table.
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

  /// Returns the tables of a class and its superclasses, beginning with the class itself.
  func lineage(of table: Int) -> [Int] {
    var tables = [table]
    while let next = above[tables[tables.count - 1]] { tables.append(next) }
    return tables
  }
}
