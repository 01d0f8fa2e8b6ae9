// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

@Suite struct ChildProcessTests {
  private let shell = URL(fileURLWithPath: "/bin/sh")

  @Test(
    "The status is the exit code or the signal number",
    arguments: [("exit 0", Int32(0)), ("exit 7", 7), ("kill -9 $$", 9), ("exec >&- 2>&-; sleep 0.2; exit 3", 3)])
  func code(script: String, code: Int32) throws {
    #expect(try ChildProcess.run(shell, ["-c", script]) { _ in } == code)
    #expect(try Captured.run(shell, ["-c", script]).code == code)
  }

  @Test func outputAndErrorLinesKeepTheirOrder() throws {
    var lines: [String] = []
    let code = try ChildProcess.run(shell, ["-c", "echo one; echo two >&2; printf three"]) { lines.append($0) }
    #expect(code == 0 && lines == ["one", "two", "three"])
  }

  @Test func manySimultaneousProcessesEnd() async throws {
    let codes = try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 0..<100 {
        group.addTask { try ChildProcess.run(shell, ["-c", "exit \(number)"]) { _ in } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes.sorted() == Array(0..<100))
  }
}
