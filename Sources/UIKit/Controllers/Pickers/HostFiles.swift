// SPDX-License-Identifier: MIT

import SprungStage

/// Reads and stores the files that the application and the host exchange.
///
/// Native builds write a chosen file to a process-specific temporary folder. In the browser, the file is stored in
/// memory, and `Data(contentsOf:)` reads it from there.
enum HostFiles {
  /// Reads the file at a URL, or returns nil if it cannot be read.
  static func read(_ url: URL) -> StageFile? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? ""
    return StageFile(name: url.lastPathComponent, type: type, bytes: [UInt8](data))
  }

  /// Stores the files that the host has sent in response to a request, and returns their URLs. Files that cannot be
  /// written are omitted.
  static func store(_ files: [StageFile], of request: UInt32) -> [URL] {
    var urls: [URL] = []
    for (index, file) in files.enumerated() {
      if let url = store(file, in: "\(request)-\(index + 1)") { urls.append(url) }
    }
    return urls
  }

  /// Returns the file name without folders, so that a host cannot choose the location of the file.
  private static func plainName(_ name: String) -> String {
    let last = name.split(separator: "/").last.map { String($0) } ?? ""
    return last.isEmpty || last.isLiterallyEqual(to: ".") || last.isLiterallyEqual(to: "..") ? "file" : last
  }

  private static func store(_ file: StageFile, in folder: String) -> URL? {
    #if hasFeature(Embedded)
      let url = URL.temporaryDirectory.appendingPathComponent("Inbox").appendingPathComponent(folder)
        .appendingPathComponent(plainName(file.name))
      return (try? Data(file.bytes).write(to: url)) == nil ? nil : url
    #else
      let inbox = FileManager.default.temporaryDirectory.appendingPathComponent(
        "Inbox-\(ProcessInfo.processInfo.processIdentifier)/\(folder)", isDirectory: true)
      do {
        try FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
        let url = inbox.appendingPathComponent(plainName(file.name), isDirectory: false)
        try Data(file.bytes).write(to: url)
        return url
      } catch {
        return nil
      }
    #endif
  }
}
