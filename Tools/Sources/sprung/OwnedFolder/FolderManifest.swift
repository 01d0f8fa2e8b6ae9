// SPDX-License-Identifier: MIT

import Foundation

/// The files that a command wrote to a folder, with hashes of their content.
///
/// The format is text: a line with the command and format, and a line with the hash and path of each file. While files
/// are being replaced, a path has two lines, because either content may be present.
struct FolderManifest: Equatable {
  private let head: String
  /// The valid hashes of each path.
  private(set) var hashes: [String: [String]] = [:]

  init(command: String) { head = "written by \(command), format 2" }

  /// Parses a manifest. Returns nil if the manifest belongs to another command or format. Lines with invalid paths are
  /// ignored.
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

  /// Returns whether a relative path stays inside the folder, judging by its components.
  static func isInside(_ path: String) -> Bool {
    path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
  }

  /// Escapes a path so that it fits on one line.
  private static func escaped(_ path: String) -> String {
    path.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\n", with: "%0A")
      .replacingOccurrences(of: "\r", with: "%0D")
  }
}
