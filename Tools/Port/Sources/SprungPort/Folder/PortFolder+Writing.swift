// SPDX-License-Identifier: MIT

import Foundation

extension PortFolder {
  /// The file that marks a folder as written by the rewriter, so that it may be written again.
  public static let mark = ".sprung-port"

  /// Writes rewritten sources and copies the rest into a folder, which must be absent, empty or an earlier one of these. A
  /// file whose content stays is not touched, so that the next build is a short one.
  public func write(_ port: PortedSources, to target: URL) throws(Failure) {
    let manager = FileManager.default
    let inside = root.standardizedFileURL.path + "/"
    if (target.standardizedFileURL.path + "/").hasPrefix(inside) {
      throw Failure(message: "\(target.path) lies inside the folder that is rewritten; name another one")
    }
    if inside.hasPrefix(target.standardizedFileURL.path + "/") {
      throw Failure(message: "\(target.path) holds the folder that is rewritten; name another one")
    }
    try Self.checkMayWrite(target)
    do {
      let kept = Set(port.outputs.map(\.path) + others + [Self.mark])
      for path in (try? manager.subpathsOfDirectory(atPath: target.path)) ?? [] where !kept.contains(path) {
        let old = target.appendingPathComponent(path)
        var isFolder: ObjCBool = false
        if manager.fileExists(atPath: old.path, isDirectory: &isFolder), !isFolder.boolValue, !path.hasPrefix(".build/")
        {
          try manager.removeItem(at: old)
        }
      }
      try manager.createDirectory(at: target, withIntermediateDirectories: true)
      try Data("written by sprung port\n".utf8).write(to: target.appendingPathComponent(Self.mark))
      for output in port.outputs { try Self.put(Data(output.text.utf8), target.appendingPathComponent(output.path)) }
      for path in others {
        try Self.put(try Data(contentsOf: root.appendingPathComponent(path)), target.appendingPathComponent(path))
      }
    } catch {
      throw Failure(message: "cannot write \(target.path): \(error.localizedDescription)")
    }
  }

  private static func put(_ data: Data, _ file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Refuses a folder with content that the rewriter did not write.
  static func checkMayWrite(_ folder: URL) throws(Failure) {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else { throw Failure(message: "\(folder.path) is a file, not a folder") }
    let content = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    if !content.isEmpty, !content.contains(mark) {
      throw Failure(message: "\(folder.path) has content that sprung port did not write; name a new or empty folder")
    }
  }
}
