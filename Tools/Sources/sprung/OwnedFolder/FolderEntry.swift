// SPDX-License-Identifier: MIT

import Foundation

/// The kind of entry at a path. Symbolic links are not followed.
enum FolderEntry: Equatable {
  case absent, file, folder, link
  /// A pipe, a socket or a device.
  case other

  init(_ path: String) {
    var info = stat()
    guard lstat(path, &info) == 0 else {
      self = .absent
      return
    }
    switch info.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .other
    }
  }

  /// Returns whether a file's permissions allow its owner to write it. The result does not depend on whether the
  /// current user can bypass permissions.
  static func isWritable(_ path: String) -> Bool {
    var info = stat()
    return lstat(path, &info) == 0 && info.st_mode & S_IWUSR != 0
  }
}
