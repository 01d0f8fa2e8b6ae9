// SPDX-License-Identifier: MIT

import Foundation

/// Maps paths of the site to files.
///
/// Each path component is checked, so paths cannot refer to files outside the folder.
struct SiteFiles: Sendable {
  /// The served folder.
  let folder: URL
  /// Files in other locations, by their path in the site without the leading slash.
  let extras: [String: URL]

  /// Returns the file for a percent-encoded request path, or nil if there is none.
  func file(for path: String) -> URL? {
    guard let pieces = Self.pieces(of: path) else { return nil }
    // A trailing slash requests a folder, so that no file has two URLs.
    let asksForFolder = path.hasSuffix("/")
    if !asksForFolder, let extra = extras[pieces.joined(separator: "/")] { return extra }
    var file = pieces.reduce(folder) { $0.appendingPathComponent($1) }
    if asksForFolder { file = file.appendingPathComponent("index.html") }
    let real = file.resolvingSymlinksInPath().path
    guard real.hasPrefix(folder.resolvingSymlinksInPath().path + "/") else { return nil }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: real, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return file
  }

  /// All files that can be requested.
  var all: [URL] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap {
      file(for: "/" + ($0.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""))
    }
      + extras.values
  }

  /// Returns the decoded components of a path, or nil if a component is empty or could refer to a location outside the
  /// folder.
  static func pieces(of path: String) -> [String]? {
    guard path.hasPrefix("/") else { return nil }
    var pieces: [String] = []
    var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    for raw in parts {
      guard let piece = String(raw).removingPercentEncoding, !piece.isEmpty, !piece.hasPrefix("."),
        !piece.contains("/"), !piece.contains("\\"), !piece.utf8.contains(0)
      else { return nil }
      pieces.append(piece)
    }
    return pieces
  }
}
