// SPDX-License-Identifier: MIT

/// A function that looks up a method in an object's table and jumps to it.
///
/// If calls are annotated with their methods, the compiler calls methods of another module's classes through dispatch
/// thunks in that module. Embedded Swift does not emit dispatch thunks.
struct DispatchThunk {
  /// The mangled name of the method.
  let method: String
  /// The return type with its attributes.
  let result: String
  /// The parameters with their attributes.
  let parameters: [String]

  /// The suffix that is appended to a method's name to form the name of its thunk.
  static let ending = "Tj"
  /// Returns the identifier with which the compiler annotates calls to a method.
  static func identifier(of method: String) -> String { method + "Tq" }

  /// Parses `declare swiftcc RESULT @"METHODTj"(PARAMETERS) ATTRIBUTES`. Returns nil for other declarations.
  init?(_ line: Line) {
    guard line.starts(with: "declare "), let sign = line.behind("swiftcc "), let place = sign.find("@\""),
      let name = sign.dropFirst(place).name, name.text.ends(with: "Tj"),
      let close = Self.closing(sign.dropFirst(place + name.length))
    else { return nil }
    method = name.text.prefix(name.text.count - Self.ending.utf8.count).string
    result = sign.prefix(place - 1).string
    parameters = List.parts(sign.dropFirst(place + name.length + 1).prefix(close - 1).string)
  }

  /// Returns the position of the parenthesis that closes the first opening parenthesis.
  private static func closing(_ line: Line) -> Int? {
    var depth = 0
    for place in 0..<line.count {
      switch line[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return nil
  }

  /// Whether the method is called on a class and not on an object, as is the case for static methods and allocating
  /// initializers.
  var isOfClass: Bool {
    method.hasSuffix("fC") || ["FZ", "gZ", "sZ", "MZ"].contains { method.hasSuffix($0) }
  }

  /// Returns whether a function's signature matches the thunk's. The thunk is valid only if the signatures of all
  /// functions that it can call match.
  ///
  /// The thunk has the signature of the declaration. A specialization of a generic class can have another signature,
  /// because generic values are passed in registers instead of by address.
  func fits(_ definition: Line) -> Bool {
    guard let sign = definition.behind("swiftcc "), let place = sign.find("@\""),
      let name = sign.dropFirst(place).name, let close = Self.closing(sign.dropFirst(place + name.length))
    else { return true }
    let own = List.parts(sign.dropFirst(place + name.length + 1).prefix(close - 1).string)
    func shape(_ parameters: [String]) -> [String] {
      parameters.filter { !$0.isEmpty }.map { parameter in
        // Pointers are passed like 32-bit integers.
        let type = parameter.split(separator: " ").first.map { $0 == "ptr" ? "i32" : String($0) } ?? ""
        return type + (parameter.contains("sret(") ? " result" : "") + (parameter.contains("swiftself") ? " self" : "")
      }
    }
    return shape(own) == shape(parameters)
  }

  /// The first identifiers in the method's mangled name, for example "Lib.Box.item" for "$e3Lib3BoxC4item2at...".
  var words: String {
    var found: [Substring] = []
    var rest = method.drop { !$0.isNumber }
    while found.count < 3, let length = Int(rest.prefix { $0.isNumber }), length > 0 {
      let word = rest.drop { $0.isNumber }
      guard word.count >= length else { break }
      found.append(word.prefix(length))
      rest = word.dropFirst(length).drop { "CVO".contains($0) }
    }
    return found.joined(separator: ".")
  }

  /// Returns the LLVM definition of the thunk for a method at the given offset in the method table.
  func definition(offset: Int) -> String {
    let named = parameters.enumerated().map { "\($0.element) %p\($0.offset)" }.joined(separator: ", ")
    let object = parameters.firstIndex { $0.contains("swiftself") } ?? parameters.count - 1
    var lines = ["define internal swiftcc \(result) @\"\(method)\(Self.ending)\"(\(named)) alwaysinline {"]
    if !isOfClass { lines.append("  %t = load ptr, ptr %p\(object), align 4") }
    let checked = "@llvm.type.checked.load(ptr %s, i32 0, metadata !\"\(Self.identifier(of: method))\")"
    lines += [
      "  %s = getelementptr inbounds i8, ptr \(isOfClass ? "%p\(object)" : "%t"), i32 \(offset)",
      "  %c = call { ptr, i1 } \(checked)", "  %f = extractvalue { ptr, i1 } %c, 0",
    ]
    let call = "tail call swiftcc \(result) %f(\(named))"
    let type = Self.withoutAttributes(result)
    lines += type == "void" ? ["  \(call)", "  ret void"] : ["  %r = \(call)", "  ret \(type) %r"]
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// Returns the type without attributes.
  private static func withoutAttributes(_ result: String) -> String {
    let attributes: Set<Substring> = ["noundef", "noalias", "nonnull", "zeroext", "signext"]
    return result.split(separator: " ").drop { attributes.contains($0) }.joined(separator: " ")
  }
}
