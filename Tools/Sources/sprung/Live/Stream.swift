// SPDX-License-Identifier: MIT

import Foundation

/// A file descriptor in an event loop. It is read when data is available, and written when the system accepts data.
final class Stream: EventLoop.Member {
  let descriptor: Int32
  private var output: [UInt8] = []
  private var written = 0
  /// Called with each chunk of data. An empty chunk marks the end of the stream.
  var onPiece: ([UInt8]) -> Void = { _ in }

  /// Takes ownership of an open descriptor. The descriptor is closed when the stream is closed.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  var wantsToWrite: Bool { written < output.count }
  /// The number of bytes waiting to be written.
  var waiting: Int { output.count - written }

  func send(_ bytes: [UInt8]) {
    if written == output.count { (output, written) = ([], 0) }
    output += bytes
    write()
  }

  func proceed(canRead: Bool, canWrite: Bool) {
    if canWrite { write() }
    guard canRead else { return }
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = Glibc.read(descriptor, &piece, piece.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    onPiece(Array(piece.prefix(max(0, count))))
  }

  private func write() {
    while written < output.count {
      let count = output.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      // Errors are ignored here, because a closed connection is detected when it is read.
      guard count > 0 else { return }
      written += count
    }
    (output, written) = ([], 0)
  }
}
