// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests the error types of throwing functions.
@Suite struct TypedThrowsTests {
  private static let error = "enum E: Error { case a, b(Int) }\nstruct F: LocalizedError {}\n"

  static let rows: [(String, String)] = [
    ("func a() throws { throw E.a }", "func a() throws(E) { throw E.a }"),
    (
      "func a() throws -> Int { if b { throw F() }; return 1 }",
      "func a() throws(F) -> Int { if b { throw F() }; return 1 }"
    ),
    (
      "func a() throws { try b() }\nfunc b() throws { throw E.b(1) }",
      "func a() throws(E) { try b() }\nfunc b() throws(E) { throw E.b(1) }"
    ),
    (
      "struct S { init(a: Int) throws { throw E.a } }\nfunc a() throws { b(try S(a: 1)) }\nfunc c() throws { d(try S.init(a: 1)) }",
      "struct S { init(a: Int) throws(E) { throw E.a } }\nfunc a() throws(E) { b(try S(a: 1)) }\nfunc c() throws(E) { d(try S.init(a: 1)) }"
    ),
    (
      "func a() throws -> T { try JSONDecoder().decode(T.self, from: b) }",
      "func a() throws(CodingFailure) -> T { try JSONDecoder().decode(T.self, from: b) }"
    ),
    (
      "func a() async throws { try await Task.sleep(nanoseconds: 1) }",
      "func a() async throws(TaskSleepError) { try await Task.sleep(nanoseconds: 1) }"
    ),
    (
      "func a() throws { do { try c() } catch { throw E.a } }",
      "func a() throws(E) { do { try c() } catch { throw E.a } }"
    ),
    (
      "protocol P: AnyObject { func a() throws }\nclass C: P { func a() throws { throw E.a } }",
      "protocol P: AnyObject { func a() throws(E) }\nclass C: P { func a() throws(E) { throw E.a } }"
    ),
    (
      "func a() throws -> Int { try b().first!.magnitude.count }\nfunc b() throws -> [Int] { throw E.a }",
      "func a() throws(E) -> Int { try b().first!.magnitude.count }\nfunc b() throws(E) -> [Int] { throw E.a }"
    ),
    (
      "func a() throws -> [Int] { try b().map { $0 }.sorted() }\nfunc b() throws -> [Int] { throw E.a }",
      "func a() throws(E) -> [Int] { try b().map { $0 }.sorted() }\nfunc b() throws(E) -> [Int] { throw E.a }"
    ),
    (
      "struct S { func encode(to encoder: Encoder) throws {} }\nfunc a() throws -> T { try encoder.encode(b) }",
      "struct S { func encode(to encoder: Encoder) throws {} }\nfunc a() throws(CodingFailure) -> T { try encoder.encode(b) }"
    ),
    // Functions that throw several or unknown error types, and functions that can be overridden, are not rewritten.
    ("func a() throws { throw E.a; throw F() }", "func a() throws { throw E.a; throw F() }"),
    ("func a() throws { try c() }", "func a() throws { try c() }"),
    (
      "func a() throws { do { throw E.a } catch E.a {} catch { throw error } }",
      "func a() throws { do { throw E.a } catch E.a {} catch { throw error } }"
    ),
    ("func a() throws(E) { throw E.a }", "func a() throws(E) { throw E.a }"),
    ("func a() throws { try a() }", "func a() throws { try a() }"),
    (
      "class A { func a() throws { throw E.a } }\nclass B: A { override func a() throws {} }",
      "class A { func a() throws { throw E.a } }\nclass B: A { override func a() throws {} }"
    ),
    ("public func a() throws { throw E.a }", "public func a() throws { throw E.a }"),
    (
      "func a() throws -> Int { throw E.a }\nfunc b(_ c: Int?) throws -> Int { try c ?? a() + 1 }",
      "func a() throws(E) -> Int { throw E.a }\nfunc b(_ c: Int?) throws(E) -> Int { try (c == nil ? a() + 1 : c!) }"
    ),
  ]

  @Test(arguments: rows) func throwingFunctionIsTyped(_ source: String, _ expected: String) {
    #expect(Ported.text(Self.error + source) == Self.error + expected)
    #expect(Ported.text(Self.error + expected) == Self.error + expected)
  }

  @Test func errorDescriptionsAreRewritten() {
    let source =
      "enum K: String { case day, over = \"x\", `in` }\nenum L { case a(Int, at: Double) }\nenum M { case b }\nfunc f(_ k: K) { print(\"\\(k) \\(L.a(1, at: 2))\") }\n"
    let expected =
      source + """
        #if hasFeature(Embedded)
        extension K: CustomStringConvertible {
          var description: String {
            switch self {
            case .day: return "day"
            case .over: return "over"
            case .`in`: return "in"
            }
          }
        }
        #endif
        #if hasFeature(Embedded)
        extension L: CustomStringConvertible {
          var description: String {
            switch self {
            case .a(let value0, let value1): return "a(\\(value0), at: \\(value1))"
            }
          }
        }
        #endif

        """
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
