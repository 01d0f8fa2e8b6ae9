// SPDX-License-Identifier: MIT

import Foundation
import SprungDisplay
import SprungStage

/// An app under development. The session builds and runs the app, displays it in a page, and restarts it with the same
/// input after each source change. Only builds run on other threads than that of the event loop.
final class LiveSession: @unchecked Sendable {
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
  /// Connected pages that have not yet sent their protocol versions.
  private var newcomers: [PageConnection] = []
  private var status = PageMessage.status("building", "Building")
  private var run: LiveRun?
  /// The number of runs so far.
  private var count = 0
  /// The input to replay to the next run, which is from a new page or a run that has exited; nil to replay the input of
  /// the current run.
  private var recording: LiveRecording?
  /// The stage at the end of the previous run.
  private var lastPicture = StageLedger()

  init(package: AppPackage, folder: URL, target: String?, library: NativeLibrary) {
    self.package = package
    self.folder = folder
    self.target = target
    self.library = library
    watcher = SourceWatcher(package)
    loop.idle = { [weak self] in self?.look() }
  }

  // MARK: Building

  /// Starts a build. Its result is delivered on the event loop.
  func build() {
    guard !isBuilding else { return }
    isBuilding = true
    say(.status("building", "Building \(package.application.target)"))
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
      Console.print("Built \(package.application.target) in \(LiveRun.tenths(seconds)) s")
      say(.status("running", "Built in \(LiveRun.tenths(seconds)) s"))
      if page != nil { restart() }
    case .failed(let messages, let output):
      let shown = messages.map { $0.at(package.relative($0.file)) }
      let message = PageMessage.errors(shown, output: messages.isEmpty ? output.suffix(40) : [])
      errors = message
      for message in messages { Console.error(message.description) }
      if messages.isEmpty { for line in output { Console.error(line) } }
      say(.status("failed", messages.isEmpty ? "The build failed" : "\(Amount(messages.count, "error"))"))
      page?.send(message)
    }
  }

  // MARK: The page

  /// Adds a page. The newest page displays the app once its version has been confirmed.
  func connect(_ descriptor: Int32, answer: Data) {
    let newcomer = PageConnection(descriptor, answer: answer, loop: loop)
    newcomers.append(newcomer)
    newcomer.onMessage = { [weak self, weak newcomer] message in
      guard let self, let newcomer else { return }
      if newcomer === page { return hear(message) }
      newcomers.removeAll { $0 === newcomer }
      // A client whose first message is not a greeting is not a page.
      guard case .text(let text)? = message, let hello = Self.request(text), hello.kind == "hello" else {
        return newcomer.close()
      }
      greet(newcomer, hello)
    }
  }

  private static func request(_ text: String) -> PageRequest? {
    try? JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
  }

  private func hear(_ message: WebSocketMessage?) {
    switch message {
    case .binary(let bytes): pass(bytes)
    case .text(let text): if let request = Self.request(text) { answer(request) }
    default: page = nil
    }
  }

  private func answer(_ request: PageRequest) {
    switch request.kind {
    case "clipboard": if let text = request.text { run?.paste(text) }
    case "open": if let text = request.text { run?.open(text) }
    case "drag": if let step = request.dragStep { run?.drag(step) }
    case "startOver":
      recording = request.recording
      restart()
    case "recording":
      let text = (run?.recording ?? recording)?.text(of: package.application.target)
      page?.send(PageMessage(kind: "recording", text: text ?? ""))
    default: break
    }
  }

  private func greet(_ newcomer: PageConnection, _ hello: PageRequest) {
    newcomer.send(PageMessage(kind: "name", text: package.application.target))
    guard hello.protocolVersion == StageProtocol.version else {
      // The new page could not decode any frame, so the current page continues to display the app.
      newcomer.send(.stale(hello.protocolVersion))
      return newcomer.close()
    }
    if let old = page {
      old.send(.status("taken", "This application was opened in another page"))
      old.close()
    }
    page = newcomer
    page?.send(status)
    if let errors { page?.send(errors) }
    if hello.run != nil, let run {
      // The page has reconnected after losing the connection, so it continues with the current state of the app.
      page?.send(.reset(run: run.number))
      if let frame = run.wholeFrame { page?.send(frame: frame) }
      return
    }
    recording = hello.recording
    if program != nil { restart() }
  }

  /// Processes input records and the time of the requested frame.
  private func pass(_ bytes: [UInt8]) {
    guard bytes.count >= 8, (bytes.count - 8) % StageProtocol.inputRecordSize == 0 else { return }
    let time = bytes[..<8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let milliseconds = Double(bitPattern: time)
    guard milliseconds.isFinite, milliseconds >= 0 else { return }
    run?.show(milliseconds, after: Array(bytes[8...]))
  }

  /// Sends a status to the page, and to pages that connect later.
  private func say(_ message: PageMessage) {
    status = message
    page?.send(message)
  }

  // MARK: The application

  /// Starts the current build and replays the recording.
  private func restart() {
    guard let program, let recording = recording ?? run?.recording.unanswered() else { return }
    self.recording = nil
    let before = run?.ledger ?? lastPicture
    run?.end()
    count += 1
    let number = count
    do {
      run = try LiveRun(
        program, of: package, number: number, recording: recording, before: before, loop: loop,
        listener: LiveRun.Listener(
          said: { [weak self] in if self?.count == number { self?.hear($0) } },
          shown: { [weak self] in if self?.count == number { self?.page?.send(frame: $0) } }))
    } catch {
      say(.status("stopped", (error as? CommandFailure)?.message ?? "\(error)"))
    }
  }

  private func hear(_ message: PageMessage) {
    switch message.kind {
    case "status": say(message)
    case "stopped":
      // The input of the run is stored and replayed to the next run.
      recording = run?.recording.unanswered()
      lastPicture = run?.ledger ?? StageLedger()
      run = nil
      status = .status("stopped", message.text ?? "")
      page?.send(status)
      page?.send(message)
    case "reset":
      page?.send(message)
      // A run without a replay reports no status of its own, so the final status of the previous run is replaced here.
      if let state = status.state, ["stopped", "hanging"].contains(state) { say(.status("running", "Running again")) }
    default: page?.send(message)
    }
  }

  // MARK: Now and then

  private func look() {
    run?.look()
    if !isBuilding, watcher.hasChanged() { build() }
  }

  /// Stops the app.
  func end() {
    run?.end()
    page?.close()
  }
}
