// SPDX-License-Identifier: MIT

import Foundation

/// An object that the compiler makes while it compiles and that a static constant holds: `static let main = UIScreen()`.
///
/// Where such a constant is read in another module, that module gets an object of its own, so that what one module sets the other does
/// not see. All copies become the one of the first file that has it.
struct StaticObject {
  /// The mangled name.
  let name: String
  /// The text between the name and the type.
  private static let head = " = internal global "
  /// The type of the object.
  private let type: String
  /// The text after the type: the values of the fields, and the alignment.
  private let rest: String

  /// Reads `@"NAMEWZTv_" = internal global TYPE VALUES, align N`; nil for other globals. The name is that of what the initializer of a
  /// static constant makes.
  init?(_ line: Line) {
    guard let name = line.name, name.text.starts(with: "$"), name.text.find("WZTv") != nil, name.text.ends(with: "_"),
      line.dropFirst(name.length).starts(with: " = internal global "),
      case let value = line.dropFirst(name.length + Self.head.utf8.count),
      let end = value.find(" {") ?? value.find(" zeroinitializer")
    else { return nil }
    self.name = name.text.string
    type = value.prefix(end).string
    rest = value.dropFirst(end).string
  }

  /// The definition, which other files share.
  var shared: String { "@\"\(name)\" = hidden global \(type)\(rest)" }

  /// The declaration of an object that another file defines.
  var declaration: String {
    "@\"\(name)\" = external hidden global \(type)\(rest.range(of: ", align ").map { String(rest[$0.lowerBound...]) } ?? "")"
  }

  /// Whether another file's object begins with the same values. Names of types differ from file to file.
  func isSame(as other: StaticObject) -> Bool { Self.values(rest) == Self.values(other.rest) }

  private static func values(_ text: String) -> [Substring] { text.split(separator: " ").filter { !$0.hasPrefix("%") } }
}
