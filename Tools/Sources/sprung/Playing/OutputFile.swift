// SPDX-License-Identifier: MIT

import Foundation

/// Writes the output files of commands.
///
/// An existing file is replaced only if its content is of the same kind, so that a mistyped name cannot destroy a
/// source or a script.
enum OutputFile {
  /// The kinds of file content.
  enum Kind: String {
    case recording
    case svg = "SVG"
    case png = "PNG"
    case gif = "GIF"

    /// Returns whether the given content is of this kind.
    func matches(_ data: Data) -> Bool {
      switch self {
      case .recording:
        // A recording ends with a line that contains its number of steps. A handwritten script has no such line.
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        return lines.first?.hasPrefix("sprung-script ") == true && lines.last?.hasPrefix("end ") == true
      case .svg: return String(decoding: data.prefix(1000), as: UTF8.self).contains("<svg")
      case .png: return data.starts(with: [0x89, 0x50, 0x4E, 0x47])
      case .gif: return data.starts(with: Data("GIF8".utf8))
      }
    }
  }

  /// Throws if the file at a path must not be replaced. Commands call this method before lengthy operations.
  static func check(_ path: String, _ kind: Kind) throws {
    switch FolderEntry(URL(fileURLWithPath: path).resolvingSymlinksInPath().path) {
    case .absent, .other, .link: return
    case .folder: throw CommandFailure.usage("\(path) is a folder; pass a file")
    case .file: break
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandFailure.usage("\(path) exists and cannot be read; pass another file")
    }
    if data.isEmpty || kind.matches(data) { return }
    let name = kind == .recording ? "a recording" : "a picture in the format \(kind.rawValue)"
    throw CommandFailure.usage("\(path) exists and is not \(name); remove it first, or pass another file")
  }

  /// Writes text atomically.
  static func write(_ text: String, to path: String, _ kind: Kind) throws {
    try check(path, kind)
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    do {
      // A device or pipe, such as /dev/stdout, is written directly instead of being replaced.
      let isFile = [.file, .absent].contains(FolderEntry(file.path))
      try Data(text.utf8).write(to: isFile ? file : URL(fileURLWithPath: path), options: isFile ? .atomic : [])
    } catch {
      throw CommandFailure.work("cannot write \(path): \(error.localizedDescription)")
    }
  }
}
