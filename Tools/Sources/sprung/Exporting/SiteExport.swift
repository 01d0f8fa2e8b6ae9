// SPDX-License-Identifier: MIT

import Foundation

/// Writes the page and the stripped module into a folder that any static web server can host.
struct SiteExport {
  /// The folder of the page.
  let site: URL
  /// The module as it was linked.
  let module: URL
  /// The name of the module in the export.
  let moduleName: String
  /// Files that lie elsewhere, by their paths in the export.
  var extras: [String: URL] = [:]

  /// The file that marks a folder as written by this command, so that it may be written again.
  static let mark = ".sprung-export"

  /// What hosts that read a file `_headers` send with every file: a page can forbid frames only by a header.
  static let headers = """
    /*
      Content-Security-Policy: \(Answer.framePolicy)
      X-Frame-Options: DENY
      X-Content-Type-Options: nosniff

    """

  /// One written file: its name, its size in bytes, and its size after gzip, if gzip could be run.
  struct Entry {
    let name: String
    let size: Int
    let compressed: Int?
  }

  /// Replaces the content of `folder`, which must be absent, empty or an earlier export.
  func write(to folder: URL) throws -> [Entry] {
    let manager = FileManager.default
    try Self.checkMayWrite(folder)
    guard let linked = WebAssemblyModule([UInt8](try Data(contentsOf: module))) else {
      throw CommandFailure.work("\(module.lastPathComponent) is not a WebAssembly module")
    }
    if manager.fileExists(atPath: folder.path) {
      for name in try manager.contentsOfDirectory(atPath: folder.path) {
        try manager.removeItem(at: folder.appendingPathComponent(name))
      }
    }
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("written by sprung export\n".utf8).write(to: folder.appendingPathComponent(Self.mark))
    var names: [String] = []
    for name in try manager.subpathsOfDirectory(atPath: site.path).sorted() where !name.hasPrefix(".") {
      let source = site.appendingPathComponent(name)
      let target = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: source.path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        try manager.createDirectory(at: target, withIntermediateDirectories: true)
      } else {
        try manager.copyItem(at: source.resolvingSymlinksInPath(), to: target)
        names.append(name)
      }
    }
    for (name, source) in extras.sorted(by: { $0.key < $1.key }) {
      let target = folder.appendingPathComponent(name)
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manager.copyItem(at: source, to: target)
      names.append(name)
    }
    try Data(linked.stripped()).write(to: folder.appendingPathComponent(moduleName))
    names.append(moduleName)
    try Data(Self.headers.utf8).write(to: folder.appendingPathComponent("_headers"))
    names.append("_headers")
    return try names.map { try Self.entry($0, in: folder) }
  }

  /// Refuses a folder with content that this command did not write.
  static func checkMayWrite(_ folder: URL) throws {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw CommandFailure.usage("\(folder.path) is a file; name a folder")
    }
    let content = try manager.contentsOfDirectory(atPath: folder.path)
    guard content.isEmpty || content.contains(mark) else {
      throw CommandFailure.usage(
        "\(folder.path) is not empty and no earlier export; name an empty or new folder")
    }
  }

  private static func entry(_ name: String, in folder: URL) throws -> Entry {
    let file = folder.appendingPathComponent(name)
    return Entry(name: name, size: try Data(contentsOf: file).count, compressed: gzipSize(file))
  }

  private static func gzipSize(_ file: URL) -> Int? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-c", file.path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let size = pipe.fileHandleForReading.readDataToEndOfFile().count
    process.waitUntilExit()
    return process.terminationStatus == 0 ? size : nil
  }
}
