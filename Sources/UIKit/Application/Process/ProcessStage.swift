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
    /// The interval in seconds at which the program checks for work that was completed between frames. With higher
    /// values, results from other threads are displayed later.
    private static let wakeInterval = 0.02

    private let channel: ProcessChannel
    private let encoder = FrameEncoder()
    private var reader = ProcessMessageReader()
    private var start: ApplicationStart?
    private var hasBegun = false
    /// The title that was last sent to the host.
    private var title = ""
    /// Whether the host has been, or is about to be, informed that a frame is needed.
    private var isAwake = true
    private var timer: (any DispatchSourceTimer)?

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
      startLooking()
      RunLoop.main.run()
      return 0
    }

    /// Makes standard output line-buffered even if it is a pipe. `stdout` is looked up by name, because strict
    /// concurrency checking rejects it as shared mutable state.
    private static func printByLines() {
      let variable = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
      if let stream = variable?.pointee { setvbuf(stream, nil, Int32(_IOLBF), 0) }
    }

    /// Returns the module name of the application: the part of the delegate's class name before the dot.
    private static func name(of start: ApplicationStart) -> String {
      let name = start.delegateClass.map { NSStringFromClass($0) } ?? ProcessInfo.processInfo.processName
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

    private func take(_ message: ProcessMessage) {
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
        HostedTime.run { _ = UIApplication.shared.deliver(url) }
      case .ready, .shown, .wake, .titled: break
      }
    }

    private func begin(_ width: Double, _ height: Double, _ scale: Double) {
      guard !hasBegun, let start else { return }
      hasBegun = true
      UIScreen.main.configure(size: CGSize(width: width, height: height), scale: scale)
      HostedTime.run { start.launch() }
      if UIApplication.shared.windows.isEmpty {
        UIApplication.reportNoWindow(Self.name(of: start))
      }
    }

    private func show(_ milliseconds: Double) {
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

    /// Starts polling for work that was completed between frames, such as a download, because it does not request a
    /// frame.
    private func startLooking() {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: Dispatch.DispatchTime.now() + Self.wakeInterval, repeating: Self.wakeInterval)
      timer.setEventHandler { [self] in MainActor.assumeIsolated { poll() } }
      timer.resume()
      self.timer = timer
    }

    private func poll() {
      guard hasBegun, !isAwake, UIApplication.shared.wantsFrame else { return }
      isAwake = true
      channel.send(.wake)
    }
  }
#endif
