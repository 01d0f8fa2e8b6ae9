// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungStage

/// An application under the eyes of who writes it: built, run, shown in a page, and run again with the same input after
/// each change of its sources. All of it happens in the thread of the loop, except building.
final class LiveSession: @unchecked Sendable {
  /// Seconds that an application may take to start, and to show a frame.
  static let patience = Duration.seconds(5)

  let loop = EventLoop()
  private let folder: URL
  private let target: String?
  private let library: NativeLibrary
  private var package: AppPackage
  private var watcher: SourceWatcher
  private var isBuilding = false
  private var program: URL?
  private var errors: PageMessage?

  private var page: PageConnection?
  private var process: AppProcess?
  private var recording: LiveRecording?
  private var ledger = StageLedger()
  private var run = 0
  private var hasBegun = false
  /// When the application was asked for what it has not answered yet.
  private var askedAt: ContinuousClock.Instant?
  private var unanswered = 0
  private var isHanging = false
  private var replay: Replay?
  private var status = PageMessage.status("building", "Building")

  /// A replay that is going on.
  private struct Replay {
    let frames: Int
    let start: ContinuousClock.Instant
    let before: StageLedger
    var shown = 0
    var firstDifference: Int?
  }

  init(package: AppPackage, folder: URL, target: String?, library: NativeLibrary) {
    self.package = package
    self.folder = folder
    self.target = target
    self.library = library
    watcher = SourceWatcher(package)
    loop.idle = { [weak self] in self?.look() }
  }

  // MARK: Building

  /// Begins to build; what came of it is heard in the loop.
  func build() {
    guard !isBuilding else { return }
    isBuilding = true
    say(.status("building", "Building \(package.application.name)"))
    let (folder, target, library) = (folder, target, library)
    let (old, readsManifest) = (package, watcher.manifestChanged)
    watcher = SourceWatcher(package)
    DispatchQueue.global().async { [self] in
      do {
        let package = readsManifest ? try AppPackage.find(from: folder, target: target) : try old.refreshed()
        let result = try NativeBuild(package: package, library: library).run()
        loop.post { self.built(result, package) }
      } catch {
        let text = (error as? CommandFailure)?.message ?? "\(error)"
        loop.post { self.built(.failed([], output: [text]), old) }
      }
    }
  }

  private func built(_ result: NativeBuild.Result, _ package: AppPackage) {
    isBuilding = false
    let changed = Set(package.modules.flatMap(\.sources)) != Set(self.package.modules.flatMap(\.sources))
    self.package = package
    if changed { watcher = SourceWatcher(package, keeping: watcher) }
    switch result {
    case .built(let program, let seconds):
      self.program = program
      errors = nil
      Console.print("Built \(package.application.name) in \(Self.tenths(seconds)) s")
      say(.status("running", "Built in \(Self.tenths(seconds)) s"))
      if page != nil { restart() }
    case .failed(let messages, let output):
      let shown = messages.map { $0.at(relative($0.file)) }
      let message = PageMessage.errors(shown, output: messages.isEmpty ? output.suffix(40) : [])
      errors = message
      for message in messages {
        Console.error("\(message.file):\(message.line):\(message.column): error: \(message.text)")
      }
      if messages.isEmpty { for line in output { Console.error(line) } }
      say(
        .status(
          "failed", messages.isEmpty ? "The build failed" : "\(messages.count) error\(messages.count == 1 ? "" : "s")"))
      page?.send(message)
    }
  }

  private static func tenths(_ seconds: Double) -> String { "\((seconds * 10).rounded() / 10)" }

  // MARK: The page

  /// A page wants to show the application. The newest one does.
  func connect(_ descriptor: Int32, answer: Data) {
    if let old = page {
      old.send(.status("taken", "This application is shown in another page now"))
      old.close()
    }
    let page = PageConnection(descriptor, answer: answer, loop: loop)
    self.page = page
    page.onMessage = { [weak self, weak page] message in
      guard let self, let page, page === self.page else { return }
      hear(message)
    }
  }

  private func hear(_ message: WebSocketMessage?) {
    switch message {
    case .binary(let bytes): pass(bytes)
    case .text(let text):
      guard let request = try? JSONDecoder().decode(PageRequest.self, from: Data(text.utf8)) else { return }
      answer(request)
    default: page = nil
    }
  }

