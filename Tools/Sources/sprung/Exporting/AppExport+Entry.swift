// SPDX-License-Identifier: MIT

import Foundation

extension AppExport {
  /// One written file: its name, its size in bytes, and those of the copies beside it.
  struct Entry {
    let name: String
    let size: Int
    let gzip: Int?
    let brotli: Int?

    /// For people.
    var line: String {
      var parts = ["\(name): \(size) bytes"]
      if let gzip { parts.append("\(gzip) gzip") }
      if let brotli { parts.append("\(brotli) brotli") }
      return parts.joined(separator: ", ")
    }

    /// All files as one; a file without a copy counts as it is.
    static func sum(of entries: [Entry]) -> Entry {
      func sum(_ size: (Entry) -> Int?) -> Int? {
        entries.contains { size($0) != nil } ? entries.reduce(0) { $0 + (size($1) ?? $1.size) } : nil
      }
      return Entry(name: "in all", size: sum { $0.size } ?? 0, gzip: sum { $0.gzip }, brotli: sum { $0.brotli })
    }
  }
}

/// Programs that make the copies that servers send in place of a file.
enum Packing {
  case gzip
  case brotli

  private func arguments(_ file: URL) -> [String] {
    switch self {
    case .gzip: ["gzip", "-9", "-n", "-k", "-f", file.path]
    case .brotli: ["brotli", "-q", "11", "-k", "-f", file.path]
    }
  }

  private var ending: String { self == .gzip ? ".gz" : ".br" }

  /// Makes the copy; answers its size, nil without the program or for a file that does not become smaller.
  func size(of file: URL) -> Int? {
    guard MediaType.isCompressible(file.lastPathComponent) else { return nil }
    guard let said = try? Captured.tool(arguments(file)), said.code == 0 else { return nil }
    let copy = URL(fileURLWithPath: file.path + ending)
    guard let size = try? Data(contentsOf: copy).count, let own = try? Data(contentsOf: file).count else { return nil }
    if size < own { return size }
    try? FileManager.default.removeItem(at: copy)
    return nil
  }
}
