// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung export`: writes an app, or the gallery, as static files.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Builds an app, or the gallery, and writes it as a folder for any static web server.",
    discussion: """
      In the folder of a package that depends on UIKit it is the package's own app, in names that hold a hash of the content, \
      with compressed copies and the element <sprung-app> for other pages. Elsewhere it is the gallery. \
      The folder may be new, empty or an earlier export; anything else is refused. All addresses in it are relative.
      Example: sprung export site && python3 -m http.server --directory site
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "dir"))
  var folder: String

  @Flag(help: "Let the app open without a network after the first visit.")
  var offline = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    if options.meansApp { return try exportApp() }
    guard !offline else { throw CommandFailure.usage("--offline is for a package; the gallery is exported without it") }
    let checkout = try Checkout.find()
    let target = URL(fileURLWithPath: folder)
    try SiteExport.checkMayWrite(target)
    let build = WebBuild(checkout: checkout)
    try build.run()
    let export = SiteExport(
      site: checkout.site, module: try ModuleOptimizer.smaller(than: build.module), moduleName: WebBuild.servedName,
      extras: try checkout.gallerySources.write(beside: build.module))
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

  private func exportApp() throws {
    let target = URL(fileURLWithPath: folder)
    try SiteExport.checkMayWrite(target)
    let build = try AppBuild(package: options.folder, target: options.target, mode: .optimized)
    do {
      try build.run()
    } catch let failure as AppBuild.Failure {
      throw AppBuild.report(failure)
    }
    let module = try ModuleOptimizer.smaller(than: build.module)
    let entries: [AppExport.Entry]
    do {
      entries = try AppExport(
        app: build.app.application.target, checkout: build.checkout, module: module, isOffline: offline
      )
      .write(to: target)
    } catch let error as CocoaError {
      throw CommandFailure.work("cannot write \(target.path): \(error.localizedDescription)")
    }
    for entry in entries { Console.print(entry.line) }
    Console.print(AppExport.Entry.sum(of: entries).line)
    if !entries.contains(where: { $0.brotli != nil }) {
      Console.print("The program brotli was not found, so there are no copies in its format, which are the smallest")
    }
  }

  private static func line(_ name: String, _ size: Int, _ compressed: Int?) -> String {
    let gzip = compressed.map { "\($0) bytes gzip" } ?? "gzip not found"
    return "\(name): \(size) bytes, \(gzip)"
  }
}
