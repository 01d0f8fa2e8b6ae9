// SPDX-License-Identifier: MIT

import Foundation

/// An open file of the site, which stays the same when another one takes its name.
final class SiteFile {
  /// Tells this state of the file from every other one: which it is, when it was written and how long it is.
  let tag: String
  /// Bytes of the file.
  let count: Int
  private let handle: FileHandle

  /// Opens the file; nil if it cannot be read.
  init?(_ file: URL) {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return nil }
    var status = stat()
    guard fstat(handle.fileDescriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      try? handle.close()
      return nil
    }
    let words = [
      UInt64(status.st_ino), UInt64(status.st_mtim.tv_sec), UInt64(status.st_mtim.tv_nsec), UInt64(status.st_size),
    ]
    tag = words.map { String($0, radix: 16) }.joined(separator: "-")
    count = Int(status.st_size)
    self.handle = handle
  }

  deinit { try? handle.close() }

  /// These bytes; nil if they cannot be read or the file has become shorter.
  func read(_ range: Range<Int>) -> Data? {
    try? handle.seek(toOffset: UInt64(range.lowerBound))
    guard let data = try? handle.read(upToCount: range.count), data.count == range.count else { return nil }
    return data
  }
}
