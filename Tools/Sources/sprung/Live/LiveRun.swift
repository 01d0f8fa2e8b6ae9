// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungStage

/// A run of a live app from its start to its exit. The run first replays a recording and then accepts input.
final class LiveRun {
  /// The events of the run.
  struct Listener {
    /// Called with a message for the page.
    var said: (PageMessage) -> Void
    /// Called with a frame for the page.
    var shown: ([UInt8]) -> Void
  }

  /// The maximum time that an app may take to start or to reply to a frame request.
  static let patience = Duration.seconds(5)

  let number: Int
  private(set) var recording: LiveRecording
  /// The content of the stage.
  private(set) var ledger = StageLedger()
  private let program: URL
  private let package: AppPackage
  private let listener: Listener
  private var process: AppProcess?
  private var replay: Replay?
  private var hasBegun = false
  private var isHanging = false
  /// The time of the oldest unanswered request.
  private var askedAt: ContinuousClock.Instant? = .now
  private var unanswered = 0

  /// A replay in progress.
  private struct Replay {
    let frames: Int
    let before: StageLedger
    let start = ContinuousClock.now
    var shown = 0
    var firstDifference: Int?
  }

  /// Starts a program, replays `recording`, and compares the program's frames with the recorded hashes. `before` is the
  /// stage that was displayed last.
  init(
    _ program: URL, of package: AppPackage, number: Int, recording: LiveRecording, before: StageLedger, loop: EventLoop,
    listener: Listener
  ) throws {
    self.program = program
    self.package = package
    self.number = number
    self.recording = recording
    self.listener = listener
    if recording.frameCount > 0 { replay = Replay(frames: recording.frameCount, before: before) }
    process = try AppProcess(
      program, loop: loop,
      listener: AppProcess.Listener(
        message: { [weak self] in self?.hear($0) },
        printed: { [weak self] line, isError in
          Console.print(line)
          self?.listener.said(.printed(line, isError: isError))
        },
        ended: { [weak self] in self?.ended($0) }))
  }

  private var name: String { package.application.target }

  /// A frame that creates the entire stage; nil during a replay and before the first frame.
  var wholeFrame: [UInt8]? { replay == nil && ledger.count > 0 ? ledger.wholeFrame : nil }

  /// Stops the app. The listener receives no further events.
  func end() {
    process?.kill()
    process = nil
  }

  // MARK: To the application

  /// Sends input records to the app and requests the frame at the given time. Does nothing until the replay is
  /// finished.
  func show(_ milliseconds: Double, after records: [UInt8]) {
    guard let process, hasBegun, replay == nil else { return }
    if !records.isEmpty {
      recording.add(.input(records))
      process.send(.input(records))
    }
    recording.add(.frame(milliseconds: milliseconds, hash: nil))
    ask(milliseconds)
  }

  /// Sends the clipboard's text to the app before the user pastes it.
  func paste(_ text: String) {
    guard let process, hasBegun, replay == nil else { return }
    recording.add(.clipboard(text))
    process.send(.clipboard(text))
  }

  /// Forwards a URL that the user has opened.
  func open(_ address: String) {
    guard let process, hasBegun, replay == nil else { return }
    recording.add(.open(address))
    process.send(.open(address))
  }

  /// Forwards a step of a drag that the window controls.
  func drag(_ step: StageDragStep) {
    guard let process, hasBegun, replay == nil else { return }
    recording.add(.drag(step))
    process.send(.drag(step))
  }

  private func ask(_ milliseconds: Double) {
    process?.send(.frame(milliseconds: milliseconds))
    if unanswered == 0 { askedAt = .now }
    unanswered += 1
  }

  /// Checks whether the app still responds, and reports it if it does not.
  func look() {
    guard let askedAt, .now - askedAt > Self.patience, !isHanging, process != nil else { return }
    isHanging = true
    let what = hasBegun ? "has displayed no frame" : "has not started an application"
    let line =
      "\(name) \(what) for \(Self.patience.components.seconds) s; save a source file to restart it"
    Console.error("sprung: \(line)")
    listener.said(.status("hanging", line))
  }

  // MARK: From the application

