// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import sprung

/// Regression tests: `serve`, `export`, `test` and `make run` left compilers and servers running when they were
/// terminated by SIGTERM or Ctrl-C. Each tool runs in its own process group, to which the signal was not forwarded.
@Suite(.serialized) struct ProcessesEndTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Simulates a compiler that starts processes in separate groups and sessions. The parent of one of them has exited,
  /// and another one ignores SIGTERM.
  private static let busy = """
    #!/usr/bin/env bash
    echo compiling
    setsid sleep 1000 &
    [ -n "${WITHOUT_ORPHAN:-}" ] || (sleep 1000 &)
    bash -c 'trap "" TERM INT; while :; do sleep 1; done' &
    sleep 1000
    """

  private func put(_ text: String, _ file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// Sends a signal when at least `count` processes are running, and expects that all of them exit within 6 seconds.
  private func expectEnd(_ marked: MarkedProcesses, by number: Int32, count: Int) {
    #expect(marked.wait { marked.text.contains("compiling") && marked.running.count >= count }, "\(marked.text)")
    marked.send(number)
    #expect(marked.wait(seconds: 6) { marked.running.isEmpty }, "left behind: \(marked.running)")
  }

  @Test(
    "a command ends the processes it started", arguments: [["serve", "--gallery"], ["export", "out", "--gallery"]],
    [SIGTERM, SIGINT, SIGHUP])
  func command(arguments: [String], number: Int32) throws {
    let checkout = try SampleCheckout()
    try put(Self.busy, Checkout(root: checkout.root).buildScript)
    let marked = try MarkedProcesses(SprungBinary.url, arguments, in: checkout.root)
    expectEnd(marked, by: number, count: 6)
    try #require(marked.wait(seconds: 2) { !marked.process.isRunning })
    // The command must terminate itself with the same signal, so that a shell can determine the reason.
    #expect(marked.process.terminationReason == .uncaughtSignal)
    #expect(marked.process.terminationStatus == number)
  }

  /// Adds the actual scripts to a checkout, and a `swift` command that never exits to the search path.
  private func scripts(in checkout: borrowing SampleCheckout) throws -> String {
    for name in ["bin/sprung", "Scripts/run", "Scripts/end-tree", "Makefile"] {
      try put(
        try String(contentsOf: Self.root.appendingPathComponent(name), encoding: .utf8),
        checkout.root.appendingPathComponent(name))
    }
    try put("#!/usr/bin/env bash\n", checkout.root.appendingPathComponent("Scripts/refresh"))
    // The simulated compiler starts no orphan here, because a shell script finds only processes whose parents are still
    // running.
    let busy = Self.busy.replacingOccurrences(of: "[ -n", with: "WITHOUT_ORPHAN=1; [ -n")
    try put(busy, Checkout(root: checkout.root).buildScript)
    let tools = checkout.root.appendingPathComponent("tools")
    try put(
      busy.replacingOccurrences(of: "echo compiling", with: "echo compiling >&2"), tools.appendingPathComponent("swift")
    )
    for name in [
      "Tools/Sources", "Sources/SprungGeometry", "Sources/SprungStage", "Sources/SprungScript", "Sources/SprungDisplay",
    ] {
      try FileManager.default.createDirectory(
        at: checkout.root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    return tools.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
  }

  @Test(
    "scripts end the processes they started", arguments: [["bin/sprung", "list"], ["make", "run"]], [SIGTERM, SIGINT])
  func script(words: [String], number: Int32) throws {
    let checkout = try SampleCheckout()
    let path = try scripts(in: checkout)
    let program =
      words[0] == "make" ? URL(fileURLWithPath: "/usr/bin/env") : checkout.root.appendingPathComponent(words[0])
    let arguments = words[0] == "make" ? words : Array(words.dropFirst())
    let marked = try MarkedProcesses(program, arguments, in: checkout.root, path: path)
    // The compiler's output is redirected to a file, so the processes are counted instead.
    let count = words[0] == "make" ? 12 : 5
    #expect(marked.wait { marked.running.count >= count }, "\(marked.text)")
    marked.send(number)
    #expect(marked.wait(seconds: 8) { marked.running.isEmpty }, "left behind: \(marked.running)")
    try #require(marked.wait(seconds: 2) { !marked.process.isRunning })
    #expect(marked.process.terminationReason == .uncaughtSignal || marked.process.terminationStatus != 0)
  }

  @Test func applicationAndTestsEndWithTheirCommands() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sprung ends \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try SprungBinary.run(["new", "Hello"], in: folder).code == 0)
    let package = folder.appendingPathComponent("Hello")
    try put(
      """
      import Foundation
      import SprungTesting
      import Testing
      import UIKit

      @testable import Hello

      @Suite(.uiKit) @MainActor struct KeyboardTests {
        // On Linux such an observer waited forever.
        @Test func anObserverOnTheMainQueueIsCalledAtOnce() throws {
          let stage = try TestStage { FieldController() }
          nonisolated(unsafe) var count = 0
          let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main
          ) { _ in count += 1 }
          try stage.tap(.textField, "Name")
          #expect(count == 1 && Thread.isMainThread)
          NotificationCenter.default.removeObserver(token)
        }

        @Test func hangs() throws {
          print("compiling")
          while true { usleep(1000) }
        }
      }

      final class FieldController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
          field.placeholder = "Name"
          view.addSubview(field)
        }
      }
      """, package.appendingPathComponent("Tests/HelloTests/KeyboardTests.swift"))
    let passing = try SprungBinary.run(["test", "--filter", "anObserver"], in: package)
    #expect(passing.code == 0, "\(passing.output)\(passing.error)")
    let start = ContinuousClock.now
    let limited = try SprungBinary.run(["test", "--filter", "hangs", "--time-limit", "1.5"], in: package)
    #expect(limited.code == 1)
    #expect(
      limited.errorLines.last
        == "sprung: the test hangs() has not ended after 1.5 s, so the run was stopped; --time-limit allows more")
    #expect(ContinuousClock.now - start < .seconds(30))
    let testing = try MarkedProcesses(SprungBinary.url, ["test", "--filter", "hangs"], in: package)
    #expect(testing.wait(seconds: 60) { testing.text.contains("Test hangs() started") }, "\(testing.text)")
    testing.send(SIGINT)
    #expect(testing.wait(seconds: 6) { testing.running.isEmpty }, "left behind: \(testing.running)")

    let live = try MarkedProcesses(SprungBinary.url, ["live", "--port", "0"], in: package)
    #expect(live.wait(seconds: 60) { live.text.contains("is running at") }, "\(live.text)")
    live.send(SIGTERM)
    #expect(live.wait(seconds: 6) { live.running.isEmpty }, "left behind: \(live.running)")
    try #require(live.wait(seconds: 2) { !live.process.isRunning })
    #expect(live.process.terminationStatus == 0 && live.text.hasSuffix("\nStopped\n"))
  }

  @Test func processNameMayContainAnyCharacter() {
    let line = "12 (a) b (c) S 7 12 12 0 -1 0 0 0 0 0 0 0 0 0 20 0 1 0 4711 0 0"
    #expect(ProcessTable.entry(line)?.parent == 7)
    #expect(ProcessTable.entry(line)?.start == 4711)
    #expect(ProcessTable.entry(line.replacingOccurrences(of: " S ", with: " Z ")) == nil)
  }
}
