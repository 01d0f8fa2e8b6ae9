// SPDX-License-Identifier: MIT

import SprungStage

#if !hasFeature(Embedded)
  /// A connection to the host of this process over a file descriptor.
  final class ProcessChannel {
    private let descriptor: Int32
    private var source: (any DispatchSourceRead)?

    /// Creates a channel from an open descriptor.
    init(descriptor: Int32) {
      self.descriptor = descriptor
      // A host that exits closes the stream. SIGPIPE is ignored, because it would kill the program before the reader
      // detects the closed stream.
      signal(SIGPIPE, SIG_IGN)
    }

    /// Calls a closure on the main thread with each chunk of the stream.
    ///
    /// The stream is read on another thread, so that the program exits with its host even if the main thread hangs.
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

    /// Writes a whole message, blocking as long as necessary. A closed connection is detected by the reader.
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
