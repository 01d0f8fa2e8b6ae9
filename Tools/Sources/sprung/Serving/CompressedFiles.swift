// SPDX-License-Identifier: MIT

import Foundation

/// The files of the site as `gzip` packs them, made once when the server starts.
///
/// The program comes with every system that builds Sprung, so no library is needed. A file that has changed since is sent
/// as it is until the server is started again.
struct CompressedFiles: Sendable {
  private var contents: [String: Data] = [:]

  /// Packs those of the files that become smaller; none without the program.
  ///
  /// A module takes seconds, so copies are kept in `folder` under the tags of the states that they were made from, and the
  /// next server finds them there. Those of older states are removed.
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

  /// The packed content of a file in the state with this tag.
  subscript(tag: String) -> Data? { contents[tag] }

  /// A copy that was made before; nil if there is none, or if it is not whole: it ends with the number of the bytes inside.
  private static func kept(_ copy: URL, of state: SiteFile) -> Data? {
    guard let packed = try? Data(contentsOf: copy), packed.count >= 18, packed.starts(with: [0x1F, 0x8B]) else {
      return nil
    }
    let count = packed.suffix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    return count == UInt32(truncatingIfNeeded: state.count) ? packed : nil
  }

  /// Where nothing can be written the next server packs again.
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
