// SPDX-License-Identifier: MIT

import Testing

@testable import SprungPort

/// Tests the error types of tasks that sleep.
@Suite struct TaskPassTests {
  static let rows: [(String, String)] = [
    (
      "Task { try await Task.sleep(nanoseconds: 1); a() }",
      "Task { () async throws(TaskSleepError) in try await Task.sleep(nanoseconds: 1); a() }"
    ),
    (
      "let a = Task { @MainActor in try Task.checkCancellation() }",
      "let a = Task { @MainActor () async throws(TaskSleepError) in try Task.checkCancellation() }"
    ),
    (
      "Task(priority: .low) { [a] in try await Task.sleep(for: b) }",
      "Task(priority: .low) { [a] () async throws(TaskSleepError) in try await Task.sleep(for: b) }"
    ),
    ("Task { try? await Task.sleep(for: b) }", "Task { try? await Task.sleep(for: b) }"),
    ("Task { try await Task.sleep(for: b); try c() }", "Task { try await Task.sleep(for: b); try c() }"),
    (
      "Task { do { try await Task.sleep(for: b) } catch { return } }",
      "Task { do throws(TaskSleepError) { try await Task.sleep(for: b) } catch { return } }"
    ),
    ("do { try a() } catch { b() }", "do { try a() } catch { b() }"),
    (
      "func a() async throws { try await Task.sleep(for: b) }",
      "func a() async throws(TaskSleepError) { try await Task.sleep(for: b) }"
    ),
    (
      "func a() async throws { try await Task.sleep(for: b); throw C() }",
      "func a() async throws { try await Task.sleep(for: b); throw C() }"
    ),
    ("work { try await Task.sleep(for: b) }", "work { try await Task.sleep(for: b) }"),
  ]

  @Test(arguments: rows) func sleepingTaskIsRewritten(_ source: String, _ expected: String) {
    #expect(Ported.text(source) == expected)
    #expect(Ported.text(expected) == expected)
  }
}
