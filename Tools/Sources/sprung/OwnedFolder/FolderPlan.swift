// SPDX-License-Identifier: MIT

import Foundation

/// The changes that a command will make to a folder. They are planned before the folder is modified.
struct FolderPlan {
  let root: URL
  let manifestName: String
  let old: FolderManifest
  let command: String

  /// The files to write, with their content.
  private(set) var writes: [(path: String, content: Data)] = []
  /// The files to remove.
  private(set) var removals: [String] = []
  /// The entries that are left untouched because they were modified, are not listed, or occupy a required path.
  private(set) var kept: [OwnedFolder.Kept] = []
  /// The manifest while files are being replaced, followed by the manifest afterward.
  private(set) var during: FolderManifest
  private(set) var after: FolderManifest
  private var wanted: Set<String> = []

  init(root: URL, manifestName: String, old: FolderManifest, command: String) {
    (self.root, self.manifestName, self.old, self.command) = (root, manifestName, old, command)
    during = old
    after = FolderManifest(command: command)
  }

  /// The state of a path.
  private enum State {
    case absent
    /// A file with this content. If the file must not be replaced, `reason` is the reason.
    case file(Data, isOwn: Bool, reason: String)
    /// An entry that is not a file, or a path that leads through a symbolic link or a file.
    case blocked(reason: String)
  }

  /// Decides what happens to each requested file and to all other entries.
  mutating func decide(_ files: [(name: String, content: Data)]) {
    wanted = Set(files.map(\.name))
    for file in files { add(file.name, file.content) }
    finish()
  }

  private mutating func add(_ path: String, _ content: Data) {
    precondition(FolderManifest.isInside(path) && path != manifestName, "\(path) is not a path inside the folder")
    let hash = ContentHash.digits(of: content)
    let isListed = old.hashes[path] != nil
    switch state(of: path) {
    case .file(let present, _, let reason) where present == content:
      if isListed { list(path, hash) } else { keep(path, reason, isOutdated: false) }
    case .absent, .file(_, isOwn: true, _):
      list(path, hash)
      writes.append((path, content))
    case .file(_, _, let reason), .blocked(let reason): keep(path, reason, isOutdated: true)
    }
  }

  private mutating func finish() {
    for path in old.hashes.keys.sorted() where !wanted.contains(path) {
      switch state(of: path) {
      case .absent: break
      case .file(_, isOwn: true, _): removals.append(path)
      case .file(_, _, let reason), .blocked(let reason): keep(path, reason, isOutdated: false)
      }
    }
    addForeign(in: "")
    kept.sort { $0.path < $1.path }
  }

  private mutating func list(_ path: String, _ hash: String) {
    during.add(path, hash)
    after.add(path, hash)
  }

  private mutating func keep(_ path: String, _ reason: String, isOutdated: Bool) {
    kept.append(OwnedFolder.Kept(path: path, reason: reason, isOutdated: isOutdated))
    // A modified file stays listed with its old hashes, so that it is recognized as modified the next time.
    for hash in old.hashes[path] ?? [] { after.add(path, hash) }
  }

  private func state(of path: String) -> State {
    let names = path.split(separator: "/").map(String.init)
    var file = root.path
    for (index, name) in names.enumerated() {
      file += "/" + name
      let isLast = index == names.count - 1
      let shown = isLast ? "it" : names[...index].joined(separator: "/")
      switch FolderEntry(file) {
      case .absent: return .absent
      case .link: return .blocked(reason: "\(shown) is a link, which \(command) does not follow")
      case .other: return .blocked(reason: "\(shown) is not a regular file")
      case .folder:
        if isLast {
          return isRemoved(path) ? .absent : .blocked(reason: "it is a folder, but \(command) needs a file")
        }
      case .file:
        if !isLast {
          if isRemoved(names[...index].joined(separator: "/")) { return .absent }
          return .blocked(reason: "\(shown) is a file, but \(command) needs a folder")
        }
        return content(of: path, at: file)
      }
    }
    return .absent
  }

  /// Returns whether a path will be removed, because the command wrote all of its content and no longer needs it. Such
  /// a path does not block other files.
  private func isRemoved(_ path: String) -> Bool {
    let file = root.path + "/" + path
    if FolderEntry(file) == .folder {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: file)) ?? []
      return !names.isEmpty && names.allSatisfy { isRemoved(path + "/" + $0) }
    }
    guard !wanted.contains(path), old.hashes[path] != nil, FolderEntry(file) == .file else { return false }
    if case .file(_, isOwn: true, _) = content(of: path, at: file) { return true }
    return false
  }

  private func content(of path: String, at file: String) -> State {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      return .blocked(reason: "it cannot be read")
    }
    guard let known = old.hashes[path] else { return .file(data, isOwn: false, reason: foreign) }
    guard known.contains(ContentHash.digits(of: data)) else {
      return .file(data, isOwn: false, reason: "it was changed after \(command) wrote it")
    }
    guard FolderEntry.isWritable(file) else { return .file(data, isOwn: false, reason: "it is read-only") }
    return .file(data, isOwn: true, reason: "")
  }

  private var foreign: String { "\(command) did not write it" }

  /// Adds entries that the manifest does not list. A folder that contains no files of the command is added as a single
  /// entry.
  private mutating func addForeign(in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? []
    let remaining = wanted.union(after.hashes.keys)
    for name in names.sorted() {
      let path = folder + name
      if remaining.contains(path) || path == manifestName || isRemoved(path) { continue }
      let isFolder = FolderEntry(root.path + "/" + path) == .folder
      if isFolder, remaining.contains(where: { $0.hasPrefix(path + "/") }) {
        addForeign(in: path + "/")
      } else {
        kept.append(OwnedFolder.Kept(path: isFolder ? path + "/" : path, reason: foreign))
      }
    }
  }
}
