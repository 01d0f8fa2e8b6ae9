// SPDX-License-Identifier: MIT

extension Program {
  /// Parses all files of a program.
  init(_ files: [SourceText]) throws {
    for (number, file) in files.enumerated() { try read(file, number) }
    for thunk in thunks {
      let method = symbols.number(DispatchThunk.identifier(of: thunk.method))
      offsets[method] = try offset(of: thunk)
      try checkSignature(of: thunk, in: files)
      functions[symbols.number(thunk.method + DispatchThunk.ending)] = Function(bodies: [[Block(methods: [method])]])
    }
    // Functions with C names can be called by the page or by C code.
    for function in functions.keys where !symbols.names[function].hasPrefix("$") { roots.insert(function) }
  }

  private mutating func read(_ file: SourceText, _ number: Int) throws {
    let lines = file.lines
    var next = 0
    while next < lines.count {
      let line = lines[next]
      if line.starts(with: "define ") {
        next = try readFunction(file, number, from: next)
      } else if line.starts(with: "@") {
        readGlobal(line, number, next)
        if let object = StaticObject(line) { try add(object, file, number, next) }
      } else if let thunk = DispatchThunk(line) {
        places.append(Place(file: number, line: next, kind: .thunk(thunks.count)))
        thunks.append(thunk)
      }
      next += 1
    }
  }

  /// Parses a function and returns the number of its last line.
  private mutating func readFunction(_ file: SourceText, _ number: Int, from start: Int) throws -> Int {
    let head = file.lines[start]
    guard let place = head.find("@"), let name = head.dropFirst(place).name else {
      throw Failure("\(file.path):\(start + 1): the function has no name")
    }
    let symbol = symbols.number(name.text.string)
    var reader = FunctionReader(symbols, file: number)
    reader.readHead(head.dropFirst(place + name.length))
    var end = start + 1
    while end < file.lines.count, !file.lines[end].starts(with: "}") {
      do {
        try reader.read(file.lines[end], at: end)
      } catch let failure as Failure {
        throw Failure("\(file.path):\(end + 1): \(failure)")
      }
      end += 1
    }
    reader.finish()
    functions[symbol, default: Function(bodies: [])].bodies.append(reader.blocks)
    places += reader.places
    places.append(Place(file: number, line: start, kind: .function(symbol, end: end)))
    for (method, offset) in reader.offsets {
      guard offsets[method, default: offset] == offset else {
        throw Failure(
          "\(file.path):\(start + 1): the method \(symbols.names[method]) has two offsets in its table")
      }
      offsets[method] = offset
    }
    return end
  }

  /// Adds the object of a static constant.
  private mutating func add(_ object: StaticObject, _ file: SourceText, _ number: Int, _ line: Int) throws {
    if let known = objects[object.name]?.object, !known.isSame(as: object) {
      throw Failure("\(file.path):\(line + 1): the object \(object.name) has different values in another file")
    }
    if objects[object.name] == nil { objects[object.name] = (object, number) }
    places.append(Place(file: number, line: line, kind: .object(object)))
  }

  /// Parses `@name = ... global <{ TYPES }> <{ VALUES }>` as a class table, or as another global.
  private mutating func readGlobal(_ line: Line, _ file: Int, _ number: Int) {
    guard let name = line.name else { return }
    let symbol = symbols.number(name.text.string)
    let value = line.dropFirst(name.length)
    if name.text.starts(with: "$"), name.text.ends(with: "N"), let packed = value.behind("}> <{ "),
      let end = packed.find(" }>")
    {
      let values = List.parts(packed.prefix(end).string)
      places.append(Place(file: file, line: number, kind: .table(symbol, values: values)))
      tables[symbol, default: ClassTable()].add(values.map { ClassTable.symbol($0).map(symbols.number) })
    } else {
      var used: [Int] = []
      value.eachGlobal { used.append(symbols.number($0.string)) }
      globals[symbol, default: []] += used
      if name.text.string == "llvm.used" { roots.formUnion(used) }
    }
  }
}

extension Program {
  /// Returns the table offset of a thunk's method. The offset is found in other calls to the method or in the table of
  /// its class.
  func offset(of thunk: DispatchThunk) throws -> Int {
    if let method = symbols.known(DispatchThunk.identifier(of: thunk.method)), let known = offsets[method] {
      return known
    }
    let names = ClassNames(self)
    let homes = names.home(of: thunk.method).map { [$0.table] } ?? tables.keys.sorted()
    for table in homes {
      let functions = tables[table]!.symbols.map { $0.map { symbols.names[$0] } }
      if let place = functions.firstIndex(where: { $0.contains(thunk.method) })
        ?? functions.firstIndex(where: { $0.contains { $0.hasPrefix(thunk.method) } })
      {
        return place * ClassTable.placeSize
      }
    }
    throw Failure("the offset of the method \(thunk.method) in its class table is unknown")
  }
}

extension Program {
  /// Throws if a thunk for a method of a generic class passes generic values differently than the method expects.
  private func checkSignature(of thunk: DispatchThunk, in files: [SourceText]) throws {
    // Only nongeneric classes have a table with their name.
    guard ClassNames(self).home(of: thunk.method) == nil else { return }
    // The name of a closure also starts with the name of its method, but closures are not in tables.
    let methods = Set(tables.values.flatMap { $0.symbols.joined() }).filter {
      symbols.names[$0].hasPrefix(thunk.method)
    }
    for place in places {
      guard case .function(let symbol, _) = place.kind, methods.contains(symbol),
        !thunk.fits(files[place.file].lines[place.line])
      else { continue }
      throw Failure(
        "\(thunk.words) has a parameter or result of a generic type and is called from a different module. Optimized builds do not support that. Declare the method final."
      )
    }
  }
}

extension ClassTable {
  /// Returns the name in `ptr @"name"`, or nil for other values.
  static func symbol(_ value: String) -> String? {
    guard value.hasPrefix("ptr @") else { return nil }
    return value.dropFirst(5).split(separator: "\"", omittingEmptySubsequences: true).first.map(String.init)
  }
}
