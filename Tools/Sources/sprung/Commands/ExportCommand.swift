// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung export`: writes an app, or the gallery, as static files.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Builds an app, or the gallery, and writes it to a folder for any static web server.",
    discussion: """
      Exports the app of the package in the working folder, with compressed copies and the element <sprung-app> for other \
      pages. File names contain a hash of the content, and all URLs are relative. \
      The folder may be new, empty or an earlier export. Only unchanged files of an earlier export are replaced or removed; \
      other files, such as .git and CNAME, are kept and listed.
      With --development, the export takes seconds once the library is compiled, but the module is several times larger and slower: \
      use it to look at the exported page or to send an unfinished app to others.
      Example: sprung export site && python3 -m http.server --directory site
      Example: sprung export site --gallery
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "dir"))
  var folder: String

  @Flag(help: "Allow the app to open without a network after the first visit.")
  var offline = false

  @Flag(help: "Export Sprung's gallery of demos instead of an app.")
  var gallery = false

  @Flag(
    help: """
      Do not install wasm-opt and brotli if they are missing. Without this flag, they are installed with apt-get, if that requires \
      no password. They make the export smaller.
      """)
  var noInstall = false

  @Flag(help: "Export the development module, which is large but builds in seconds, without wasm-opt and brotli.")
  var development = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    guard gallery else { return try exportApp() }
    try options.checkForGallery()
    guard !offline else { throw CommandFailure.usage("--offline requires a package and does not support the gallery") }
    let checkout = try Checkout.find()
    let target = URL(fileURLWithPath: folder)
    try SiteExport.checkMayWrite(target)
    if installsTools { ExportTools.install(with: checkout) }
    let build = WebBuild(checkout: checkout, isOptimized: !development)
    try build.run()
    let module = development ? build.module : try ModuleOptimizer.smaller(than: build.module)
    let export = SiteExport(
      site: checkout.site, module: module, moduleName: WebBuild.servedName,
      extras: try checkout.gallerySources.write(beside: build.module))
    let (entries, kept) = try export.write(to: target)
    for entry in entries { Console.print(Self.line(entry.name, entry.size, entry.compressed)) }
    let compressed = entries.compactMap(\.compressed)
    Console.print(
      Self.line(
        "in all", entries.reduce(0) { $0 + $1.size },
        compressed.count == entries.count ? compressed.reduce(0, +) : nil))
    try Self.report(kept, in: target)
  }

  private func exportApp() throws {
    let target = URL(fileURLWithPath: folder)
    try SiteExport.checkMayWrite(target)
    let build = try AppBuild(
      package: options.appFolder("export \(folder)"), target: options.target,
      mode: development ? .development : .optimized)
    do {
      try build.run()
    } catch let failure as AppBuild.Failure {
      throw AppBuild.report(failure)
    }
    if installsTools { ExportTools.install(with: build.checkout) }
    let module = development ? build.module : try ModuleOptimizer.smaller(than: build.module)
    let (entries, kept) = try AppExport(
      app: build.app.application.target, checkout: build.checkout, module: module, isOffline: offline,
      packings: development ? [.gzip] : Packing.allCases
    ).write(to: target)
    for entry in entries { Console.print(entry.line) }
    Console.print(AppExport.Entry.sum(of: entries).line)
    if !development, !entries.contains(where: { $0.brotli != nil }) {
      Console.print("brotli was not found, so the export contains no brotli copies")
    }
    try Self.report(kept, in: target)
  }

  /// Whether the programs that make an export smaller are installed if they are missing.
  private var installsTools: Bool { !noInstall && !development }

  /// Lists the files that were left untouched. Throws if an outdated file could not be replaced, because the export is
  /// incomplete in that case.
  private static func report(_ kept: [OwnedFolder.Kept], in folder: URL) throws {
    for one in kept { Console.print(one.description) }
    let outdated = kept.count { $0.isOutdated }
    guard outdated > 0 else { return }
    throw CommandFailure.work(
      "\(folder.path) is incomplete, because \(Amount(outdated, "file")) could not be replaced; "
        + "move the files listed above, and export again")
  }

  private static func line(_ name: String, _ size: Int, _ compressed: Int?) -> String {
    let gzip = compressed.map { "\($0) bytes gzip" } ?? "gzip not found"
    return "\(name): \(size) bytes, \(gzip)"
  }
}
