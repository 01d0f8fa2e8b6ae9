// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests default values that may throw.
@Suite struct TriedDefaultTests {
  @Test(arguments: [
    ("a = try a ?? load(b)", "a = try (a == nil ? load(b) : a!)"),
    ("let a = try self.b.c ?? C(1)", "let a = try (self.b.c == nil ? C(1) : self.b.c!)"),
    ("return try await a ?? load(\n  b)", "return try await a ?? load(\n  b)"),
    ("a = try b() ?? load()", "a = try b() ?? load()"), ("a = try? b ?? load()", "a = try? b ?? load()"),
    ("a = b ?? load()", "a = b ?? load()"), ("a = try b ?? load() + 1", "a = try (b == nil ? load() + 1 : b!)"),
    ("a(try b ?? load() == c)", "a(try b ?? load() == c)"), ("a = try b ?? c ?? load()", "a = try b ?? c ?? load()"),
  ])
  func throwingDefaultBecomesConditional(source: String, expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
