// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung bundle`: writes an application to a folder that runs on machines without Swift.
struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Writes the application of this package, with its window, as a folder for Linux machines without Swift.",
    discussion: """
      The folder contains the optimized program, Swift's libraries, fonts, resources, an icon and an entry for menus. GTK 4 is \
      needed on the other machine. Start bin/NAME, or copy the folder's content into ~/.local or /usr/local, \
      where desktops find the entry. \
      The folder may be new, empty or an earlier bundle. Only unchanged files of an earlier bundle are replaced or removed; \
      others are kept and listed.
      Windows need GTK 4: apt-get install libgtk-4-dev.
      Example: sprung bundle --linux Hello-linux && Hello-linux/bin/Hello
      """)

  @Argument(help: ArgumentHelp("The folder to write.", valueName: "dir"))
  var folder: String

  @Flag(help: "Write a bundle for Linux, which is the only system so far.")
  var linux = false

  @Flag(help: "Bundle Sprung's gallery of demos instead of an application.")
  var gallery = false

  @Flag(help: "Bundle what `sprung run` builds: larger and slower, but with symbols, and built in seconds.")
  var debug = false

  @Option(help: ArgumentHelp("The name in menus and in the title. Default: the name of the target.", valueName: "text"))
  var title: String?

  @Option(
    help: ArgumentHelp(
      "The icon, a square PNG or an SVG. Default: the largest AppIcon of an asset catalog, or the initial of the name.",
      valueName: "file"))
  var icon: String?

  @Option(help: ArgumentHelp("The size of the stage in points. Default: 390x844.", valueName: "widthxheight"))
  var size: String?

  @OptionGroup var options: PackageOptions

  func validate() throws {
    guard linux else { throw ValidationError("Bundles are written for Linux only. Pass --linux.") }
    if let title, title.isEmpty || title.contains(where: \.isNewline) {
      throw ValidationError("--title must be a single line of text.")
    }
    if let size {
      let numbers = size.split(separator: "x").compactMap { Double($0) }
      guard numbers.count == 2, numbers.allSatisfy({ (1...16_384).contains($0) }) else {
        throw ValidationError("--size \(size) is not a size in points. Pass a size such as 390x844.")
      }
    }
  }

  func run() throws {
    let target = URL(fileURLWithPath: folder)
    try LinuxBundle.checkMayWrite(target)
    try WindowBuild.check()
    let chosen = try icon.map { try BundleIcon(URL(fileURLWithPath: $0)) }
    let checkout = try Checkout.find()
    let program = try gallery ? galleryProgram(checkout) : applicationProgram(checkout)
    let window = WindowBuild(checkout: checkout, isOptimized: !debug)
    try window.build()
    let bundle = LinuxBundle(
      name: program.name, title: title ?? program.title, application: program.file, window: window.program,
      options: windowOptions(program), isGallery: gallery,
      icon: chosen ?? program.icon ?? BundleIcon(initialOf: title ?? program.title), resources: program.resources,
      libraries: try BundledLibraries(built: program.libraries), checkout: checkout, keepsSymbols: debug)
    let (sizes, kept) = try bundle.write(to: target)
    try report(sizes, kept, in: target, name: program.name)
  }

  private func windowOptions(_ program: Program) -> [String] {
    let assets = program.resources[AppPackage.assets] == nil ? [] : ["--assets", "@/\(AppPackage.assets)"]
    return assets + (size.map { ["--size", $0] } ?? [])
  }

  /// The program to bundle.
  private struct Program {
    let name: String
    let title: String
    let file: URL
    let libraries: [URL]
    var icon: BundleIcon?
    var resources: [String: URL] = [:]
  }

  private func galleryProgram(_ checkout: Checkout) throws -> Program {
    try options.checkForGallery()
    let library = NativeLibrary(checkout: checkout, isOptimized: !debug)
    try library.build(product: "gallery") { Console.error($0) }
    return Program(
      name: "sprung-gallery", title: "Sprung Gallery", file: library.gallery, libraries: [library.folder])
  }

  private func applicationProgram(_ checkout: Checkout) throws -> Program {
    let app = try AppPackage.find(from: options.appFolder("bundle --linux \(folder)"), target: options.target)
    let name = app.application.target
    let built: ReleaseBuild.Output
    if debug {
      let program = try Subject.build(demo: nil, target: options.target, package: options.folder.path)
      built = ReleaseBuild.Output(
        program: program.file,
        libraries: [NativeLibrary(checkout: checkout).folder, program.file.deletingLastPathComponent()])
    } else {
      built = try ReleaseBuild(package: app, checkout: checkout).run()
    }
    return Program(
      name: name, title: name, file: built.program, libraries: built.libraries,
      icon: BundleIcon(inCatalogBelow: app.application.folder) ?? BundleIcon(inCatalogBelow: app.root),
      resources: Self.resources(beside: built.program, of: app))
  }

  /// Returns the folders of assets and the resource bundles that SwiftPM creates, by the names that `Bundle.module`
  /// expects.
  private static func resources(beside program: URL, of app: AppPackage) -> [String: URL] {
    let folder = program.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found = Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".resources") }.map { ($0, folder.appendingPathComponent($0)) })
    found[AppPackage.assets] = app.assets
    return found
  }

  private func report(
    _ sizes: [(name: String, size: Int)], _ kept: [OwnedFolder.Kept], in folder: URL, name: String
  ) throws {
    func megabytes(_ part: (String) -> Bool) -> String {
      let size = sizes.filter { part($0.name) }.reduce(0) { $0 + $1.size }
      return "\((Double(size) / 1e5).rounded() / 10) MB"
    }
    let programs = ["bin/\(name)", "lib/\(name)/\(name)", "lib/\(name)/libSprungShared.so"]
    Console.print("programs: \(megabytes { programs.contains($0) })")
    Console.print("Swift's libraries: \(megabytes { $0.hasSuffix(".so") && !programs.contains($0) })")
    Console.print("fonts: \(megabytes { $0.contains("/fonts/") })")
    Console.print("in all: \(Amount(sizes.count, "file")), \(megabytes { _ in true })")
    for one in kept { Console.print(one.description) }
    let outdated = kept.count { $0.isOutdated }
    guard outdated == 0 else {
      throw CommandFailure.work(
        "\(folder.path) is incomplete, because \(Amount(outdated, "file")) in it could not be replaced; "
          + "move what is listed above, and bundle again")
    }
    Console.print("Start it with \(self.folder)/bin/\(name)")
  }
}
