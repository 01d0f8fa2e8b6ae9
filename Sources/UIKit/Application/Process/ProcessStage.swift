// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  /// Runs the application of this process for a host in another process. `UIApplicationMain` uses this class if a host
  /// has started the program.
  ///
  /// The host passes an open stream descriptor and sets an environment variable to its number (see `variable`). All
  /// input and output of the application are `ProcessMessage`s on this stream, handled on the main thread. The program
  /// exits when the host closes the stream.
  final class ProcessStage: ApplicationHost {
    /// The environment variable that contains the descriptor's number.
    static let variable = "SPRUNG_STAGE"

    private let channel: ProcessChannel
    private let encoder = FrameEncoder()
    private var reader = ProcessMessageReader()
    /// The application; nil after the launch.
    var start: ApplicationStart?
    /// Whether the stage has its size.
    private var hasBegun = false
    /// The URLs that the user opened before the launch.
    private var unopened: [URL] = []
    /// The title that was last sent to the host.
    private var title = ""
    /// The drag that was last reported to the host.
    private var drag: DragDriver?
    /// Whether the host has been, or is about to be, informed that a frame is needed.
    private var isAwake = true

    /// Creates a stage that communicates over a descriptor.
    init(descriptor: Int32) { channel = ProcessChannel(descriptor: descriptor) }

    /// Returns the stage of the host that started this process, or nil if no host started it.
    static func ofEnvironment() -> ProcessStage? {
      guard let text = ProcessInfo.processInfo.environment[variable], let number = Int32(text), number >= 0 else {
        return nil
      }
      // Child processes must not inherit the stage.
      unsetenv(variable)
      var status = stat()
      guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
        FileHandle.standardError.write(
          Data("\(variable) is \(number), which is not an open socket. The host that starts a program sets it.\n".utf8))
        exit(69)
      }
      return ProcessStage(descriptor: number)
    }

    func run(_ start: ApplicationStart) -> Int32 {
      self.start = start
      HostExecutor.shared.keepsSteps = true
      Self.printByLines()
      channel.send(.ready(version: StageProtocol.version, name: Self.name(of: start)))
      channel.receive { [self] in take($0) }
      // Work that another thread adds in host time must end the wait of the main loop.
      UIApplication.shared.setWakeHandler { RealTime.async(.main) {} }
      while true { waitForWork() }
    }

    /// Notifies the host if a drag of the application began or ended.
    private func sendDrag() {
      let current = DragDriver.current.flatMap { $0.isOwn ? $0 : nil }
      guard current !== drag else { return }
      drag = current
      channel.send(.dragging(current.map { .began(preview: $0.previewLayer) } ?? .ended))
    }

    /// Applies a step of a drag that the host controls. When the application's own drag leaves the stage, the host
    /// receives its items.
    private func take(_ step: StageDragStep) {
      var operation = StageDropOperation.cancel
      HostedTime.run { operation = HostDrag.take(step) }
      channel.send(.dropAnswer(operation))
      sendDrag()
      guard case .exit = step, let drag else { return }
      HostedTime.run {
        HostDrag.load(drag.session) { [self] items in
          guard DragDriver.current === drag else { return }
          channel.send(.dragging(.left(items: items, allowsMove: drag.session.allowsMoveOperation)))
        }
      }
    }

    /// Requests a frame if the work since the last frame needs one, and waits for more work: a message from the host, a
    /// job on the main queue, or a timer in real time. At rest, the process does not wake up.
    private func waitForWork() {
      // Runs due timers, after which `run(mode:before:)` would not return, and returns the time of the next one.
      let next = RunLoop.main.limitDate(forMode: .default)
      requestFrameIfNeeded()
      _ = RunLoop.main.run(mode: .default, before: next ?? .distantFuture)
    }

    /// Makes standard output line-buffered even if it is a pipe. `stdout` is looked up by name, because strict
    /// concurrency checking rejects it as shared mutable state.
    private static func printByLines() {
      let variable = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
      if let stream = variable?.pointee { setvbuf(stream, nil, Int32(_IOLBF), 0) }
    }

    /// Returns the module name of the application: the part of the delegate's class name before the first dot.
    ///
    /// `NSStringFromClass` stops the program if the class is private or nested.
    private static func name(of start: ApplicationStart) -> String {
      let name = start.delegateClass.map { String(reflecting: $0) } ?? ProcessInfo.processInfo.processName
      return String(name.prefix { $0 != "." })
    }

    /// Processes a chunk of the stream.
    private func take(_ piece: [UInt8]) {
      reader.append(piece)
      do {
        while let message = try reader.next() { take(message) }
      } catch {
        FileHandle.standardError.write(Data("The host of this application sent an invalid message: \(error)\n".utf8))
        exit(70)
      }
    }

    /// Processes a message from the host.
    func take(_ message: ProcessMessage) {
      switch message {
      case .begin(let width, let height, let scale): begin(width, height, scale)
      case .input(let records):
        records.withUnsafeBytes { bytes in
          _ = InputEvent.decode(bytes) { UIApplication.shared.handle($0) }
        }
      case .clipboard(let text): HostedTime.run { UIApplication.shared.clipboardChanged(to: text) }
      case .frame(let milliseconds): show(milliseconds)
      case .open(let address):
        guard hasBegun, let url = URL(string: address) else { return }
        open(url)
      case .drag(let step): if start == nil { take(step) }
      case .ready, .shown, .wake, .titled, .dropAnswer, .dragging: break
      }
    }

    private func begin(_ width: Double, _ height: Double, _ scale: Double) {
      guard !hasBegun, start != nil else { return }
      hasBegun = true
      UIScreen.main.configure(size: CGSize(width: width, height: height), scale: scale)
    }

    /// Launches the application. This is part of the first frame, because the settings of the host precede that frame.
    private func launch() {
      guard hasBegun, let start else { return }
      self.start = nil
      HostedTime.run { start.launch() }
      if UIApplication.shared.windows.isEmpty {
        UIApplication.reportNoWindow(Self.name(of: start))
      }
      for url in unopened { open(url) }
      unopened = []
    }

    /// Delivers a URL to the application, after the launch at the earliest.
    private func open(_ url: URL) {
      guard start == nil else { return unopened.append(url) }
      HostedTime.run { _ = UIApplication.shared.deliver(url) }
    }

    private func show(_ milliseconds: Double) {
      launch()
      _ = UIApplication.shared.frame(milliseconds: milliseconds, into: encoder)
      let bytes = UnsafeRawBufferPointer(
        start: encoder.address, count: StageProtocol.headerSize + encoder.byteCount)
      isAwake = FrameFlags(rawValue: bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self)).contains(.moreFrames)
      let application = UIApplication.shared
      channel.send(
        .shown(
          hash: application.stateHash, isBusy: application.wantsFrame || application.awaitsTimedCall,
          frame: Array(bytes)))
      sendTitle()
      sendDrag()
    }

    /// Sends the scene's title to the host if it has changed. Hosts display it as the window title.
    private func sendTitle() {
      let scenes = UIApplication.shared.connectedScenes
      let current = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
      let title = current?.title ?? ""
      guard title != self.title else { return }
      self.title = title
      channel.send(.titled(title))
    }

    /// Requests a frame for the results of work outside frames, such as the end of a download.
    private func requestFrameIfNeeded() {
      guard hasBegun, !isAwake, UIApplication.shared.wantsFrame else { return }
      isAwake = true
      channel.send(.wake)
    }
  }
#endif
