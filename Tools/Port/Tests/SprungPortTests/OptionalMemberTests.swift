// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Optional members of protocols.
@Suite struct OptionalMemberTests {
  private let declaration = """
    @objc protocol D {
      @objc optional func a(_ x: Int, to y: String) -> Bool
      func b()
    }
    """

  @Test func aMemberGetsABodyAndAnAnswer() {
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

  @Test func whoHasTheMethodSaysSo() {
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

  @Test func aSubclassThatAddsTheMethodOverridesItsBaseClass() {
    let texts = Ported.texts([
      ("D.swift", declaration),
      ("E.swift", "class E: D {\n  func b() {}\n}"),
      ("F.swift", "class F: E {\n  func a(_ x: Int, to y: String) -> Bool { true }\n}"),
    ])
    #expect(texts[1].contains("var implements_a___to: Bool { false }; func a(_ x: Int, to y: String) -> Bool {"))
    #expect(texts[2].contains("\n  override func a(_ x: Int, to y: String) -> Bool { true }\n"))
    #expect(texts[2].contains("override var implements_a___to: Bool { true }"))
  }
}
