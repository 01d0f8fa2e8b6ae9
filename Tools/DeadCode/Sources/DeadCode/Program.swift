// SPDX-License-Identifier: MIT

/// An entire program: the functions, globals and class tables of all of its files.
struct Program {
  let symbols = Symbols()
  /// The functions by symbol. Several files can contain copies of a function, for example of an inlinable one. All
  /// copies are analyzed, because the linker can choose any of them.
  var functions: [Int: Function] = [:]
  /// The symbols that each global references.
  var globals: [Int: [Int]] = [:]
  /// The class tables by symbol. Several files can contain tables of the same class with different functions. All of
  /// them are analyzed, because the linker can choose any of them.
  var tables: [Int: ClassTable] = [:]
  /// The byte offset of each method in the tables of its class and all subclasses.
  var offsets: [Int: Int] = [:]
  /// The thunks that files call although the module of the class does not define them.
  var thunks: [DispatchThunk] = []
  /// The objects of static constants by name. `file` is the file whose copy is kept.
  var objects: [String: (object: StaticObject, file: Int)] = [:]
  /// The parts that can be removed or changed.
  var places: [Place] = []
  /// The symbols that are used from outside the program.
  var roots: Set<Int> = []

  /// One or more lines of a file.
  struct Place {
    enum Kind {
      /// A function, from its first line to its last line.
      case function(Int, end: Int)
      /// The table of a class, with its original values.
      case table(Int, values: [String])
      /// A cast to a class, whose result is null if the class has no instances.
      case cast(to: Int, value: String)
      /// A comparison of an object's class with a given class.
      case comparison(with: Int, value: String, isEqual: Bool)
      /// The declaration of a dispatch thunk.
      case thunk(Int)
      /// The object of a static constant.
      case object(StaticObject)
    }
    let file: Int
    let line: Int
    let kind: Kind
  }
}

/// A function, reduced to the symbols that it references.
struct Function {
  /// The blocks of each copy. The first block of a copy is its entry.
  var bodies: [[Block]]
}

/// A basic block: a sequence of instructions that jumps only at its end.
struct Block {
  /// The referenced functions, globals and tables.
  var symbols: [Int] = []
  /// The methods called on objects, as compiler-assigned identifiers.
  var methods: [Int] = []
  var edges: [Edge] = []
}

/// A jump to another block of the function.
struct Edge {
  enum Condition {
    case always
    /// The jump is taken only if an instance of this class or a subclass can exist.
    case anInstance(of: Int)
    /// The jump is taken only if an instance of exactly this class can exist.
    case anObject(ofExactly: Int)
  }
  let target: Int
  let condition: Condition
}

/// The table of a class: its superclass, the functions that destroy objects, and its methods.
struct ClassTable {
  /// The functions or tables in each slot. A slot has several of them if the files differ, and none if it is empty.
  private(set) var symbols: [[Int]] = []

  /// The slot of the first method. It follows the superclass and two functions that destroy objects.
  static let firstMethod = 3
  /// The size of a slot in bytes.
  static let placeSize = 4

  /// The table of the superclass.
  var above: Int? { symbols.first?.first }

  /// Adds the slots of one file's copy of the table.
  mutating func add(_ copy: [Int?]) {
    while symbols.count < copy.count { symbols.append([]) }
    for (place, symbol) in copy.enumerated() {
      if let symbol, !symbols[place].contains(symbol) { symbols[place].append(symbol) }
    }
  }
}
