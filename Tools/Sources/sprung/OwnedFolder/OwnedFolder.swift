// SPDX-License-Identifier: MIT

import Foundation

/// A folder to which a command writes repeatedly, and which can also contain the user's own files.
///
/// A manifest in the folder lists the files that the command wrote, with hashes of their content. Only listed files
/// whose content matches the hash are replaced or removed. All other entries are left untouched and reported. These are
/// modified and unlisted files, links, and files without write permission. Symbolic links inside the folder are not
/// followed.
struct OwnedFolder {
  /// The folder. It can be a symbolic link.
  let root: URL
  /// The manifest's file name.
  let manifestName: String
  /// The command's name in error messages, such as "sprung export".
  let command: String

  /// The reason why nothing was written or writing stopped.
  struct Failure: Error, Equatable {
    /// The reason, as one sentence.
    let message: String
    /// Whether the cause is that the given folder is invalid, and not a file system error.
    var isUsage = true
  }

  /// A file or folder that the command leaves untouched.
  struct Kept: Equatable {
    /// The path relative to the folder. Folders end with a slash.
    let path: String
    /// The reason, as a sentence without a subject.
    let reason: String
    /// Whether the command would have written different content to this path.
    var isOutdated = false

    /// The line that is shown to the user.
    var description: String { "kept \(path): \(reason)" }
  }

  /// Throws an error unless the folder is absent, empty or an earlier result of the same command.
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

  /// Writes files to the folder, and removes listed files that are not among them. Files that already have the right
  /// content are not written again. Returns the other entries of the folder, in order.
  ///
  /// A file is listed in the manifest before it is written, so an interrupted call leaves no unlisted file. The files
  /// in `programs` are made executable.
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

  /// Removes a file, and those of its parent folders that become empty.
  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    // The path is split here, because Foundation's `deletingLastPathComponent` crashes on Linux for single-letter
    // paths.
    var parents = path.split(separator: "/").dropLast()
    while !parents.isEmpty, rmdir(root.path + "/" + parents.joined(separator: "/")) == 0 { parents.removeLast() }
  }
}
