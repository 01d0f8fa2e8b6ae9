// SPDX-License-Identifier: MIT

/// Parses the lines of a function into blocks.
struct FunctionReader {
  private let symbols: Symbols
  private let file: Int
  private(set) var blocks: [Block] = [Block()]
  /// The removable parts of the function.
  private(set) var places: [Program.Place] = []
  /// The table offsets of the called methods.
  private(set) var offsets: [(method: Int, offset: Int)] = []

  private var labels: [String: Int] = [:]
  /// Jumps whose target labels have not been resolved yet.
  private var jumps: [(from: Int, label: String, condition: Edge.Condition)] = []
  /// The offsets of pointers into tables.
  private var pointers: [String: Int] = [:]
  /// Values that depend on the class of an object.
  private var tests: [String: Test] = [:]
  private var isAtStart = true

  /// The meaning of a value that depends on the class of an object.
  private enum Test {
    /// The object if it is an instance of this class or a subclass, otherwise null.
    case cast(Int)
    /// Whether the result of such a cast is null.
    case isNothing(Int)
    case isSomething(Int)
    /// Whether an object is an instance of exactly this class.
    case isExactly(Int)
    case isNotExactly(Int)
  }

  init(_ symbols: Symbols, file: Int) {
    self.symbols = symbols
    self.file = file
  }

  /// Parses the text after the function's name. Global names in parameter attributes count as used.
  mutating func readHead(_ rest: Line) {
    rest.eachGlobal { blocks[0].symbols.append(symbols.number($0.string)) }
  }

  /// Parses a line of the function's body.
  mutating func read(_ line: Line, at number: Int) throws {
    guard line.count > 0 else { return }
    if line[0] != UInt8(ascii: " ") {
      if let end = line.find(":") { begin(Self.label(line.prefix(end))) }
      return
    }
    isAtStart = false
    if line.find("@") != nil {
      try readNames(line, at: number)
    } else {
      readTest(line)
    }
    if line.find("label %") != nil { readJumps(line) }
  }

  /// Resolves jumps after all lines have been parsed.
  mutating func finish() {
    for jump in jumps {
      guard let target = labels[jump.label] else { continue }
      blocks[jump.from].edges.append(Edge(target: target, condition: jump.condition))
    }
  }

  private static func label(_ text: Line) -> String {
    text[0] == UInt8(ascii: "\"") ? text.dropFirst(1).prefix(text.count - 2).string : text.string
  }

  private mutating func begin(_ label: String) {
    if !isAtStart { blocks.append(Block()) }
    isAtStart = false
    labels[label] = blocks.count - 1
  }

  private mutating func readNames(_ line: Line, at number: Int) throws {
    if let call = line.behind("@llvm.type.checked.load(") {
      try readCall(call)
    } else if let (value, table) = castOrComparison(line) {
      let found = symbols.number(table.string)
      switch line.find(" icmp ") {
      case nil:
        tests[value] = .cast(found)
        places.append(.init(file: file, line: number, kind: .cast(to: found, value: value)))
        blocks[blocks.count - 1].symbols.append(symbols.number("swift_dynamicCastClass"))
      default:
        let isEqual = line.find(" icmp eq ") != nil
        tests[value] = isEqual ? .isExactly(found) : .isNotExactly(found)
        places.append(.init(file: file, line: number, kind: .comparison(with: found, value: value, isEqual: isEqual)))
      }
    } else {
      readOffset(line)
      line.eachGlobal { blocks[blocks.count - 1].symbols.append(symbols.number($0.string)) }
    }
  }

  /// Returns the value and class in `%value = call ptr @swift_dynamicCastClass(ptr %object, ptr @"class")` or `%value =
  /// icmp eq ptr %class, @"class"`.
  private func castOrComparison(_ line: Line) -> (value: String, table: Line)? {
    let operand: Line
    if let rest = line.behind("@swift_dynamicCastClass("), let place = rest.find("@\"") {
      operand = rest.dropFirst(place)
    } else if let rest = line.behind(" = icmp eq ptr ") ?? line.behind(" = icmp ne ptr "),
      let place = rest.find(", @\""), rest[0] == UInt8(ascii: "%")
    {
      operand = rest.dropFirst(place + 2)
    } else {
      return nil
    }
    guard let name = operand.name, name.text.ends(with: "N"), name.text.starts(with: "$"), let value = line.local
    else { return nil }
    return (value.text.string, name.text)
  }

