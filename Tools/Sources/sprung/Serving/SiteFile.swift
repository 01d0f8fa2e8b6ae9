// SPDX-License-Identifier: MIT

import Foundation

/// An open file of the site. The content stays the same even if the file is replaced on disk.
final class SiteFile {
  /// A tag that identifies this version of the file: its identity, modification date and length.
  let tag: String
  /// The size in bytes.
  let count: Int
  private let handle: FileHandle

  /// Opens the file. Returns nil if the file cannot be read.
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

  /// Returns a range of the file's bytes, or nil if it cannot be read or the file has been truncated.
  func read(_ range: Range<Int>) -> Data? {
    try? handle.seek(toOffset: UInt64(range.lowerBound))
    guard let data = try? handle.read(upToCount: range.count), data.count == range.count else { return nil }
    return data
  }
}
