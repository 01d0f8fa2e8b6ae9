// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  /// A descriptor of a stream to the host of this process.
  final class ProcessChannel {
    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?

    /// Uses a descriptor that is open.
    init(descriptor: Int32) {
      self.descriptor = descriptor
      // A host that has gone away ends the stream; it must not end the program by a signal first.
      signal(SIGPIPE, SIG_IGN)
    }

    /// Hands over each piece of the stream as it arrives, on the main thread.
    ///
    /// It is read on another one, so that the program ends with its host even if the main thread hangs.
    func receive(_ take: @escaping @MainActor ([UInt8]) -> Void) {
      let source = DispatchSource.makeReadSource(
        fileDescriptor: descriptor, queue: Dispatch.DispatchQueue(label: "sprung.process-stage"))
      source.setEventHandler { @Sendable [descriptor] in
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = read(descriptor, &piece, piece.count)
        if count < 0, errno == EINTR || errno == EAGAIN { return }
        guard count > 0 else { _exit(0) }
        let bytes = Array(piece.prefix(count))
        RealTime.async(.main) { MainActor.assumeIsolated { take(bytes) } }
      }
      source.resume()
      self.source = source
    }

    /// Writes a whole message, however long the host takes. A host that is gone is noticed when the stream is read.
    func send(_ message: ProcessMessage) {
      let bytes = message.bytes
      var written = 0
      while written < bytes.count {
        let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + written, $0.count - written) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
      }
    }
  }
#endif
