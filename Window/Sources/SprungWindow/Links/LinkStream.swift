// SPDX-License-Identifier: MIT

import CGtk
import Foundation

/// A socket that is read by the main loop.
final class LinkStream {
  private let descriptor: Int32
  private var source: guint = 0
  /// Called with each chunk of data. An empty chunk marks the end of the stream.
  var onPiece: ([UInt8]) -> Void = { _ in }

  /// Takes ownership of an open socket.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    // If the application exits, writing must fail with an error rather than terminate this process with SIGPIPE.
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    source = g_unix_fd_add(
      descriptor, GIOCondition(rawValue: G_IO_IN.rawValue | G_IO_HUP.rawValue | G_IO_ERR.rawValue),
      { _, _, data in
        guard let data else { return 0 }
        Unmanaged<LinkStream>.fromOpaque(data).takeUnretainedValue().read()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { close() }

  /// Closes the socket.
  func close() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
    Foundation.close(descriptor)
  }

  /// Writes all bytes. Blocks until the other end has read enough of them.
  func send(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count, source != 0 {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0, errno == EINTR { continue }
      // If the other end is closed, the read handler detects it.
      guard count > 0 else { return }
      written += count
    }
  }

  /// Waits up to `milliseconds` for data and reads it.
  func wait(milliseconds: Int32) {
    guard source != 0 else { return }
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&watched, 1, milliseconds) > 0 { read() }
  }

  private func read() {
    var piece = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &piece, piece.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    let bytes = Array(piece.prefix(max(0, count)))
    if bytes.isEmpty { close() }
    onPiece(bytes)
  }
}
