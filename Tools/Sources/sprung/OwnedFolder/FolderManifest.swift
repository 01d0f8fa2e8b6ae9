// SPDX-License-Identifier: MIT

import Foundation

/// The files that a command wrote into a folder, with hashes of their content.
///
/// A text: one line that names the command and the format, then a line with a hash and a path for each file. While files are being
/// replaced a path has two lines, as either content may be there.
struct FolderManifest: Equatable {
  private let head: String
  /// The hashes of each path.
  private(set) var hashes: [String: [String]] = [:]

  init(command: String) { head = "written by \(command), format 2" }

  /// Reads a manifest; nil if it is of another command or format. Lines without a valid path are ignored.
  init?(_ data: Data, command: String) {
    self.init(command: command)
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first == head else { return nil }
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[0].count == 16, let path = parts[1].removingPercentEncoding, Self.isInside(path)
      else { continue }
      add(path, String(parts[0]))
    }
  }

  /// Adds a hash that the content of a file may have.
  mutating func add(_ path: String, _ hash: String) {
    if hashes[path, default: []].contains(hash) { return }
    hashes[path, default: []].append(hash)
  }

  /// The manifest as it is stored.
  var data: Data {
    var text = head + "\n"
    for (path, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
      for hash in hashes { text += "\(hash) \(Self.escaped(path))\n" }
    }
    return Data(text.utf8)
  }

  /// Whether a path is inside the folder by its names alone.
  static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// A path in one line.
  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
      .replacingOccurrences(of: "\r", with: "%0D")
  }
}
