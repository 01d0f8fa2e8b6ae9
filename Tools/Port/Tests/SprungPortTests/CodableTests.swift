// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests the members that the rewriter adds to `Codable` types.
@Suite struct CodableTests {
  private func check(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    // A second run adds nothing.
    #expect(Ported.text(expected) == expected)
  }

  @Test func structsGetCodingMembers() {
    let source = """
      struct Trip: Codable {
        let id = 3
        let name: String, days: Int
        var price: Double?
        var isDone = false
        var next: Trip2 { Trip2() }
        static var count = 0
        lazy var text = ""
        var size = CGSize() { didSet { print(1) } }
        var style = make()
      }

      """
    check(
      source,
      source + """
        #if hasFeature(Embedded)
        extension Trip {
          enum CodingKeys: String, CodingKey { case id, name, days, price, isDone, size, style }
          init(from decoder: Decoder) throws(CodingFailure) { let values = try decoder.container(keyedBy: CodingKeys.self); self.name = try values.decode(String.self, forKey: .name); self.days = try values.decode(Int.self, forKey: .days); self.price = try values.decodeIfPresent(Double.self, forKey: .price); self.isDone = try values.decode(Bool.self, forKey: .isDone); self.size = try values.decode(CGSize.self, forKey: .size); self.style = try values.decodeInferred(forKey: .style) }
          func encode(to encoder: Encoder) throws(CodingFailure) { var values = encoder.container(keyedBy: CodingKeys.self); try values.encode(self.id, forKey: .id); try values.encode(self.name, forKey: .name); try values.encode(self.days, forKey: .days); try values.encodeIfPresent(self.price, forKey: .price); try values.encode(self.isDone, forKey: .isDone); try values.encode(self.size, forKey: .size); try values.encode(self.style, forKey: .style) }
        }
        #endif

        """)
  }

  @Test func keysOfOnesOwn() {
    let source = """
      public struct A: Decodable {
        let b: Int
        var c: String = ""
        private struct D: Encodable { let e: [Int?] }
        enum CodingKeys: String, CodingKey { case b = "B" }
      }
      enum F: String, Codable { case g }

      """
    check(
      source,
      source.replacing("private", with: "fileprivate") + """
        #if hasFeature(Embedded)
        extension A {
          public init(from decoder: Decoder) throws(CodingFailure) { let values = try decoder.container(keyedBy: CodingKeys.self); self.b = try values.decode(Int.self, forKey: .b) }
        }
        #endif
        #if hasFeature(Embedded)
        extension A.D {
          enum CodingKeys: String, CodingKey { case e }
          func encode(to encoder: Encoder) throws(CodingFailure) { var values = encoder.container(keyedBy: CodingKeys.self); try values.encode(self.e, forKey: .e) }
        }
        #endif

        """)
  }

  @Test func classesGetCodingMembers() {
    check(
      "final class A: NSObject, Codable { var b = 1 }",
      "final class A: NSObject, Codable { enum CodingKeys: String, CodingKey { case b }; required init(from decoder: Decoder) throws(CodingFailure) { let values = try decoder.container(keyedBy: CodingKeys.self); self.b = try values.decode(Int.self, forKey: .b); super.init() }; func encode(to encoder: Encoder) throws(CodingFailure) { var values = encoder.container(keyedBy: CodingKeys.self); try values.encode(self.b, forKey: .b) }; var b = 1 }"
    )
  }

  @Test func existingMembersAreKept() {
    let source = """
      struct A: Codable {
        enum Keys: CodingKey { case b }
        let b: Int
        init(from decoder: any Decoder) throws { b = 1 }
        func encode(to encoder: Swift.Encoder) throws {}
        enum CodingKeys: String, CodingKey { case b }
      }
      """
    let expected = """
      struct A: Codable {
        enum Keys: String, CodingKey { case b }
        let b: Int
        init(from decoder: Decoder) throws(CodingFailure) { b = 1 }
        func encode(to encoder: Encoder) throws(CodingFailure) {}
        enum CodingKeys: String, CodingKey { case b }
      }
      """
    check(source, expected)
  }

