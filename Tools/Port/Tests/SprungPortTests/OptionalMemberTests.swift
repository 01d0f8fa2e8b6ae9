// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests optional members of protocols.
@Suite struct OptionalMemberTests {
  private let declaration = """
    @objc protocol D {
      @objc optional func a(_ x: Int, to y: String) -> Bool
      func b()
    }
    """

  @Test func memberGetsBodyAndQuery() {
    let lines = Ported.text(declaration).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "protocol D: AnyObject {")
    #expect(lines[1] == "  func a(_ x: Int, to y: String) -> Bool; var implements_a___to: Bool { get }")
    #expect(lines[3].hasPrefix("}; extension D { func a(_ x: Int, to y: String) -> Bool { fatalError("))
    #expect(lines[3].contains("var ifImplements_a___to: (any D)? { implements_a___to ? self : nil }"))
  }

  @Test(arguments: [
    ("_ = d?.a?(1, to: \"\")", "_ = d?.ifImplements_a___to?.a(1, to: \"\")"),
    ("_ = d!.a!(1, to: \"\")", "_ = d!.a(1, to: \"\")"),
    ("if d?.a != nil {}", "if d?.implements_a___to == true {}"),
    ("if d?.a(_:to:) == nil {}", "if d?.implements_a___to != true {}"),
    ("if d.responds(to: #selector(D.a(_:to:))) {}", "if d.implements_a___to {}"),
    ("d?.b()", "d?.b()"),
  ]) func callsAskWhetherItIsImplemented(source: String, expected: String) {
    let whole = declaration + "\nfunc f(d: D?) {\n  \(source)\n}"
    #expect(Ported.text(whole).split(separator: "\n")[5] == "  " + expected)
  }

  @Test func implementingClassReportsMethod() {
    let texts = Ported.texts([
      ("D.swift", declaration),
      ("E.swift", "class E: D {\n  func b() {}\n  func a(_ x: Int, to y: String) -> Bool { true }\n}"),
      ("F.swift", "class F: NSObject {\n  func a(_ x: Int, to y: String) -> Bool { true }\n}"),
      ("G.swift", "extension F: D { func b() {} }\nclass H: D { func b() {} }"),
    ])
    #expect(texts[1].hasSuffix("\nvar implements_a___to: Bool { true } }"))
    #expect(texts[2].hasSuffix("\nvar implements_a___to: Bool { true } }"))
    #expect(texts[3] == "extension F: D { func b() {} }\nclass H: D { func b() {} }")
  }

  @Test func subclassThatAddsMethodOverridesBaseClass() {
    let texts = Ported.texts([
      ("D.swift", declaration),
      ("E.swift", "class E: D {\n  func b() {}\n}"),
      ("F.swift", "class F: E {\n  func a(_ x: Int, to y: String) -> Bool { true }\n}"),
    ])
    #expect(texts[1].contains("var implements_a___to: Bool { false }; func a(_ x: Int, to y: String) -> Bool {"))
    #expect(texts[2].contains("\n  override func a(_ x: Int, to y: String) -> Bool { true }\n"))
    #expect(texts[2].contains("override var implements_a___to: Bool { true }"))
  }

  private static let properties = """
    @objc protocol D {
      @objc optional var name: String { get }
      @objc optional var note: String? { get }
      @objc optional var next: D { get }
    }
    struct Other { var name: String }
    """

  @Test(arguments: [
    ("_ = d.name", "_ = d.ifImplements_name?.name"),
    ("_ = d.name?.count ?? 0", "_ = d.ifImplements_name?.name.count ?? 0"),
    ("_ = d.name!.count", "_ = d.name.count"),
    ("_ = d.next?.name", "_ = d.ifImplements_next?.next.ifImplements_name?.name"),
    ("_ = d.note ?? nil", "_ = d.ifImplements_note?.note ?? nil"),
    ("if d.name != nil {}", "if d.implements_name == true {}"),
    ("let e: D? = d; _ = e?.name", "let e: D? = d; _ = e?.ifImplements_name?.name"),
    ("if let e = x as? D { _ = e.name }", "if let e = castToD(x) { _ = e.ifImplements_name?.name }"),
    ("for e in list { _ = e.name }", "for e in list { _ = e.ifImplements_name?.name }"),
    ("_ = o.name; if o.name == nil {}", "_ = o.name; if o.name == nil {}"),
    ("let d = Other(name: \"\"); _ = d.name", "let d = Other(name: \"\"); _ = d.name"),
    ("_ = d.responds(to: #selector(getter: D.name))", "_ = d.implements_name"),
  ]) func propertiesStayOptional(source: String, expected: String) {
    let whole = Self.properties + "\nfunc f(d: D, o: Other, list: [D], x: AnyObject) {\n  \(source)\n}"
    #expect(Ported.text(whole).split(separator: "\n")[7] == "  " + expected)
  }

  @Test func propertyOfSubclassOverridesBaseClass() {
    let texts = Ported.texts([
      ("D.swift", Self.properties), ("E.swift", "class E: D {\n}"),
      ("F.swift", "class F: E {\n  var name: String { \"\" }\n}"),
    ])
    #expect(texts[1].contains("var name: String { fatalError("))
    #expect(texts[2].contains("\n  override var name: String { \"\" }\n"))
    let stored = PortedSources(
      [("D.swift", Self.properties), ("E.swift", "class E: D {\n}\nclass F: E {\n  var name = \"\"\n}")], root: "/app")
    #expect(stored.problems.map(\.line) == [4])
  }

  @Test func optionalMembersOfOtherModulesAreKnown() {
    let known = [("D.swift", Self.properties.replacing("@objc protocol", with: "@objc public protocol"))]
    let ported = PortedSources(
      [("T.swift", "import Lib\nclass T: D {\n  var name: String { \"\" }\n}\nfunc f(d: D) -> Int? { d.name?.count }")],
      root: "/app", known: known)
    #expect(ported.outputs.count == 1)
    #expect(ported.outputs[0].text.contains("var implements_name: Bool { true } }"))
    #expect(ported.outputs[0].text.contains("d.ifImplements_name?.name.count"))
  }
}
