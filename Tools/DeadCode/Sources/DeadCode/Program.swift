// SPDX-License-Identifier: MIT

/// A whole program: its functions, globals and class tables, from all of its files.
struct Program {
  let symbols = Symbols()
  /// The functions by their symbols. If several files contain a function, as compilers copy inlinable functions, all
  /// copies count together: the linker may take any of them.
  var functions: [Int: Function] = [:]
  /// The symbols that a global refers to.
  var globals: [Int: [Int]] = [:]
  /// The class tables by their symbols. Several files hold the table of one class, and not always with the same functions: the
  /// linker may take any of them.
  var tables: [Int: ClassTable] = [:]
  /// The offset in bytes of a method in the tables of its class and all subclasses.
  var offsets: [Int: Int] = [:]
  /// Methods that a file calls through a function that the compiler expects of the module with the class.
  var thunks: [DispatchThunk] = []
  /// Objects of static constants by their names, with the file that keeps its own.
  var objects: [String: (object: StaticObject, file: Int)] = [:]
  /// Where something can be taken out.
  var places: [Place] = []
  /// The symbols that are called or used from outside.
  var roots: Set<Int> = []

  /// A line, or lines, of a file.
  struct Place {
    enum Kind {
      /// A function from its first to its last line.
      case function(Int, end: Int)
      /// The table of a class, with its values in original form.
      case table(Int, values: [String])
      /// A cast to a class, whose result is nothing if there is no instance of it.
      case cast(to: Int, value: String)
      /// The comparison of an object's class with a class.
      case comparison(with: Int, value: String, isEqual: Bool)
      /// The declaration of a function through which a method is called.
      case thunk(Int)
      /// An object of a static constant.
      case object(StaticObject)
    }
    let file: Int
    let line: Int
    let kind: Kind
  }
}

/// A function as far as what it reaches.
struct Function {
  /// The blocks of each copy of it; the first one of a copy is where it begins.
  var bodies: [[Block]]
}

/// Code without a jump but at its end.
struct Block {
  /// Functions, globals and tables that are named.
  var symbols: [Int] = []
  /// Methods that are called on objects, by what the compiler calls them.
  var methods: [Int] = []
  var edges: [Edge] = []
}

/// A jump to another block of the function.
struct Edge {
  enum Condition {
    case always
    /// Only if there is an object of this class or of one that inherits from it.
    case anInstance(of: Int)
    /// Only if there is an object of this very class.
    case anObject(ofExactly: Int)
  }
  let target: Int
  let condition: Condition
}

/// The table of a class: the class that it inherits from, what takes an object down, and its methods.
struct ClassTable {
  /// The functions and tables in each slot: none, one, or several if the files differ.
  private(set) var symbols: [[Int]] = []

  /// Where methods begin: behind the class above and two functions that take an object down.
  static let firstMethod = 3
  /// The bytes of a slot in the table.
  static let placeSize = 4

  /// The table that it inherits from.
  var above: Int? { symbols.first?.first }

  /// Adds the slots of a file.
  mutating func add(_ copy: [Int?]) {
    while symbols.count < copy.count { symbols.append([]) }
    for (place, symbol) in copy.enumerated() {
      if let symbol, !symbols[place].contains(symbol) { symbols[place].append(symbol) }
    }
  }
}