  @Test func unsupportedTypesAreReported() {
    let local = Ported.problems("func a() { struct B: Codable { let c: Int } }")
    #expect(local.map(\.message) == ["move B out of the function to encode or decode it in the browser"])
    let untyped = Ported.problems("class A: Codable { var b = c() }")
    #expect(untyped.map(\.message) == ["A is Codable, so its properties need explicit types"])
    #expect(Ported.problems("struct A: Codable { var b = c() }").isEmpty)
  }
}

/// Tests the members that the rewriter adds to `Codable` enumerations.
@Suite struct CodableCasesTests {
  @Test func casesWithAssociatedValuesGetCodingMembers() {
    let source = """
      enum Body: Codable {
        case text(String)
        case list(items: [Int], done: Bool?)
        case empty
      }

      """
    let expected =
      source + """
        #if hasFeature(Embedded)
        extension Body {
          enum CodingKeys: String, CodingKey { case text, list, empty }
          enum TextCodingKeys: String, CodingKey { case _0 }
          enum ListCodingKeys: String, CodingKey { case items, done }
          init(from decoder: Decoder) throws(CodingFailure) { let container = try decoder.container(keyedBy: CodingKeys.self); guard container.allKeys.count == 1, let name = container.allKeys.first else { throw DecodingError.typeMismatch("Body", DecodingError.Context(codingPath: container.codingPath, debugDescription: "Invalid number of keys found, expected one.")) }; switch name { case .text: let values = try container.nestedContainer(keyedBy: TextCodingKeys.self, forKey: .text); self = .text(try values.decode(String.self, forKey: ._0)); case .list: let values = try container.nestedContainer(keyedBy: ListCodingKeys.self, forKey: .list); self = .list(items: try values.decode([Int].self, forKey: .items), done: try values.decodeIfPresent(Bool.self, forKey: .done)); case .empty: _ = try container.nestedContainer(keyedBy: JSONKey.self, forKey: .empty); self = .empty } }
          func encode(to encoder: Encoder) throws(CodingFailure) { var container = encoder.container(keyedBy: CodingKeys.self); switch self { case .text(let coded__0): var values = container.nestedContainer(keyedBy: TextCodingKeys.self, forKey: .text); try values.encode(coded__0, forKey: ._0); case .list(let coded_items, let coded_done): var values = container.nestedContainer(keyedBy: ListCodingKeys.self, forKey: .list); try values.encode(coded_items, forKey: .items); try values.encodeIfPresent(coded_done, forKey: .done); case .empty: _ = container.nestedContainer(keyedBy: JSONKey.self, forKey: .empty) } }
        }
        #endif

        """
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }

  @Test func keysOfOnesOwn() {
    let text = Ported.text(
      """
      public enum A: Encodable {
        case b(c: Int, d: Int = 3), e, f
        enum CodingKeys: String, CodingKey { case b = "B", e }
        enum BCodingKeys: String, CodingKey { case c = "C" }
      }
      """)
    #expect(
      text.contains("case .b(let coded_c, _):") && !text.contains("enum CodingKeys: String, CodingKey { case b, e"))
    #expect(text.contains("case .f: throw EncodingError.invalidValue(\"A\"") && !text.contains("init(from"))
    #expect(text.contains("public func encode"))
    let decoded = Ported.text(
      """
      enum A: Codable {
        case b(c: Int, d: Int = 3)
        enum BCodingKeys: String, CodingKey { case c = "C" }
      }
      """)
    #expect(decoded.contains("self = .b(c: try values.decode(Int.self, forKey: .c), d: 3)"))
  }

  @Test func rawValueEnumsNeedNoMembers() {
    for source in ["enum A: String, Codable { case b }", "enum A: Int, CaseIterable, Codable { case b }"] {
      #expect(Ported.text(source) == source)
    }
    #expect(Ported.text("enum A: Codable { case b }").contains("self = .b"))
  }
}
