// SPDX-License-Identifier: MIT

import SprungScript
import SprungStage
import SprungTestSupport
import Testing
import UIKit

@testable import SprungHeadless

/// Tests that tasks run in the frames of the headless host and sleep in its virtual time.
@Suite(.oneApplication, .timeLimit(.minutes(1)))
@MainActor
struct TaskTimeTests {
  final class Controller: UIViewController {
    var lines: [String] = []
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(square)
      Task {
        note("begins")
        try? await Task.sleep(nanoseconds: 500_000_000)
        note("slept")
        square.frame.origin.x = 50
        let number = await Task.detached { 6 * 7 }.value
        note("\(number)")
        try? await Task.sleep(for: .seconds(10))
        await MainActor.run { note("long") }
      }
    }

    func note(_ line: String) { lines.append("\(Int((CACurrentMediaTime() * 1000).rounded())) \(line)") }
  }

  private func makeHost(_ controller: Controller) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1) { controller }
  }

  @Test func tasksRunInFramesAndSleepInVirtualTime() {
    let controller = Controller()
    let host = makeHost(controller)
    for frame in 0...60 { #expect(host.frame(milliseconds: Double(frame) * 20), "a sleeping task requests frames") }
    #expect(controller.lines == ["20 begins", "500 slept", "500 42"])
    #expect(controller.square.frame.origin.x == 50)
    var time = 1200.0
    while host.frame(milliseconds: time) { time += 100 }
    #expect(controller.lines.last == "10500 long" && time == 10_500)
    host.stop()
  }

  @Test func sameFramesProduceSameLines() {
    var runs: [[String]] = []
    for _ in 0..<5 {
      let controller = Controller()
      let host = makeHost(controller)
      for frame in 0...900 { host.frame(milliseconds: Double(frame) * 1000 / 60) }
      runs.append(controller.lines)
      host.stop()
    }
    #expect(runs.allSatisfy { $0 == runs[0] } && runs[0].count == 4)
  }

  @Test func tasksOfTestsAreUnaffected() async {
    let host = makeHost(Controller())
    host.frame(milliseconds: 0)
    #expect(await Task { 5 }.value == 5)
    try? await Task.sleep(nanoseconds: 1_000_000)
    #expect(await Task.detached { await MainActor.run { 6 } }.value == 6)
    await withTaskGroup(of: Int.self) { group in
      for number in 0..<10 { group.addTask { @MainActor in number } }
      var sum = 0
      for await number in group { sum += number }
      #expect(sum == 45)
    }
    host.stop()
  }

  @Test func taskRunsWithoutFrameWhenAwaited() async {
    let host = makeHost(Controller())
    var task: Task<Int, Never>?
    host.perform { task = Task { 7 } }
    #expect(await task?.value == 7)
    host.stop()
  }

  @Test func cancelledSleepEndsImmediatelyAndStoppedHostEndsAllSleeps() {
    let host = makeHost(Controller())
    var ends: [String] = []
    var first: Task<Void, Never>?
    host.perform {
      first = Task { do { try await Task.sleep(for: .seconds(5)) } catch { ends.append("first") } }
      Task { do { try await Task.sleep(for: .seconds(5)) } catch { ends.append("second") } }
    }
    for frame in 0...10 { host.frame(milliseconds: Double(frame) * 20) }
    host.perform { first?.cancel() }
    host.frame(milliseconds: 220)
    #expect(ends == ["first"])
    host.perform { UIApplication.shared.reset() }
    for frame in 12...13 { host.frame(milliseconds: Double(frame) * 20) }
    #expect(ends == ["first", "second"])
    host.stop()
  }

  @Test func scriptWaitsForSingleButNotRepeatingCalls() throws {
    final class Ticking: UIViewController {
      var calls = 0
      var single = false
      override func viewDidLoad() {
        super.viewDidLoad()
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
          MainActor.assumeIsolated { self?.calls += 1 }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.single = true }
      }
    }
    let controller = Ticking()
    let host = HeadlessHost(size: CGSize(width: 100, height: 100), scale: 1) { controller }
    let script = try Script(text: "sprung-script 2\nsettle 3\n", file: "test")
    try ScriptPlayer(script, on: host).play()
    #expect(controller.single && controller.calls == 10)
    host.stop()
  }
}
