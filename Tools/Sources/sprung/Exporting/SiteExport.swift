// SPDX-License-Identifier: MIT

import Foundation

/// Exports the gallery's page and the stripped module as static files for any web server.
struct SiteExport {
  /// The folder of the page.
  let site: URL
  /// The linked module.
  let module: URL
  /// The module's name in the export.
  let moduleName: String
  /// Files from other folders, by their path in the export.
  var extras: [String: URL] = [:]

  /// The name of an export's manifest, which lists the files that the command wrote.
  static let mark = ".sprung-export"

  /// The content of the `_headers` file. Web hosts that support this file send these headers with every file. Only a
  /// header can prevent other sites from embedding a page in a frame.
  static let headers = """
    /*
      Content-Security-Policy: \(Answer.framePolicy)
      X-Frame-Options: DENY
      X-Content-Type-Options: nosniff

    """

  /// A written file: its name, its size in bytes, and its size when compressed with gzip, or nil if gzip is not
  /// available.
  struct Entry {
    let name: String
    let size: Int
    let compressed: Int?
  }

  /// Writes the site to `folder`, which must be absent, empty or an earlier export. Returns the exported files and the
  /// files that were left untouched.
  func write(to folder: URL) throws -> (entries: [Entry], kept: [OwnedFolder.Kept]) {
    let manager = FileManager.default
    try Self.checkMayWrite(folder)
    guard let linked = WebAssemblyModule([UInt8](try Data(contentsOf: module))) else {
      throw CommandFailure.work("\(module.lastPathComponent) is not a WebAssembly module")
    }
    var files: [(name: String, content: Data)] = []
    for name in try manager.subpathsOfDirectory(atPath: site.path).sorted() where !name.hasPrefix(".") {
      let source = site.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard manager.fileExists(atPath: source.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      files.append((name, try Data(contentsOf: source)))
    }
    for (name, source) in extras.sorted(by: { $0.key < $1.key }) {
      files.append((name, try Data(contentsOf: source)))
    }
    files.append((moduleName, Data(linked.stripped())))
    files.append(("_headers", Data(Self.headers.utf8)))
    let kept = try Self.put(files, into: folder)
    return (
      files.map { name, content in
        Entry(name: name, size: content.count, compressed: Packing.gzip.packed(content)?.count)
      }, kept
    )
  }

  private static func owned(_ folder: URL) -> OwnedFolder {
    OwnedFolder(root: folder, manifestName: mark, command: "sprung export")
  }

  /// Writes the files of an export. Returns the files that were left untouched.
  static func put(_ files: [(name: String, content: Data)], into folder: URL) throws -> [OwnedFolder.Kept] {
    do throws(OwnedFolder.Failure) {
      return try owned(folder).write(files)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Rejects a folder with content that this command did not write.
  static func checkMayWrite(_ folder: URL) throws {
    do throws(OwnedFolder.Failure) {
      try owned(folder).check()
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  init(_ failure: OwnedFolder.Failure) {
    self = failure.isUsage ? .usage(failure.message) : .work(failure.message)
  }
}
