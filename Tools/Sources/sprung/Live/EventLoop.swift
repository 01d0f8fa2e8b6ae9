// SPDX-License-Identifier: MIT

import Foundation

/// A single-threaded event loop that waits for file descriptors and for closures from other threads.
final class EventLoop: @unchecked Sendable {
  /// An object with a descriptor on which the loop waits.
  protocol Member: AnyObject {
    var descriptor: Int32 { get }
    /// Whether the loop also waits for the descriptor to become writable.
    var wantsToWrite: Bool { get }
    /// Called when the descriptor is readable, writable or closed.
    func proceed(canRead: Bool, canWrite: Bool)
  }

  private var members: [any Member] = []
  private let lock = NSLock()
  private var mail: [() -> Void] = []
  private let wakeUp = Pipe()
  private var isStopped = false
  /// Called at least four times per second.
  var idle: () -> Void = {}

  /// Adds an object on whose descriptor the loop waits. Call `add` and `remove` only on the loop's thread.
  func add(_ member: any Member) { members.append(member) }

  func remove(_ member: any Member) { members.removeAll { $0 === member } }

  /// Runs a closure on the loop's thread. Can be called from any thread.
  func post(_ body: @escaping () -> Void) {
    lock.withLock { mail.append(body) }
    try? wakeUp.fileHandleForWriting.write(contentsOf: Data([0]))
  }

  /// Makes `run` return. Can be called from any thread.
  func stop() { post { self.isStopped = true } }

  /// Runs until `stop` is called.
  func run() { run { self.isStopped } }

  /// Runs the loop until a condition is true.
  func run(until isDone: () -> Bool) {
    let signal = wakeUp.fileHandleForReading.fileDescriptor
    while !isDone() {
      let present = members
      var watched = [pollfd(fd: signal, events: Int16(POLLIN), revents: 0)]
      for member in present {
        let events = POLLIN | (member.wantsToWrite ? POLLOUT : 0)
        watched.append(pollfd(fd: member.descriptor, events: Int16(events), revents: 0))
      }
      poll(&watched, nfds_t(watched.count), 250)
      if watched[0].revents != 0 {
        var bytes = [UInt8](repeating: 0, count: 512)
        _ = read(signal, &bytes, bytes.count)
        let work = lock.withLock {
          defer { mail = [] }
          return mail
        }
        for body in work { body() }
      }
      for (member, entry) in zip(present, watched.dropFirst()) where entry.revents != 0 {
        // Skip members that another member has removed during this iteration.
        guard members.contains(where: { $0 === member }) else { continue }
        let events = Int32(entry.revents)
        member.proceed(canRead: events & (POLLIN | POLLHUP | POLLERR) != 0, canWrite: events & POLLOUT != 0)
      }
      idle()
    }
  }
}
