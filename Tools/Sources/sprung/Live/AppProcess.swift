// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// An app in a separate process, and the connection to it. Instances are used only on the event loop's thread.
final class AppProcess: @unchecked Sendable {
  /// The events of the process, which are reported on the loop's thread.
  struct Listener {
    var message: (ProcessMessage) -> Void
    /// Called with each printed line, and with true if the line was printed to standard error.
    var printed: (String, Bool) -> Void
    /// Called with a description of the reason when the process exits.
    var ended: (String) -> Void
  }

  private let process = Process()
  private let stage: Stream
  private var outputs: [Stream] = []
  private var reader = ProcessMessageReader()
  private let loop: EventLoop
  private var listener: Listener?
  /// The last lines that the process printed to standard error, which can contain the reason for its exit.
  private(set) var lastWords = LastWords()

  /// Starts a program, which must be an app. An app sends `ready` when it is about to launch.
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
    // The socket replaces standard input, which apps do not otherwise use.
    process.standardInput = theirs
    process.standardOutput = standard
    process.standardError = error
    var environment = ProcessInfo.processInfo.environment
    environment["SPRUNG_STAGE"] = "0"
    // Disable backtraces, which take seconds. The error message is printed before the backtrace.
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

  /// Kills the process immediately, without calling the listener again.
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
    // The pipe's handle closes its descriptor when it is deallocated, so the stream uses a duplicate.
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
    // The pipes may still contain the last output.
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
