// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// An application in a process of its own, and the conversation with it. It belongs to the thread of the loop.
final class AppProcess: @unchecked Sendable {
  /// The events of the process, in the loop's thread.
  struct Listener {
    var message: (ProcessMessage) -> Void
    /// A line that it printed, and whether on the error stream.
    var printed: (String, Bool) -> Void
    /// It ended, with these words about how.
    var ended: (String) -> Void
  }

  private let process = Process()
  private let stage: Stream
  private var outputs: [Stream] = []
  private var reader = ProcessMessageReader()
  private let loop: EventLoop
  private var listener: Listener?
  /// The reason for its end, from the error stream.
  private(set) var lastWords = LastWords()

  /// Starts a program. It must be an application: it says `ready` when it is about to launch.
  init(_ program: URL, arguments: [String] = [], loop: EventLoop, listener: Listener) throws {
    self.loop = loop
    self.listener = listener
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw CommandFailure.work("cannot create a socket: \(String(cString: strerror(errno)))")
    }
    stage = Stream(ends[0])
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    let standard = Pipe()
    let error = Pipe()
    process.executableURL = program
    process.arguments = arguments
    // The stream is its standard input, which an application has no other use for.
    process.standardInput = theirs
    process.standardOutput = standard
    process.standardError = error
    var environment = ProcessInfo.processInfo.environment
    environment["SPRUNG_STAGE"] = "0"
    // The error is printed in a line before; a backtrace takes seconds.
    if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
    process.environment = environment
    process.terminationHandler = { [weak self] process in
      let words = Self.words(process)
      loop.post { self?.end(words) }
    }
    do {
      try Descendants.start(process)
    } catch {
      throw CommandFailure.work("\(program.path) cannot be started: \(error.localizedDescription)")
    }
    try? theirs.close()
    stage.onPiece = { [weak self] in self?.take($0) }
    loop.add(stage)
    for (pipe, isError) in [(standard, false), (error, true)] { watch(pipe, isError: isError) }
  }

  var identifier: Int32 { process.processIdentifier }

  func send(_ message: ProcessMessage) { stage.send(message.bytes) }

  /// Ends it immediately, without further events.
  func kill() {
    listener = nil
    loop.remove(stage)
    for output in outputs { loop.remove(output) }
    if process.isRunning { Glibc.kill(process.processIdentifier, SIGKILL) }
  }

  private func take(_ piece: [UInt8]) {
    guard !piece.isEmpty else {
      loop.remove(stage)
      return
    }
    reader.append(piece)
    do {
      while let message = try reader.next() { listener?.message(message) }
    } catch {
      let listener = self.listener
      kill()
      listener?.ended("it sent an invalid protocol message: \(error)")
    }
  }

  private func watch(_ pipe: Pipe, isError: Bool) {
    // The pipe's own handle closes its descriptor when it is deallocated, so the stream has a copy.
    let output = Stream(dup(pipe.fileHandleForReading.fileDescriptor))
    try? pipe.fileHandleForReading.close()
    var rest: [UInt8] = []
    output.onPiece = { [weak self, weak output] piece in
      guard let self else { return }
      rest += piece
      if piece.isEmpty {
        if let output { loop.remove(output) }
        if !rest.isEmpty { rest.append(10) }
      }
      while let end = rest.firstIndex(of: 10) {
        printed(String(decoding: rest[..<end], as: UTF8.self), isError)
        rest.removeFirst(end + 1)
      }
    }
    outputs.append(output)
    loop.add(output)
  }

  private func printed(_ line: String, _ isError: Bool) {
    if isError, !lastWords.take(line) { return }
    listener?.printed(line, isError)
  }

  private func end(_ words: String) {
    // The last output may still be in the pipes.
    for output in outputs { output.proceed(canRead: true, canWrite: false) }
    stage.proceed(canRead: true, canWrite: false)
    let listener = self.listener
    kill()
    listener?.ended(words)
  }

  private static func words(_ process: Process) -> String {
    guard process.terminationReason == .uncaughtSignal else { return "exit status \(process.terminationStatus)" }
    let number = process.terminationStatus
    return "signal \(number), \(String(cString: strsignal(number)))"
  }
}