  private func answer(_ request: PageRequest) {
    switch request.kind {
    case "hello": greet(request)
    case "clipboard":
      guard let text = request.text, process != nil else { return }
      recording?.add(.clipboard(text))
      process?.send(.clipboard(text))
    case "startOver":
      guard let old = recording else { return }
      recording = LiveRecording(
        width: request.width ?? old.width, height: request.height ?? old.height, scale: old.scale)
      restart()
    case "recording":
      page?.send(PageMessage(kind: "recording", text: recording?.text(of: package.application.name) ?? ""))
    default: break
    }
  }

  private func greet(_ hello: PageRequest) {
    page?.send(PageMessage(kind: "name", text: package.application.name))
    guard hello.protocolVersion == StageProtocol.version else {
      page?.send(.status("stale", "The page is of another version; it loads itself again"))
      return
    }
    page?.send(status)
    if let errors { page?.send(errors) }
    if hello.run != nil, recording != nil {
      // The page lost the connection only: it goes on where the application is.
      page?.send(.reset(run: run))
      if replay == nil, ledger.count > 0 { page?.send(frame: ledger.wholeFrame) }
      return
    }
    func within(_ value: Double?, _ usual: Double) -> Double {
      value.map { $0.isFinite ? min(max($0, 1), 16_384) : usual } ?? usual
    }
    recording = LiveRecording(
      width: within(hello.width, 390), height: within(hello.height, 844), scale: within(hello.scale, 2))
    if program != nil { restart() }
  }

