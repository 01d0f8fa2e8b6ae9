// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Child tasks and groups of them.
@Suite struct ChildTaskTests {
  static let rows: [(String, String)] = [
    (
      "func a() async { async let b = c(); async let d = e(); f(await b, await d.count) }",
      "func a() async { let b = Task { await c() }; let d = Task { await e() }; f(await b.value, await d.value.count) }"
    ),
    (
      "func a() async { async let b: Int = c(), d = await e()\n  let (x, y) = await (b, d)\n  g.b = x }",
      "func a() async { let b = Task { () async -> Int in await c() }, d = Task { await e() }\n  let (x, y) = await (b.value, d.value)\n  g.b = x }"
    ),
    (
      "await withTaskGroup(of: Int.self) { group in for await b in group { c(b) } }",
      "await withTaskGroup(of: Int.self) { group in while let b = await group.next() { c(b) } }"
    ),
    (
      "await withTaskGroup(of: D.self, returning: E.self) { group in\n  for await (i, b) in group where i > 0 { c(b) }\n}",
      "await withTaskGroup(of: D.self, returning: E.self) { group in\n  while let (i, b) = await group.next() { guard i > 0 else { continue }; c(b) }\n}"
    ),
    // Other sequences, and values that throw.
    ("for await a in stream { b(a) }", "for await a in stream { b(a) }"),
    (
      "func a() async throws { async let b = c(); d(try await b) }",
      "func a() async throws { async let b = c(); d(try await b) }"
    ),
  ]

  @Test(arguments: rows) func becomes(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
