// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests child tasks and task groups.
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
    (
      "await withTaskGroup(of: Int?.self) { group in for await case let b? in group { c(b) } }",
      "await withTaskGroup(of: Int?.self) { group in while let next_group = await group.next() { guard case let b? = next_group else { continue }; c(b) } }"
    ),
    (
      "func a(_ g: inout TaskGroup<Int>) async { for await b in g { c(b) } }",
      "func a(_ g: inout TaskGroup<Int>) async { while let b = await g.next() { c(b) } }"
    ),
    // Task groups that throw only cancellation errors.
    (
      "func a() async throws { try await withThrowingTaskGroup(of: Int.self) { group in\n  group.addTask { try await Task.sleep(for: b); return 1 }\n  for try await c in group { d(c) }\n} }",
      "func a() async throws(TaskSleepError) { try await withThrowingTaskGroup(of: Int.self) { group async throws(TaskSleepError) in\n  group.addTask { () async throws(TaskSleepError) in try await Task.sleep(for: b); return 1 }\n  while let c = try await group.next() { d(c) }\n} }"
    ),
    // Loops over other sequences, and child tasks that can throw, are not rewritten.
    ("for await a in stream { b(a) }", "for await a in stream { b(a) }"),
    (
      "func a() async throws { async let b = c(); d(try await b) }",
      "func a() async throws { async let b = c(); d(try await b) }"
    ),
  ]

  /// Tests that the errors of a task group get a separate type name, which stands for `any Error` in native builds.
  @Test func groupErrorsAreTyped() {
    let ported = Ported.text(
      """
      enum E: Error { case a }
      func one() async throws -> Int { throw E.a }
      func all() async throws -> [Int] {
        try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { [one] (group: inout ThrowingTaskGroup<Int, Error>) in
          group.addTask(priority: .low) { try await one() }
          _ = group.addTaskUnlessCancelled { 2 }
          while let first = try await group.next() { return [first] }
          throw E.a
        }
      }
      func shown() async { do { _ = try await all() } catch { print("no") } }
      """)
    #expect(
      ported == """
        enum E: Error { case a }
        func one() async throws(E) -> Int { throw E.a }
        func all() async throws(EOfTaskGroup) -> [Int] {
          try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { [one] (group: inout ThrowingTaskGroup<Int, EOfTaskGroup>) async throws(EOfTaskGroup) in
            group.addTask(priority: .low) { () async throws(EOfTaskGroup) in try await one() }
            _ = group.addTaskUnlessCancelled { 2 }
            while let first = try await group.next() { return [first] }
            throw E.a
          }
        }
        func shown() async { do { _ = try await all() } catch { print("no") } }
        #if hasFeature(Embedded)
        typealias EOfTaskGroup = E
        #else
        typealias EOfTaskGroup = any Error
        #endif

        """)
  }

  /// Tests that task groups whose tasks throw several types of errors are not changed.
  @Test func groupsWithSeveralErrorsAreNotChanged() {
    let source = """
      enum E: Error { case a }
      func all() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { throw E.a }
          group.addTask { try await other() }
        }
      }
      """
    #expect(Ported.text(source) == source)
  }

  @Test(arguments: rows) func childTaskIsRewritten(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