  /// Input records and the time of the frame that is wanted with them.
  private func pass(_ bytes: [UInt8]) {
    guard bytes.count >= 8, (bytes.count - 8) % StageProtocol.inputRecordSize == 0 else { return }
    let time = bytes[..<8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let milliseconds = Double(bitPattern: time)
    guard milliseconds.isFinite, milliseconds >= 0, let process, hasBegun, replay == nil else { return }
    let records = Array(bytes[8...])
    if !records.isEmpty {
      recording?.add(.input(records))
      process.send(.input(records))
    }
    recording?.add(.frame(milliseconds: milliseconds, hash: nil))
    ask(process, milliseconds)
  }

  private func ask(_ process: AppProcess, _ milliseconds: Double) {
    process.send(.frame(milliseconds: milliseconds))
    if unanswered == 0 { askedAt = .now }
    unanswered += 1
  }

  /// Tells page and terminal what goes on.
  private func say(_ message: PageMessage) {
    status = message
    page?.send(message)
  }

  // MARK: The application

  /// Starts the present build, and plays what was recorded.
  private func restart() {
    guard let program, let recording else { return }
    process?.kill()
    run += 1
    hasBegun = false
    isHanging = false
    unanswered = 0
    askedAt = .now
    let run = run
    do {
      process = try AppProcess(
        program, loop: loop,
        listener: AppProcess.Listener(
          message: { [weak self] in if self?.run == run { self?.hear($0) } },
          printed: { [weak self] line, isError in
            Console.print(line)
            self?.page?.send(.printed(line, isError: isError))
          },
          ended: { [weak self] in if self?.run == run { self?.ended($0) } }))
    } catch {
      return say(.status("stopped", (error as? CommandFailure)?.message ?? "\(error)"))
    }
    replay =
      recording.frameCount > 0
      ? Replay(frames: recording.frameCount, start: .now, before: ledger) : nil
    ledger = StageLedger()
  }

  private func hear(_ message: ProcessMessage) {
    switch message {
    case .ready(let version, _): begin(version)
    case .shown(let hash, _, let frame): shown(hash, frame)
    case .wake: page?.send(PageMessage(kind: "wake"))
    default: break
    }
  }

  private func begin(_ version: UInt32) {
    guard version == StageProtocol.version else {
      process?.kill()
      return say(
        .status(
          "stopped", "The application was built with another version of the library; remove .build and build it again"))
    }
    guard let process, var recording else { return }
    hasBegun = true
    askedAt = nil
    process.send(.begin(width: recording.width, height: recording.height, scale: recording.scale))
    guard replay != nil else {
      page?.send(.reset(run: run))
      say(.status("running", status.state == "running" ? status.text ?? "" : "Running"))
      return
    }
    say(.status("running", "Playing \(recording.frameCount) frames again"))
    for entry in recording.entries {
      switch entry {
      case .input(let records): process.send(.input(records))
      case .clipboard(let text): process.send(.clipboard(text))
      case .frame(let milliseconds, _): ask(process, milliseconds)
      }
    }
    recording = recording.unanswered()
    // The old hashes stay until the new ones take their places, and are compared then.
    self.recording = recording
  }

  private func shown(_ hash: UInt64, _ frame: [UInt8]) {
    unanswered -= 1
    askedAt = unanswered > 0 ? .now : nil
    if isHanging {
      isHanging = false
      say(.status("running", "Running again"))
    }
    do {
      try ledger.apply(frame)
    } catch {
      Console.error("sprung: a frame of the application is unreadable: \(error)")
    }
    if var playing = replay {
      let old = recording?.frame(playing.shown).hash
      if playing.firstDifference == nil, let old, old != hash { playing.firstDifference = playing.shown }
      playing.shown += 1
      recording?.shown(hash: hash)
      replay = playing.shown < playing.frames ? playing : nil
      if replay == nil { finish(playing) }
      return
    }
    recording?.shown(hash: hash)
    page?.send(frame: frame)
  }

  /// The replay is at its end: the page goes on from here.
  private func finish(_ replay: Replay) {
    page?.send(.reset(run: run))
    page?.send(frame: ledger.wholeFrame)
    let seconds = (.now - replay.start) / .seconds(1)
    var line = "Played \(replay.frames) frame\(replay.frames == 1 ? "" : "s") again in \(Self.tenths(seconds)) s"
    if let first = replay.firstDifference {
      let time = (recording?.frame(first).milliseconds ?? 0) - (recording?.frame(0).milliseconds ?? 0)
      let what = Self.difference(replay.before, ledger) ?? "the last frame looks the same"
      line += "; different from frame \(first + 1) (\(Self.tenths(time / 1000)) s) on: \(what)"
    } else {
      line += "; all as before"
    }
    if recording?.isFull == true { line += "; the recording is full, so what came last is missing" }
    Console.print(line)
    say(.status("running", line))
  }

  /// The first layer that looks different, in words.
  private static func difference(_ before: StageLedger, _ after: StageLedger) -> String? {
    tree(of: before).flatMap { before in tree(of: after).flatMap { before.firstDifference(to: $0) } }
  }

  private static func tree(of ledger: StageLedger) -> StageTree? {
    var tree = StageTree()
    let frame = ledger.wholeFrame.withUnsafeBytes { try? Frame.decode($0) }
    guard let frame, (try? tree.apply(frame)) != nil else { return nil }
    return tree
  }

  private func ended(_ words: String) {
    let last = process?.lastWords ?? LastWords()
    process = nil
    askedAt = nil
    let frame = recording.map { $0.frameCount - unanswered } ?? 0
    let place = hasBegun ? "at frame \(max(frame, 0) + 1)" : "before it started an application"
    let remedy = hasBegun ? "" : "; @main on its delegate, or UIApplicationMain in main.swift, starts one"
    let reason = last.fault.map { "\($0) (\(words))" } ?? words
    let line = "\(package.application.name) ended \(place): \(reason)\(remedy)"
    replay = nil
    unanswered = 0
    let places = program.map { last.places(in: $0) }?.map(relative) ?? []
    Console.error("sprung: \(line)")
    for place in places { Console.error("  \(place)") }
    say(.status("stopped", line))
    page?.send(.stopped(line, lines: places.isEmpty && last.fault == nil ? last.lines : places))
  }

  /// A path as a person in the folder of the package would write it.
  private func relative(_ path: String) -> String {
    path.hasPrefix(package.root.path + "/") ? String(path.dropFirst(package.root.path.count + 1)) : path
  }

  // MARK: Now and then

  private func look() {
    if let askedAt, .now - askedAt > Self.patience, !isHanging, process != nil {
      isHanging = true
      let what = hasBegun ? "shows no frame" : "does not start an application"
      let line =
        "\(package.application.name) \(what) since \(Self.patience.components.seconds) s; a change of its sources starts it again"
      Console.error("sprung: \(line)")
      say(.status("hanging", line))
    }
    if !isBuilding, watcher.hasChanged() { build() }
  }

  /// Ends the application.
  func end() {
    process?.kill()
    page?.close()
  }
}
