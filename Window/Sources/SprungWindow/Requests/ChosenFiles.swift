// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungStage

/// Reads the files that the user chose, and saves files of the application.
enum ChosenFiles {
  /// Reads files. Returns nil if a file cannot be read or the total size exceeds the limit of an answer.
  static func read(_ paths: [String]) -> [StageFile]? {
    var files: [StageFile] = []
    var size = 0
    for path in paths {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      size += (attributes?[.size] as? NSNumber)?.intValue ?? 0
      // Check the size before reading, because the user may have chosen a large video.
      guard size <= StageProtocol.largestAnswer, let data = FileManager.default.contents(atPath: path) else {
        return nil
      }
      files.append(StageFile(name: (path as NSString).lastPathComponent, type: type(of: path), bytes: [UInt8](data)))
    }
    return files
  }

  /// Returns the media type of a file, which is derived from its name.
  static func type(of path: String) -> String {
    guard let kind = g_content_type_guess(path, nil, 0, nil) else { return "" }
    defer { g_free(kind) }
    guard let type = g_content_type_get_mime_type(kind) else { return "" }
    defer { g_free(type) }
    return String(cString: type)
  }

  /// Saves a single file at the chosen path, or several files in the chosen folder without replacing existing files.
  /// Returns whether all files were saved.
  static func save(_ files: [StageFile], at path: String) -> Bool {
    if files.count == 1 { return write(files[0], to: path, mayReplace: true) }
    return files.allSatisfy { file in
      let name = fileName(file.name) as NSString
      let (stem, ending) = (name.deletingPathExtension, name.pathExtension)
      for number in 1..<1000 {
        let numbered = number == 1 ? stem : "\(stem) \(number)"
        let target = path + "/" + (ending.isEmpty ? numbered : "\(numbered).\(ending)")
        if !FileManager.default.fileExists(atPath: target) { return write(file, to: target, mayReplace: false) }
      }
      return false
    }
  }

  /// Returns the last path component of a name, or "Untitled" if it has none.
  static func fileName(_ name: String) -> String {
    let last = (name as NSString).lastPathComponent
    return ["", "/", ".", ".."].contains(last) ? "Untitled" : last
  }

  private static func write(_ file: StageFile, to path: String, mayReplace: Bool) -> Bool {
    let options: Data.WritingOptions = mayReplace ? .atomic : .withoutOverwriting
    return (try? Data(file.bytes).write(to: URL(fileURLWithPath: path), options: options)) != nil
  }
}
