// SPDX-License-Identifier: MIT

import Foundation

/// The files of the site as `gzip` packs them, made once when the server starts.
///
/// The program comes with every system that builds Sprung, so no library is needed. A file that has changed since is sent
/// as it is until the server is started again.
struct CompressedFiles: Sendable {
  private var contents: [String: Data] = [:]

  /// Packs those of the files that become smaller; none without the program.
  init(_ files: [URL]) {
    for file in files {
      guard MediaType.isCompressible(file.lastPathComponent), let state = SiteFile(file),
        let packed = Self.gzip(file), packed.count < state.count, SiteFile(file)?.tag == state.tag
      else { continue }
      contents[state.tag] = packed
    }
  }

  /// The packed content of a file in the state with this tag.
  subscript(tag: String) -> Data? { contents[tag] }

  private static func gzip(_ file: URL) -> Data? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-6", "-n", "-c", file.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let packed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? packed : nil
  }
}
