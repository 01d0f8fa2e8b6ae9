// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The direct and indirect child processes of this process.
///
/// Each tool runs in its own process group, and compilers create further groups, so a signal to one group does not
/// reach all descendants. They are therefore found by following the parents of all processes. Orphaned descendants
/// become children of this process.
enum Descendants {
  private static let isEnding = Mutex(false)
  /// The environment variable that marks processes that must survive, such as a browser.
  static let detachedMark = "SPRUNG_DETACHED"

  /// The time in seconds that processes have to exit before they are killed.
  private static let patience = 1.0

  /// Makes this process the parent of orphaned descendants. Called once, before any process is started.
  static func adoptOrphans() {
    // `prctl` is variadic, and Swift cannot call variadic C functions.
    typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    guard let found = dlsym(nil, "prctl") else { return }
    // PR_SET_CHILD_SUBREAPER
    _ = unsafeBitCast(found, to: Control.self)(36, 1, 0, 0, 0)
  }

  /// Starts a process. Throws if termination has already begun, so that no process is started during it.
  static func start(_ process: Process) throws {
    try isEnding.withLock {
      if $0 { throw CommandFailure.work("interrupted") }
      try process.run()
    }
  }

  /// Blocks if descendants are being terminated, so that their failures are not reported.
  static func waitIfEnding() {
    while isEnding.withLock({ $0 }) { sleep(1) }
  }

  /// Terminates all descendants and returns when none are left. No process can be started afterward.
  static func end() {
    isEnding.withLock { $0 = true }
    // Stopped processes cannot start other processes, so the set is complete when no new process is found.
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
    // Processes that handle the signal may have started other processes in the meantime.
    for _ in 0..<100 {
      let left = remaining(of: all).union(living().keys)
      if left.isEmpty { return }
      for identifier in left { kill(identifier, SIGKILL) }
      usleep(10_000)
    }
  }

  /// Returns those of the given processes that are still running, even as orphans.
  private static func remaining(of all: [Int32: UInt64]) -> Set<Int32> {
    let running = ProcessTable.read()
    return Set(all.filter { running[$0.key]?.start == $0.value }.keys)
  }

  /// Returns whether the environment of a process contains the mark.
  private static func isDetached(_ identifier: Int32) -> Bool {
    let environment = FileManager.default.contents(atPath: "/proc/\(identifier)/environ") ?? Data()
    return environment.split(separator: 0).contains(Data("\(detachedMark)=1".utf8))
  }

  /// Returns the running descendants with their start times.
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
