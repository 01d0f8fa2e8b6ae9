// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Generates the members that native Swift synthesizes for `Codable` enumerations without raw values.
///
/// A case is encoded as an object with a single key, which is the name of the case. The key's value is an object that
/// contains the associated values. Unlabeled values have the keys `_0`, `_1` and so on. Custom `CodingKeys` and
/// `NameCodingKeys` rename or omit cases and labels.
struct CodableCases {
  private struct Value {
    /// The label in the source; nil if there is none.
    let label: String?
    let key: String
    let type: String
    let isOptional: Bool
    /// The source of the default value.
    let initial: String?
  }

  private struct Case {
    let name: String
    let values: [Value]
    /// The name of the coding key type for the associated values.
    var keys: String {
      let plain = name.filter { $0 != "`" }
      return plain.prefix(1).uppercased() + plain.dropFirst() + "CodingKeys"
    }
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat",
  ]

  private let type: DeclaredType
  private let index: DeclarationIndex
  private let cases: [Case]
  private let access: String

  /// Returns nil if the enumeration is encoded as a raw value.
  init?(_ type: DeclaredType, _ index: DeclarationIndex) {
    guard let node = type.node.as(EnumDeclSyntax.self), Self.rawTypes.isDisjoint(with: type.inherited) else {
      return nil
    }
    self.type = type
    self.index = index
    access = type.isPublic ? "public " : ""
    cases = node.memberBlock.members.flatMap { member -> [Case] in
      (member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? []).map { element in
        let values = (element.parameterClause?.parameters ?? []).enumerated().map { place, parameter -> Value in
          let label = parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 }
          let wrapped = CodablePass.wrapped(parameter.type.trimmedDescription)
          return Value(
            label: label, key: label ?? "_\(place)", type: wrapped.type, isOptional: wrapped.isOptional,
            initial: parameter.defaultValue?.value.trimmedDescription)
        }
        return Case(name: element.name.text, values: values)
      }
    }
  }

  /// Returns the missing members, one per line.
  func members(decoding: Bool, encoding: Bool) -> [String] {
    var result: [String] = []
    let own = index.type(named: type.name + ".CodingKeys").map(CodablePass.cases)
    if own == nil { result.append("enum CodingKeys: String, CodingKey { case \(list(cases.map(\.name))) }") }
    for one in cases where !one.values.isEmpty && index.type(named: type.name + "." + one.keys) == nil {
      result.append("enum \(one.keys): String, CodingKey { case \(list(one.values.map(\.key))) }")
    }
    let coded = cases.filter { own?.contains($0.name) ?? true }
    if decoding { result.append(self.decoding(coded)) }
    if encoding { result.append(self.encoding(coded)) }
    return result
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }

  private func codedValues(of one: Case) -> [Value] {
    guard let own = index.type(named: type.name + "." + one.keys) else { return one.values }
    let names = CodablePass.cases(of: own)
    return one.values.filter { names.contains($0.key) }
  }

  private func decoding(_ coded: [Case]) -> String {
    let branches = coded.map { one -> String in
      let keys = one.values.isEmpty ? "JSONKey" : one.keys
      let known = Set(codedValues(of: one).map(\.key))
      let arguments = one.values.map { value -> String in
        let label = value.label.map { $0 + ": " } ?? ""
        guard known.contains(value.key) else { return label + (value.initial ?? "nil") }
        let method = value.isOptional ? "decodeIfPresent" : "decode"
        return label + "try values.\(method)(\(value.type).self, forKey: .\(value.key))"
      }
      let container = "try container.nestedContainer(keyedBy: \(keys).self, forKey: .\(one.name))"
      return arguments.isEmpty
        ? "case .\(one.name): _ = \(container); self = .\(one.name)"
        : "case .\(one.name): let values = \(container); self = .\(one.name)(\(list(arguments)))"
    }
    return "\(access)init(from decoder: Decoder) throws(CodingFailure) { "
      + "let container = try decoder.container(keyedBy: CodingKeys.self); "
      + "guard container.allKeys.count == 1, let name = container.allKeys.first else { "
      + "throw DecodingError.typeMismatch(\"\(type.name)\", DecodingError.Context(codingPath: container.codingPath, "
      + "debugDescription: \"Invalid number of keys found, expected one.\")) }; "
      + "switch name { \(branches.joined(separator: "; ")) } }"
  }

  private func encoding(_ coded: [Case]) -> String {
    let names = Set(coded.map(\.name))
    let branches = cases.map { one -> String in
      guard names.contains(one.name) else {
        return
          "case .\(one.name): throw EncodingError.invalidValue(\"\(type.name)\", EncodingError.Context(codingPath: "
          + "container.codingPath, debugDescription: \"Case '\(one.name)' cannot be encoded because it is not defined in CodingKeys.\"))"
      }
      let values = codedValues(of: one)
      guard !values.isEmpty else {
        return "case .\(one.name): _ = container.nestedContainer(keyedBy: JSONKey.self, forKey: .\(one.name))"
      }
      let known = Set(values.map(\.key))
      let pattern = one.values.map { known.contains($0.key) ? "let " + bound($0) : "_" }
      let lines = values.map { value in
        "try values.encode\(value.isOptional ? "IfPresent" : "")(\(bound(value)), forKey: .\(value.key))"
      }
      return "case .\(one.name)(\(list(pattern))): "
        + "var values = container.nestedContainer(keyedBy: \(one.keys).self, forKey: .\(one.name)); "
        + lines.joined(separator: "; ")
    }
    return "\(access)func encode(to encoder: Encoder) throws(CodingFailure) { "
      + "var container = encoder.container(keyedBy: CodingKeys.self); "
      + "switch self { \(branches.joined(separator: "; ")) } }"
  }

  /// Returns the name of the variable to which a pattern binds a value. The name cannot collide with keywords or member
  /// names.
  private func bound(_ value: Value) -> String { "coded_" + value.key.filter { $0 != "`" } }
}
