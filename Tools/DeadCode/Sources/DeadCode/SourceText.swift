// SPDX-License-Identifier: MIT

import Foundation

/// A file of LLVM text, split into lines.
final class SourceText {
  let path: String
  let lines: [Line]
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  convenience init(path: String) throws {
    try self.init(Data(contentsOf: URL(fileURLWithPath: path)), path: path)
  }

  /// Creates a file from data. The path is used in messages.
  init(_ data: Data, path: String) {
    self.path = path
    bytes = .allocate(capacity: data.count)
    _ = data.copyBytes(to: bytes)
    var lines: [Line] = []
    var start = 0
    while start < bytes.count, let base = bytes.baseAddress {
      let found = memchr(base + start, 10, bytes.count - start)
      let end = found.map { $0 - UnsafeMutableRawPointer(base) } ?? bytes.count
      lines.append(Line(start: UnsafePointer(base + start), count: end - start))
      start = end + 1
    }
    self.lines = lines
  }

  deinit { bytes.deallocate() }
}