  /// Parses `ptr %place, i32 OFFSET, metadata !"METHOD")`, which looks up a method in a table.
  private mutating func readCall(_ call: Line) throws {
    guard let quoted = call.behind("metadata !\""), let end = quoted.find("\""),
      let middle = Self.last(", i32 ", in: call),
      let added = middle.number
    else { throw Failure("the method lookup is not in a supported format: \(call.string)") }
    let method = symbols.number(quoted.prefix(end).string)
    blocks[blocks.count - 1].methods.append(method)
    var offset: Int?
    if let table = call.find("getelementptr"), let place = Self.constant(call.dropFirst(table)) {
      offset = place
      call.eachGlobal { blocks[blocks.count - 1].symbols.append(symbols.number($0.string)) }
    } else if let pointer = call.local {
      offset = pointers[pointer.text.string]
    }
    guard let offset else { throw Failure("the method offset is not in a supported format: \(call.string)") }
    offsets.append((method, offset + added))
  }

  /// Returns the text between the last `, i32 ` and the metadata.
  private static func last(_ text: StaticString, in line: Line) -> Line? {
    guard let end = line.find(", metadata !") else { return nil }
    var rest = line.prefix(end)
    var found: Line?
    while let next = rest.behind(text) { (found, rest) = (next, next) }
    return found
  }

  /// Returns the offset in `getelementptr inbounds nuw (i8, ptr @"class", i32 OFFSET)`.
  private static func constant(_ line: Line) -> Int? {
    guard let close = line.find(")") else { return nil }
    return line.prefix(close).behind(", i32 ")?.number
  }

  /// Stores the offset that is part of `%pointer = getelementptr inbounds i8, ptr %table, i32 OFFSET`.
  private mutating func readOffset(_ line: Line) {
    guard let sign = line.behind(" = getelementptr inbounds "), let rest = sign.behind("i8, ptr "),
      let offset = rest.behind(", i32 ")?.number, let value = line.local
    else { return }
    pointers[value.text.string] = offset
  }

  /// Stores the value that a line defines, if it depends on the class of an object.
  private mutating func readTest(_ line: Line) {
    if line.find(" = getelementptr ") != nil { return readOffset(line) }
    guard !tests.isEmpty else { return }
    if let operand = line.behind(" = ptrtoint ptr ") {
      guard let source = operand.local, let test = tests[source.text.string], let value = line.local else { return }
      tests[value.text.string] = test
    } else if let operand = line.behind(" = icmp eq ") ?? line.behind(" = icmp ne "),
      line.ends(with: ", null") || line.ends(with: ", 0"), let source = operand.local,
      case .cast(let table)? = tests[source.text.string], let value = line.local
    {
      tests[value.text.string] = line.find(" icmp eq ") != nil ? .isNothing(table) : .isSomething(table)
    }
  }

  private mutating func readJumps(_ line: Line) {
    var targets: [String] = []
    var rest = line
    while let next = rest.behind("label "), let label = next.local {
      targets.append(label.text.string)
      rest = label.rest
    }
    var conditions = [Edge.Condition](repeating: .always, count: targets.count)
    if targets.count == 2, let branch = line.behind("  br i1 "), let value = branch.local,
      let test = tests[value.text.string]
    {
      switch test {
      case .cast: break
      case .isNothing(let table): conditions[1] = .anInstance(of: table)
      case .isSomething(let table): conditions[0] = .anInstance(of: table)
      case .isExactly(let table): conditions[0] = .anObject(ofExactly: table)
      case .isNotExactly(let table): conditions[1] = .anObject(ofExactly: table)
      }
    }
    for (target, condition) in zip(targets, conditions) { jumps.append((blocks.count - 1, target, condition)) }
  }
}

/// An error that describes unsupported input in one sentence.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
