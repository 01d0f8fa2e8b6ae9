// SPDX-License-Identifier: MIT

import Foundation

/// The site's files, compressed once with `gzip` when the server starts.
///
/// `gzip` is available on every system that can build Sprung, so no library is needed. A file that changes while the
/// server runs is sent uncompressed until the server is restarted.
struct CompressedFiles: Sendable {
  private var contents: [String: Data] = [:]

  /// Compresses the files for which compression reduces the size. If `gzip` is missing, no files are compressed.
  ///
  /// Compressing a module takes seconds, so compressed copies are cached in `folder` for the next start of the server.
  /// Their names are the tags of the original files. Outdated copies are removed.
  init(_ files: [URL], keptIn folder: URL? = nil) {
    var kept: Set<String> = []
    for file in files {
      guard MediaType.isCompressible(file.lastPathComponent), let state = SiteFile(file) else { continue }
      let copy = folder?.appendingPathComponent(state.tag + ".gz")
      kept.insert(state.tag + ".gz")
      if let copy, let packed = Self.kept(copy, of: state) {
        contents[state.tag] = packed
      } else if let packed = Self.gzip(file), packed.count < state.count, SiteFile(file)?.tag == state.tag {
        contents[state.tag] = packed
        if let copy { Self.keep(packed, in: copy) }
      }
    }
    if let folder { Self.remove(besides: kept, in: folder) }
  }

  /// The compressed content of the file version with the given tag, or nil if there is none.
  subscript(tag: String) -> Data? { contents[tag] }

  /// Returns a cached copy, or nil if it is missing or incomplete. A complete copy ends with the size of the original.
  private static func kept(_ copy: URL, of state: SiteFile) -> Data? {
    guard let packed = try? Data(contentsOf: copy), packed.count >= 18, packed.starts(with: [0x1F, 0x8B]) else {
      return nil
    }
    let count = packed.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return count == UInt32(truncatingIfNeeded: state.count) ? packed : nil
  }

  /// Caches a compressed copy. If the copy cannot be written, the file is compressed again when the server starts the
  /// next time.
  private static func keep(_ packed: Data, in copy: URL) {
    try? FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? packed.write(to: copy, options: .atomic)
  }

  private static func remove(besides kept: Set<String>, in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where name.hasSuffix(".gz") && !kept.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private static func gzip(_ file: URL) -> Data? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-6", "-n", "-c", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? Descendants.start(process)) != nil else { return nil }
    let packed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? packed : nil
  }
}
