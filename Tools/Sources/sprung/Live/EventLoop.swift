// SPDX-License-Identifier: MIT

import Foundation

/// Waits for descriptors and for work from other threads, and does one thing at a time in one thread.
final class EventLoop: @unchecked Sendable {
  /// Something with a descriptor.
  protocol Member: AnyObject {
    var descriptor: Int32 { get }
    /// Whether to wait for output as well as input.
    var wantsToWrite: Bool { get }
    /// Called when the descriptor can be read or written, or is at its end.
    func proceed(canRead: Bool, canWrite: Bool)
  }

  private var members: [any Member] = []
  private let lock = NSLock()
  private var mail: [() -> Void] = []
  private let wakeUp = Pipe()
  private var isStopped = false
  /// Called at least once a quarter of a second.
  var idle: () -> Void = {}

  /// Waits for a descriptor too. Only in the loop's own thread, as `remove`.
  func add(_ member: any Member) { members.append(member) }

  func remove(_ member: any Member) { members.removeAll { $0 === member } }

  /// Does something in the loop's thread; from any thread.
  func post(_ body: @escaping () -> Void) {
    lock.withLock { mail.append(body) }
    try? wakeUp.fileHandleForWriting.write(contentsOf: Data([0]))
  }

  /// Makes `run` return, from any thread.
  func stop() { post { self.isStopped = true } }

  /// Runs until `stop` is called.
  func run() { run { self.isStopped } }

  /// Runs until a condition holds.
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
        // One that another has removed meanwhile is not called any more.
        guard members.contains(where: { $0 === member }) else { continue }
        let events = Int32(entry.revents)
        member.proceed(canRead: events & (POLLIN | POLLHUP | POLLERR) != 0, canWrite: events & POLLOUT != 0)
      }
      idle()
    }
  }
}
