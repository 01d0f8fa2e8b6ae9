// SPDX-License-Identifier: MIT

import Foundation

/// A folder that a command writes repeatedly and that may also hold files of the user.
///
/// A manifest in the folder lists the files that the command wrote, with hashes of their content. Only listed files whose content
/// still has one of these hashes are replaced or removed. Everything else is kept and reported: changed files, files that are not
/// listed, links, and files without write permission. No link inside the folder is followed.
struct OwnedFolder {
  /// The folder itself; it may be a link.
  let root: URL
  /// The name of the manifest.
  let manifestName: String
  /// The command in error messages, such as "sprung export".
  let command: String

  /// A reason why nothing was written, or why writing stopped.
  struct Failure: Error, Equatable {
    /// One sentence.
    let message: String
    /// Whether the folder that was named is not valid, as opposed to an error of the file system.
    var isUsage = true
  }

  /// A file or folder that the command does not touch.
  struct Kept: Equatable {
    /// The path inside the folder; folders end with a slash.
    let path: String
    /// The reason, as a sentence without a subject.
    let reason: String
    /// Whether the command had other content for this path.
    var isOutdated = false

    /// One line for the user.
    var description: String { "kept \(path): \(reason)" }
  }

  /// Throws unless the folder is new, empty or an earlier result of the same command.
  func check() throws(Failure) { _ = try manifest() }

  private func manifest() throws(Failure) -> FolderManifest {
    let empty = FolderManifest(command: command)
    switch FolderEntry(root.path) {
    case .absent: return empty
    case .link where (try? FileManager.default.contentsOfDirectory(atPath: root.path)) == nil:
      throw Failure(message: "\(root.path) is a link that does not point to a folder; pass a folder")
    case .file, .other: throw Failure(message: "\(root.path) is a file; pass a folder")
    case .folder, .link: break
    }
    let content = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    if content.isEmpty { return empty }
    guard content.contains(manifestName) else {
      throw Failure(message: "\(root.path) contains files that \(command) did not write; pass a new or empty folder")
    }
    let file = root.appendingPathComponent(manifestName)
    guard FolderEntry(file.path) == .file, let data = try? Data(contentsOf: file) else {
      throw Failure(message: "\(file.path) is not a readable file; remove the folder, or pass another one")
    }
    guard let found = FolderManifest(data, command: command) else {
      throw Failure(
        message: "\(root.path) was written by a different version of \(command), which did not list its files; "
          + "remove the folder, or pass another one")
    }
    return found
  }

  /// Writes files by their paths inside the folder and removes listed files that are not among them. Files whose content is equal
  /// are not touched. Returns everything that was kept, in order.
  ///
  /// The manifest lists a file before it is written, so an interrupted call leaves no unlisted file. Files in `programs` may be executed.
  func write(_ files: [(name: String, content: Data)], programs: Set<String> = []) throws(Failure) -> [Kept] {
    let old = try manifest()
    var plan = FolderPlan(root: root, manifestName: manifestName, old: old, command: command)
    plan.decide(files)
    do {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      try save(plan.during)
      for path in plan.removals { try remove(path) }
      for (path, content) in plan.writes {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: file, options: .atomic)
        if programs.contains(path) {
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
      }
      try save(plan.after)
    } catch {
      throw Failure(message: "cannot write \(root.path): \(error.localizedDescription)", isUsage: false)
    }
    return plan.kept
  }

  private func save(_ manifest: FolderManifest) throws {
    try manifest.data.write(to: root.appendingPathComponent(manifestName), options: .atomic)
  }

  /// Removes a file, and the folders above it that become empty.
  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    // `deletingLastPathComponent` of Foundation on Linux traps for a path of one letter.
    var parents = path.split(separator: "/").dropLast()
    while !parents.isEmpty, rmdir(root.path + "/" + parents.joined(separator: "/")) == 0 { parents.removeLast() }
  }
}
