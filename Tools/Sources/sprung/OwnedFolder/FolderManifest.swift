// SPDX-License-Identifier: MIT

import Foundation

/// The files that a command wrote to a folder, with hashes of their content.
///
/// A manifest is a text file. Its first line specifies the command and the format, and each further line the hash and
/// path of a file. While files are being replaced, a path can have two lines, because the file may contain the old or
/// the new content.
struct FolderManifest: Equatable {
  private let head: String
  /// The valid hashes of each path.
  private(set) var hashes: [String: [String]] = [:]

  init(command: String) { head = "written by \(command), format 2" }

  /// Parses a manifest. Returns nil if another command wrote the manifest or it has another format. Lines with invalid
  /// paths are ignored.
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

  /// Adds a valid hash for a file.
  mutating func add(_ path: String, _ hash: String) {
    if hashes[path, default: []].contains(hash) { return }
    hashes[path, default: []].append(hash)
  }

  /// The serialized manifest.
  var data: Data {
    var text = head + "\n"
    for (path, hashes) in hashes.sorted(by: { $0.key < $1.key }) {
      for hash in hashes { text += "\(hash) \(Self.escaped(path))\n" }
    }
    return Data(text.utf8)
  }

  /// Returns whether a relative path stays inside the folder. Only the path's components are checked, not symbolic
  /// links.
  static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Escapes a path so that it fits on one line.
  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
      .replacingOccurrences(of: "\r", with: "%0D")
  }
}
