// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The processes that this one started, directly or not.
///
/// Each tool is the leader of a process group of its own, and compilers have further ones, so no signal to a group reaches all of them.
/// They are found by their parents instead. A process whose parent has ended becomes a child of this one.
enum Descendants {
  private static let isEnding = Mutex(false)
  /// The variable that marks processes which continue to run at the end, such as a browser.
  static let detachedMark = "SPRUNG_DETACHED"

  /// Seconds for processes to end before they are killed.
  private static let patience = 1.0

  /// Makes this process the parent of descendants whose parents end; called once, before anything is started.
  static func adoptOrphans() {
    // `prctl` takes a variable number of arguments, which Swift cannot call.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let found = dlsym(nil, "prctl") else { return }
    // PR_SET_CHILD_SUBREAPER
    _ = unsafeBitCast(found, to: Control.self)(36, 1, 0, 0, 0)
  }

  /// Starts a process. Throws once processes are being ended, so that none begins after that.
  static func start(_ process: Process) throws {
    try isEnding.withLock {
      if $0 { throw CommandFailure.work("interrupted") }
      try process.run()
    }
  }

  /// Waits for the end of this process if its descendants are being ended: what became of them is not an error to report.
  static func waitIfEnding() {
    while isEnding.withLock({ $0 }) { sleep(1) }
  }

  /// Ends all of them and returns when none is left. Nothing can be started afterwards.
  static func end() {
    isEnding.withLock { $0 = true }
    // A stopped process starts nothing, so the set is complete when nothing new is found.
    var all: [Int32: UInt64] = [:]
    while true {
      let new = living().filter { all[$0.key] == nil }
      if new.isEmpty { break }
      for (identifier, start) in new {
        all[identifier] = start
        kill(identifier, SIGSTOP)
      }
    }
    for identifier in all.keys {
      kill(identifier, SIGTERM)
      kill(identifier, SIGCONT)
    }
    let end = ContinuousClock.now + .seconds(patience)
    while ContinuousClock.now < end, !remaining(of: all).isEmpty { usleep(10_000) }
    // Those that handle the signal may have started others meanwhile.
    for _ in 0..<100 {
      let left = remaining(of: all).union(living().keys)
      if left.isEmpty { return }
      for identifier in left { kill(identifier, SIGKILL) }
      usleep(10_000)
    }
  }

  /// The processes of a set that still run, even if their parents have ended.
  private static func remaining(of all: [Int32: UInt64]) -> Set<Int32> {
    let running = ProcessTable.read()
    return Set(all.filter { running[$0.key]?.start == $0.value }.keys)
  }

  /// Whether the environment of a process has the mark.
  private static func isDetached(_ identifier: Int32) -> Bool {
    let environment = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") ?? Data()
    return environment.split(separator: 0).contains(Data("\(detachedMark)=1".utf8))
  }

  /// The descendants that run now, with the times of their starts.
  private static func living() -> [Int32: UInt64] {
    let table = ProcessTable.read()
    var children: [Int32: [Int32]] = [:]
    for (identifier, entry) in table { children[entry.parent, default: []].append(identifier) }
    var found: [Int32: UInt64] = [:]
    var pending = children[getpid()] ?? []
    while let next = pending.popLast() {
      guard found[next] == nil, let entry = table[next], !isDetached(next) else { continue }
      found[next] = entry.start
      pending += children[next] ?? []
    }
    return found
  }
}
