// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungStage

/// One run of a live application, from its start to its end: what is recorded is played to it first, then it takes input.
final class LiveRun {
  /// The events of the run.
  struct Listener {
    /// A message for the page.
    var said: (PageMessage) -> Void
    /// A frame for the page.
    var shown: ([UInt8]) -> Void
  }

  /// Seconds that an application may take to start, and to show a frame.
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
  /// When the application was asked for what it has not answered yet.
  private var askedAt: ContinuousClock.Instant? = .now
  private var unanswered = 0

  /// A replay that is going on.
  private struct Replay {
    let frames: Int
    let before: StageLedger
    let start = ContinuousClock.now
    var shown = 0
    var firstDifference: Int?
  }

  /// Starts a program. The input of `recording` is played to it, and its frames are compared with those that were shown
  /// then; `before` is the last displayed state.
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

  /// A frame that builds the whole stage; nil while what was recorded is being played, and before the first frame.
  var wholeFrame: [UInt8]? { replay == nil && ledger.count > 0 ? ledger.wholeFrame : nil }

  /// Ends it; nothing more is heard.
  func end() {
    process?.kill()
    process = nil
  }

  // MARK: To the application

  /// Passes input records on and asks for the frame of a time. Nothing is passed on before the application has caught up.
  func show(_ milliseconds: Double, after records: [UInt8]) {
    guard let process, hasBegun, replay == nil else { return }
    if !records.isEmpty {
      recording.add(.input(records))
      process.send(.input(records))
    }
    recording.add(.frame(milliseconds: milliseconds, hash: nil))
    ask(milliseconds)
  }

  /// Passes on what a person is about to paste.
  func paste(_ text: String) {
    guard let process, hasBegun, replay == nil else { return }
    recording.add(.clipboard(text))
    process.send(.clipboard(text))
  }

  /// Passes on an address that a person wants to open.
  func open(_ address: String) {
    guard let process, hasBegun, replay == nil else { return }
    recording.add(.open(address))
    process.send(.open(address))
  }

  private func ask(_ milliseconds: Double) {
    process?.send(.frame(milliseconds: milliseconds))
    if unanswered == 0 { askedAt = .now }
    unanswered += 1
  }

  /// Reports a long wait for an answer.
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
    // The old hash stays until the new one replaces it.
    let old = replay.flatMap { recording.frame($0.shown).hash }
    recording.shown(hash: hash)
    guard var playing = replay else { return listener.shown(frame) }
    if playing.firstDifference == nil, let old, old != hash { playing.firstDifference = playing.shown }
    playing.shown += 1
    replay = playing.shown < playing.frames ? playing : nil
    if replay == nil { finish(playing) }
  }

  /// The replay is at its end: the page continues from here.
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

  /// A number with one digit after the point.
  static func tenths(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }

  /// The first layer with a different appearance, in words.
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