  private func hear(_ message: ProcessMessage) {
    switch message {
    case .ready(let version, _): begin(version)
    case .shown(let hash, _, let frame): shown(hash, frame)
    case .wake: listener.said(PageMessage(kind: "wake"))
    case .dropAnswer, .dragging: if replay == nil { listener.said(.drag(message)) }
    case .titled(let text): listener.said(PageMessage(kind: "title", text: text))
    default: break
    }
  }

  private func begin(_ version: UInt32) {
    guard version == StageProtocol.version, let process else {
      end()
      let line = "\(name) was built with a different version of the library; remove .build and build again"
      Console.error("sprung: \(line)")
      return listener.said(.stopped(line, lines: []))
    }
    hasBegun = true
    askedAt = nil
    process.send(.begin(width: recording.width, height: recording.height, scale: recording.scale))
    guard replay != nil else { return listener.said(.reset(run: number)) }
    listener.said(.status("running", "Playing \(Amount(recording.frameCount, "frame")) again"))
    for entry in recording.entries {
      switch entry {
      case .input(let records): process.send(.input(records))
      case .clipboard(let text): process.send(.clipboard(text))
      case .open(let address): process.send(.open(address))
      case .drag(let step): process.send(.drag(step))
      case .frame(let milliseconds, _): ask(milliseconds)
      }
    }
  }

  private func shown(_ hash: UInt64, _ frame: [UInt8]) {
    unanswered -= 1
    askedAt = unanswered > 0 ? .now : nil
    if isHanging {
      isHanging = false
      listener.said(.status("running", "Running again"))
    }
    do {
      try ledger.apply(frame)
    } catch {
      Console.error("sprung: a frame of \(name) is unreadable: \(error)")
    }
    // Read the old hash before the new one replaces it.
    let old = replay.flatMap { recording.frame($0.shown).hash }
    recording.shown(hash: hash)
    guard var playing = replay else { return listener.shown(frame) }
    if playing.firstDifference == nil, let old, old != hash { playing.firstDifference = playing.shown }
    playing.shown += 1
    replay = playing.shown < playing.frames ? playing : nil
    if replay == nil { finish(playing) }
  }

  /// Finishes a replay and sends the entire current stage to the page.
  private func finish(_ replay: Replay) {
    listener.said(.reset(run: number))
    listener.shown(ledger.wholeFrame)
    let seconds = (.now - replay.start) / .seconds(1)
    var line = "Replayed \(Amount(replay.frames, "frame")) in \(Self.tenths(seconds)) s"
    if let first = replay.firstDifference {
      let time = recording.frame(first).milliseconds - recording.frame(0).milliseconds
      let what = Self.difference(replay.before, ledger) ?? "the last frame looks the same"
      line += "; different from frame \(first + 1) (\(Self.tenths(time / 1000)) s) on: \(what)"
    } else {
      line += "; all as before"
    }
    if recording.isFull { line += "; the recording reached its limit, so the end of the session is missing" }
    Console.print(line)
    listener.said(.status("running", line))
  }

  private func ended(_ words: String) {
    let last = process?.lastWords ?? LastWords()
    process = nil
    askedAt = nil
    let place =
      hasBegun ? "at frame \(max(recording.frameCount - unanswered, 0) + 1)" : "before it started an application"
    let remedy = hasBegun ? "" : "; start it with @main on its delegate, or UIApplicationMain in main.swift"
    let reason = last.fault.map { "\($0) (\(words))" } ?? words
    let places = last.places(in: program).map { package.relative($0) }
    let source = places.first.map { " in \(LastWords.line(of: $0))" } ?? ""
    let line = "\(name) ended \(place)\(source): \(reason)\(remedy)"
    Console.error("sprung: \(line)")
    for place in places { Console.error("  \(place)") }
    listener.said(.stopped(line, lines: places.isEmpty && last.fault == nil ? last.lines : places))
  }

  // MARK: Words

  /// Formats a number with one decimal place.
  static func tenths(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }

  /// Describes the first layer that looks different.
  private static func difference(_ before: StageLedger, _ after: StageLedger) -> String? {
    tree(of: before).flatMap { before in tree(of: after).flatMap { before.firstDifference(to: $0) } }
  }

  private static func tree(of ledger: StageLedger) -> StageTree? {
    var tree = StageTree()
    let frame = ledger.wholeFrame.withUnsafeBytes { try? Frame.decode($0) }
    guard let frame, (try? tree.apply(frame)) != nil else { return nil }
    return tree
  }
}
