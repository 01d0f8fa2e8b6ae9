// SPDX-License-Identifier: MIT

import Foundation

extension AppExport {
  /// A written file: its name, its size in bytes, and the sizes of its compressed copies.
  struct Entry {
    let name: String
    let size: Int
    let gzip: Int?
    let brotli: Int?

    /// The line that is printed for the file.
    var line: String {
      var parts = ["\(name): \(size) bytes"]
      if let gzip { parts.append("\(gzip) gzip") }
      if let brotli { parts.append("\(brotli) brotli") }
      return parts.joined(separator: ", ")
    }

    /// Returns the sum of all entries. For a file without a compressed copy, the uncompressed size is added instead.
    static func sum(of entries: [Entry]) -> Entry {
      func sum(_ size: (Entry) -> Int?) -> Int? {
        entries.contains { size($0) != nil } ? entries.reduce(0) { $0 + (size($1) ?? $1.size) } : nil
      }
      return Entry(name: "in all", size: sum { $0.size } ?? 0, gzip: sum { $0.gzip }, brotli: sum { $0.brotli })
    }
  }
}

/// The programs that create compressed copies of files. Servers can send these copies instead of the files.
enum Packing: CaseIterable {
  case gzip
  case brotli

  private func arguments(_ file: URL) -> [String] {
    switch self {
    case .gzip: ["gzip", "-9", "-n", "-c", file.path]
    case .brotli: ["brotli", "-q", "11", "-c", file.path]
    }
  }

  /// The file name suffix of the copy.
  var ending: String { self == .gzip ? ".gz" : ".br" }

  /// Returns the compressed content of a file, or nil if the program is missing or compression does not reduce the
  /// size.
  func copy(of content: Data, named name: String) -> Data? {
    guard MediaType.isCompressible(name), let packed = packed(content) else { return nil }
    return packed.count < content.count ? packed : nil
  }

  /// Returns the compressed content, or nil if the program is missing.
  func packed(_ content: Data) -> Data? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("sprung-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? content.write(to: file)) != nil,
      let said = try? Captured.run(URL(fileURLWithPath: "/usr/bin/env"), arguments(file)), said.code == 0
    else { return nil }
    return said.output
  }
}
