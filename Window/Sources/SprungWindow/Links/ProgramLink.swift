// SPDX-License-Identifier: MIT

import Foundation
import SprungStage

/// Launches a program as the window's application and communicates with it over the process protocol.
final class ProgramLink: StageLink {
  var onNews: (StageNews) -> Void = { _ in }

  private let name: String
  private let stream: LinkStream
  private let process: pid_t
  private var reader = ProcessMessageReader()
  private var size: (width: Double, height: Double, scale: Double)?
  private var isReady = false
  private var isOver = false

  /// Launches a program. Its output is written to the window's own output.
  init(_ program: String, arguments: [String]) throws(WindowFailure) {
    name = String(program.split(separator: "/").last ?? Substring(program))
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw WindowFailure("no socket could be made: \(String(cString: strerror(errno)))")
    }
    let (mine, theirs) = (ends[0], ends[1])
    _ = fcntl(mine, F_SETFD, FD_CLOEXEC)
    defer { close(theirs) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The stream replaces standard input, which applications do not otherwise use.
    posix_spawn_file_actions_adddup2(&actions, theirs, 0)
    posix_spawn_file_actions_addclose(&actions, theirs)
    let environment = ProcessInfo.processInfo.environment.merging(["SPRUNG_STAGE": "0"]) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, nil, &words, &variables)
    guard code == 0 else {
      close(mine)
      throw WindowFailure("\(program) cannot be started: \(String(cString: strerror(code)))")
    }
    self.process = process
    stream = LinkStream(mine)
    stream.onPiece = { [weak self] in self?.take($0) }
  }

  deinit { end() }

  func begin(width: Double, height: Double, scale: Double) {
    size = (width, height, scale)
    beginIfReady()
  }

  func show(milliseconds: Double, after records: [UInt8]) {
    if !records.isEmpty { stream.send(ProcessMessage.input(records).bytes) }
    stream.send(ProcessMessage.frame(milliseconds: milliseconds).bytes)
  }

  func paste(_ text: String) { stream.send(ProcessMessage.clipboard(text).bytes) }

  func open(_ address: String) { stream.send(ProcessMessage.open(address).bytes) }

  func drag(_ step: StageDragStep) { stream.send(ProcessMessage.drag(step).bytes) }

  func wait(milliseconds: Int32) { stream.wait(milliseconds: milliseconds) }

  func end() {
    guard !isOver else { return }
    isOver = true
    // A program exits on its own when its stage is closed.
    stream.close()
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  private func beginIfReady() {
    guard isReady, let size else { return }
    stream.send(ProcessMessage.begin(width: size.width, height: size.height, scale: size.scale).bytes)
    onNews(.reset)
  }

  private func take(_ piece: [UInt8]) {
    guard !piece.isEmpty else { return closed() }
    reader.append(piece)
    do {
      while let message = try reader.next() { hear(message) }
    } catch {
      fail("\(name) sent something that is not a message of the protocol: \(error)")
    }
  }

  private func hear(_ message: ProcessMessage) {
    switch message {
    case .ready(let version, let name):
      guard version == StageProtocol.version else {
        return fail("\(self.name) was built with another version of the library. Build it again.")
      }
      isReady = true
      onNews(.named(name))
      beginIfReady()
    case .shown(let hash, let isBusy, let frame): onNews(.frame(frame, hash: hash, isBusy: isBusy))
    case .wake: onNews(.wake)
    case .titled(let title): onNews(.titled(title))
    case .dropAnswer(let operation): onNews(.dropAnswer(operation))
    case .dragging(let state): onNews(.dragging(state))
    case .begin, .input, .frame, .clipboard, .open, .drag: break
    }
  }

  private func closed() {
    guard !isOver else { return }
    isOver = true
    var status: Int32 = 0
    waitpid(process, &status, 0)
    let signal = status & 0x7F
    let words =
      signal != 0 ? "signal \(signal), \(String(cString: strsignal(signal)))" : "exit status \(status >> 8 & 0xFF)"
    onNews(.ended(isReady ? "\(name) ended: \(words)" : "\(name) is not an application of Sprung: \(words)"))
  }

  private func fail(_ reason: String) {
    end()
    onNews(.ended(reason))
  }
}
