// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung export`: writes the gallery as static files.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Builds the gallery and writes it as a folder for any static web server.",
    discussion: """
      The folder may be new, empty or an earlier export; anything else is refused. All addresses in it are relative.
      Example: sprung export site && python3 -m http.server --directory site
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "dir"))
  var folder: String

  func run() throws {
    let checkout = try Checkout.find()
    let target = URL(fileURLWithPath: folder)
    try SiteExport.checkMayWrite(target)
    let build = WebBuild(checkout: checkout)
    try build.run()
    let export = SiteExport(site: checkout.site, module: build.module, moduleName: WebBuild.servedName)
    let entries: [SiteExport.Entry]
    do {
      entries = try export.write(to: target)
    } catch let error as CocoaError {
      throw CommandFailure.work("cannot write \(target.path): \(error.localizedDescription)")
    }
    for entry in entries { Console.print(Self.line(entry.name, entry.size, entry.compressed)) }
    let compressed = entries.compactMap(\.compressed)
    Console.print(
      Self.line(
        "in all", entries.reduce(0) { $0 + $1.size },
        compressed.count == entries.count ? compressed.reduce(0, +) : nil))
  }

  private static func line(_ name: String, _ size: Int, _ compressed: Int?) -> String {
    let gzip = compressed.map { "\($0) bytes gzip" } ?? "gzip not found"
    return "\(name): \(size) bytes, \(gzip)"
  }
}
