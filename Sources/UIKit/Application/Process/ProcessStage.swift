// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  /// Runs the application of this process for a host in another one: `UIApplicationMain` uses it if a host has started
  /// the program.
  ///
  /// The host passes an open stream descriptor, and its number in the environment, see `variable`. All input and output
  /// of the application are `ProcessMessage`s on this stream, on the main thread. When the host closes it the program
  /// ends.
  final class ProcessStage: ApplicationHost {
    /// The variable of the environment that holds the number of the descriptor.
    static let variable = "SPRUNG_STAGE"
    /// Seconds between two checks whether work between frames needs one. With more, results of threads are displayed
    /// later.
    private static let wakeInterval = 0.02

    private let channel: ProcessChannel
    private let encoder = FrameEncoder()
    private var reader = ProcessMessageReader()
    private var start: ApplicationStart?
    private var hasBegun = false
    /// The title that the host has received.
    private var title = ""
    /// Whether the host knows that a frame is wanted, or is about to receive that request.
    private var isAwake = true
    private var timer: (any DispatchSourceTimer)?

    /// Speaks over a descriptor.
    init(descriptor: Int32) { channel = ProcessChannel(descriptor: descriptor) }

    /// The stage of the host that started this process; nil when none did.
    static func ofEnvironment() -> ProcessStage? {
      guard let text = ProcessInfo.processInfo.environment[variable], let number = Int32(text), number >= 0 else {
        return nil
      }
      // Programs that this one starts have no stage.
      unsetenv(variable)
      var status = stat()
      guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else {
        FileHandle.standardError.write(
          Data("\(variable) is \(number), which is no open socket: it is set by the host that starts a program\n".utf8))
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

    /// Makes printed lines available immediately, also through a pipe. The variable is looked up by its name, because
    /// strict concurrency treats it as shared mutable state.
    private static func printByLines() {
      let variable = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self)
      if let stream = variable?.pointee { setvbuf(stream, nil, Int32(_IOLBF), 0) }
    }

    /// The module of the application, which is the part of the delegate's name before the dot.
    private static func name(of start: ApplicationStart) -> String {
      let name = start.delegateClass.map { NSStringFromClass($0) } ?? ProcessInfo.processInfo.processName
      return String(name.prefix { $0 != "." })
    }

    /// Takes a piece of the stream.
    private func take(_ piece: [UInt8]) {
      reader.append(piece)
      do {
        while let message = try reader.next() { take(message) }
      } catch {
        FileHandle.standardError.write(Data("The host of this application said something unreadable: \(error)\n".utf8))
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
        Diagnostics.report(
          "noWindow",
          UIApplication.noWindowMessage(Self.name(of: start))
        )
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

    /// Sends the title of the scene, which windows display, if it has changed.
    private func sendTitle() {
      let scenes = UIApplication.shared.connectedScenes
      let current = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
      let title = current?.title ?? ""
      guard title != self.title else { return }
      self.title = title
      channel.send(.titled(title))
    }

    /// Work between frames, such as the end of a download, does not request a frame, so its results are polled.
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
