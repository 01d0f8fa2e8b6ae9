// SPDX-License-Identifier: MIT

import Foundation

/// A statically initialized object that is the value of a constant, such as `static let main = UIScreen()`.
///
/// Each module that uses such a constant contains its own copy of the object, so changes in one module are not visible
/// in other modules. All copies are replaced with the copy in the first file that contains it.
struct StaticObject {
  /// The mangled name.
  let name: String
  /// The text between the name and the type.
  private static let head = " = internal global "
  /// The object's type.
  private let type: String
  /// The text after the type, which contains the field values and the alignment.
  private let rest: String

  /// Parses `@"NAMEWZTv_" = internal global TYPE VALUES, align N`. Returns nil for other globals. The suffix of the
  /// name marks an object created by a static constant's initializer.
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

  /// The definition that makes the object visible to other files.
  var shared: String { "@\"\(name)\" = hidden global \(type)\(rest)" }

  /// The declaration, which is used if another file defines the object.
  var declaration: String {
    "@\"\(name)\" = external hidden global \(type)\(rest.range(of: ", align ").map { String(rest[$0.lowerBound...]) } ?? "")"
  }

  /// Returns whether another file's object has the same initial values. Type names are ignored, because they differ
  /// between files.
  func isSame(as other: StaticObject) -> Bool { Self.values(rest) == Self.values(other.rest) }

  private static func values(_ text: String) -> [Substring] { text.split(separator: " ").filter { !$0.hasPrefix("%") } }
}
