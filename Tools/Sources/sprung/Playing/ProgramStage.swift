// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungScript
import SprungStage

/// A stage on which scripts are played. It runs an app in a separate process, in virtual time.
///
/// The stage waits for each frame. If the program exits or does not respond, playback ends with a one-sentence error.
final class ProgramStage: ScriptTarget {
  /// The layers as a host that draws them receives them.
  private(set) var tree = StageTree()
  /// The hash of the entire stage after the last frame.
  private(set) var hash: UInt64 = 0
  /// The number of frames so far.
  private(set) var frameCount = 0
  /// The reason why playback ended, if the program caused it; otherwise nil.
  private(set) var failure: CommandFailure?
  /// A recorder that records all input and frames, if set.
  var recorder: ScriptRecorder?
  /// A stream to which all frames are written for another program, if set.
  var stream: FrameStream?

  private let name: String
  private let loop = EventLoop()
  private var process: AppProcess?
  private var isReady = false
  private var hasAnswer = false
  private var isBusy = false
  private var milliseconds = 0.0

  /// The maximum time that a program may take to start or to send a frame.
  static let patience = Duration.seconds(30)

  /// Starts a program on a stage of the given size.
  init(_ program: Subject.Program, width: Double, height: Double, scale: Double) throws {
    name = program.name
    process = try AppProcess(
      program.file, arguments: program.arguments, loop: loop,
      listener: AppProcess.Listener(
        message: { [weak self] in self?.hear($0) }, printed: { line, _ in Console.error(line) },
        ended: { [weak self] in self?.ended($0) }))
    wait { isReady }
    if let failure { throw failure }
    process?.send(.begin(width: width, height: height, scale: scale))
  }

  /// Plays a script. If the script or the program fails, throws an error that describes the failure in a single
  /// sentence.
  func play(_ player: ScriptPlayer) throws {
    do throws(ScriptError) {
      try player.play()
    } catch {
      throw failure ?? .work(error.description)
    }
    if let failure { throw failure }
  }

  /// Stops the program.
  func stop() { process?.kill() }

  func send(_ event: InputEvent) {
    recorder?.add(event)
    var bytes = [UInt8](repeating: 0, count: StageProtocol.inputRecordSize)
    bytes.withUnsafeMutableBytes { event.encode(to: $0.baseAddress!) }
    process?.send(.input(bytes))
  }

  @discardableResult
  func frame(milliseconds: Double) -> Bool {
    guard failure == nil else { return false }
    recorder?.addFrame(milliseconds: milliseconds)
    frameCount += 1
    hasAnswer = false
    self.milliseconds = milliseconds
    process?.send(.frame(milliseconds: milliseconds))
    wait { hasAnswer }
    return failure == nil && isBusy
  }

  private func wait(_ isDone: () -> Bool) {
    let start = ContinuousClock.now
    loop.run { isDone() || failure != nil || .now - start > Self.patience }
    guard failure == nil, !isDone() else { return }
    let what = isReady ? "has displayed no frame" : "has not started an application"
    fail("\(name) \(what) for \(Self.patience.components.seconds) s")
  }

  private func hear(_ message: ProcessMessage) {
    switch message {
    case .ready(let version, _):
      isReady = true
      if version != StageProtocol.version { fail("\(name) was built with a different version of the library") }
    case .shown(let hash, let isBusy, let bytes):
      (self.hash, self.isBusy, hasAnswer) = (hash, isBusy, true)
      stream?.add(milliseconds: milliseconds, message)
      do {
        try tree.apply(try bytes.withUnsafeBytes { try Frame.decode($0) })
      } catch {
        fail("a frame of \(name) is unreadable: \(error)")
      }
    default: break
    }
  }

  private func ended(_ words: String) {
    fail(isReady ? "\(name) ended at frame \(frameCount): \(words)" : "\(name) is not an application: \(words)")
  }

  private func fail(_ message: String) {
    if failure == nil { failure = .work(message) }
    process?.kill()
  }
}
