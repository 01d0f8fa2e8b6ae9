// SPDX-License-Identifier: MIT

/// Determines which parts of a program are reachable from its roots.
///
/// The method is rapid type analysis (Bacon and Sweeney, "Fast static analysis of C++ virtual function calls", 1996)
/// applied to basic blocks. A method, or the code after a cast to a class, can run only if an instance of the class can
/// be created. All code is initially unreachable. Reachable code then makes more code reachable, until nothing changes.
///
/// At the end, everything that a reachable block references is reachable. If a method call is reachable, so are the
/// method's implementations in all classes that can have instances.
struct Reachability {
  private let program: Program
  private let names: ClassNames
  let methodTables: MethodTables

  /// The functions that can run.
  private(set) var functions: Set<Int> = []
  /// The tables of classes that can be instantiated or whose metatypes are used.
  private(set) var made: Set<Int> = []
  /// The tables in `made` and the tables of their superclasses.
  private(set) var inhabited: Set<Int> = []
  /// The called methods.
  private(set) var called: Set<Int> = []

  private var seen: Set<Int> = []
  private var visited: [Int: [Set<Int>]] = [:]
  private var pending: [BlockPlace] = []
  private var waitingForInstance = Waiting()
  private var waitingForObject: [Int: [BlockPlace]] = [:]

  private struct BlockPlace {
    let function: Int
    let body: Int
    let block: Int
  }
  /// Code that is reachable only if an instance of a class or its subclasses can exist, by class.
  private struct Waiting {
    var functions: [Int: [Int]] = [:]
    var blocks: [Int: [BlockPlace]] = [:]
  }

  init(_ program: Program) {
    self.program = program
    names = ClassNames(program)
    methodTables = MethodTables(program, names)
    for root in program.roots.sorted() { reach(root) }
    while let place = pending.popLast() { visit(place) }
  }

  /// Marks a function, table or global as reachable.
  private mutating func reach(_ symbol: Int) {
    guard seen.insert(symbol).inserted else { return }
    if program.tables[symbol] != nil {
      make(symbol)
    } else if program.functions[symbol] != nil {
      let needed = names.object(neededBy: program.symbols.names[symbol])
      if let needed, !inhabited.contains(needed) {
        waitingForInstance.functions[needed, default: []].append(symbol)
      } else {
        run(symbol)
      }
    } else {
      for used in program.globals[symbol] ?? [] { reach(used) }
    }
  }

  private mutating func run(_ function: Int) {
    guard functions.insert(function).inserted, let bodies = program.functions[function]?.bodies else { return }
    visited[function] = Array(repeating: [], count: bodies.count)
    for body in bodies.indices { pending.append(BlockPlace(function: function, body: body, block: 0)) }
  }

  private mutating func visit(_ place: BlockPlace) {
    guard visited[place.function]![place.body].insert(place.block).inserted else { return }
    let block = program.functions[place.function]!.bodies[place.body][place.block]
    for symbol in block.symbols { reach(symbol) }
    for method in block.methods { call(method) }
    for edge in block.edges {
      let next = BlockPlace(function: place.function, body: place.body, block: edge.target)
      switch edge.condition {
      case .anInstance(let table) where program.tables[table] != nil && !inhabited.contains(table):
        waitingForInstance.blocks[table, default: []].append(next)
      case .anObject(let table) where program.tables[table] != nil && !made.contains(table):
        waitingForObject[table, default: []].append(next)
      default: pending.append(next)
      }
    }
  }

  private mutating func call(_ method: Int) {
    guard called.insert(method).inserted else { return }
    for table in made.sorted() {
      if let place = methodTables.places[table]?[method] { reachPlace(place, of: table) }
    }
  }

  private mutating func make(_ table: Int) {
    guard made.insert(table).inserted else { return }
    for place in 1..<min(ClassTable.firstMethod, program.tables[table]!.symbols.count) { reachPlace(place, of: table) }
    for (method, place) in methodTables.places[table]!.sorted(by: { $0.key < $1.key }) where called.contains(method) {
      reachPlace(place, of: table)
    }
    pending += waitingForObject.removeValue(forKey: table) ?? []
    for relative in methodTables.lineage(of: table) where inhabited.insert(relative).inserted {
      for function in waitingForInstance.functions.removeValue(forKey: relative) ?? [] { run(function) }
      pending += waitingForInstance.blocks.removeValue(forKey: relative) ?? []
    }
  }

  private mutating func reachPlace(_ place: Int, of table: Int) {
    for symbol in program.tables[table]!.symbols[place] { reach(symbol) }
  }
}
