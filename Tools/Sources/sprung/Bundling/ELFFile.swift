// SPDX-License-Identifier: MIT

import Foundation

/// A Linux program or shared library: its dependencies and its library search path.
///
/// Only 64-bit little-endian files are supported, because Swift does not produce other files.
struct ELFFile {
  private(set) var data: Data
  /// The names of the required shared libraries.
  let needed: [String]
  /// The byte range of the search path in `data`, or nil if the file has no search path.
  private let searchPath: Range<Int>?

  /// Constants of the ELF format.
  private enum Number {
    static let loaded: UInt32 = 1
    static let dynamic: UInt32 = 2
    static let needed = 1
    static let strings = 5
    static let oldSearchPath = 15
    static let searchPath = 29
  }

  /// Parses a file. Returns nil if the file has another format or is damaged.
  init?(_ data: Data) {
    let data = Data(data)
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard data.count >= 64, data.starts(with: magic) else { return nil }
    let reader = Reader(data: data)
    guard let start = reader.word(32), let size = reader.half(54), let count = reader.half(56) else { return nil }
    var segments: [(address: Int, offset: Int, size: Int)] = []
    var dynamic: (offset: Int, size: Int)?
    for index in 0..<count {
      let place = start + index * size
      guard let kind = reader.short(place), let offset = reader.word(place + 8), let address = reader.word(place + 16),
        let bytes = reader.word(place + 32)
      else { return nil }
      if kind == Number.loaded { segments.append((address, offset, bytes)) }
      if kind == Number.dynamic { dynamic = (offset, bytes) }
    }
    var entries: [(tag: Int, value: Int)] = []
    if let dynamic {
      for place in stride(from: dynamic.offset, to: dynamic.offset + dynamic.size, by: 16) {
        guard let tag = reader.word(place), let value = reader.word(place + 8) else { return nil }
        if tag == 0 { break }
        entries.append((tag, value))
      }
    }
    func offset(of address: Int) -> Int? {
      segments.first { $0.address <= address && address - $0.address < $0.size }.map {
        address - $0.address + $0.offset
      }
    }
    guard let strings = entries.first(where: { $0.tag == Number.strings }).flatMap({ offset(of: $0.value) }) else {
      // A file without a string table needs no shared libraries.
      (self.data, needed, searchPath) = (data, [], nil)
      return
    }
    var names: [String] = []
    for entry in entries where entry.tag == Number.needed {
      guard let text = reader.text(strings + entry.value) else { return nil }
      names.append(String(decoding: data[text], as: UTF8.self))
    }
    needed = names
    searchPath = entries.first { [Number.searchPath, Number.oldSearchPath].contains($0.tag) }
      .flatMap { reader.text(strings + $0.value) }
    self.data = data
  }

  /// Replaces the library search path. In a search path, `$ORIGIN` is the folder of the file. Returns false if the new
  /// path is longer than the old one or the file has no search path.
  mutating func setSearchPath(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    guard let searchPath, bytes.count <= searchPath.count else { return false }
    let padding = [UInt8](repeating: 0, count: searchPath.count - bytes.count)
    data.replaceSubrange(searchPath, with: bytes + padding)
    return true
  }

  private struct Reader {
    let data: Data

    func half(_ offset: Int) -> Int? { number(offset, 2).map { Int($0) } }
    func short(_ offset: Int) -> UInt32? { number(offset, 4).map { UInt32($0) } }
    func word(_ offset: Int) -> Int? { number(offset, 8).flatMap { Int(exactly: $0) } }

    private func number(_ offset: Int, _ count: Int) -> UInt64? {
      guard offset >= 0, offset <= data.count - count else { return nil }
      return (0..<count).reduce(0) { $0 | UInt64(data[offset + $1]) << UInt64(8 * $1) }
    }

    /// Returns the byte range of a null-terminated string.
    func text(_ offset: Int) -> Range<Int>? {
      guard offset >= 0, offset < data.count, let end = data[offset...].firstIndex(of: 0) else { return nil }
      return offset..<end
    }
  }
}
