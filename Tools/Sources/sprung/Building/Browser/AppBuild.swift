// SPDX-License-Identifier: MIT

import Foundation

/// Builds the WebAssembly module of an app: the library once for all, then the app's own modules, then both linked.
struct AppBuild {
  let app: AppPackage
  let checkout: Checkout
  let mode: BrowserMode
  /// Whether lines about the progress are printed.
  var isQuiet = false

  /// The folder of what is built for this app.
  var folder: URL { app.root.appendingPathComponent(".build/sprung-browser/\(app.application.target)") }

  /// The built module.
  var module: URL { folder.appendingPathComponent("\(mode.rawValue)/App.wasm") }

  /// The app in the package of a folder, with the library of the Sprung that the package uses, or else of this command.
  init(package folder: URL, target: String?, mode: BrowserMode) throws {
    app = try AppPackage.find(from: folder, target: target)
    try app.checkForBrowser()
    checkout = try app.library.map { Checkout(root: $0) } ?? Checkout.find()
    self.mode = mode
  }

  /// The name under which the time of this build is stored.
  private var timeName: String { "app-\(mode.rawValue)" }

  private var times: BuildTimes { BuildTimes(folder.appendingPathComponent("times.json")) }

  /// Seconds that the app's part took the last time, nil before the first.
  var usualSeconds: Double? { times[timeName] }

  /// Builds what has changed; answers whether anything had to be.
  @discardableResult
  func run() throws -> Bool {
    let start = ContinuousClock.now
    if let message = app.missingStart { throw Failure(messages: [message.description]) }
    let toolchain = try BrowserToolchain.find()
    let library = BrowserLibrary(checkout: checkout, toolchain: toolchain, mode: mode)
    try library.build()
    let place = module.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let lock = try FolderLock(folder)
    defer { lock.release() }
    let key = self.key(library)
    let stamp = place.appendingPathComponent("key")
    if (try? String(contentsOf: stamp, encoding: .utf8)) == key,
      FileManager.default.fileExists(atPath: module.path)
    {
      return false
    }
    try? FileManager.default.removeItem(at: stamp)
    if !isQuiet { Console.print("Compiling \(app.application.target) for the browser\(expectation)") }
    let compiling = ContinuousClock.now
    var objects: [URL] = []
    // A module that has not changed stays, unless one below it has.
    var chain = ContentHash()
    chain.combine(library.key)
    for module in app.modules {
      chain.combine(module)
      objects.append(try compile(module, over: library, in: place, key: chain.digits))
    }
    try link(objects, with: library, in: place)
    try key.write(to: stamp, atomically: true, encoding: .utf8)
    let seconds = (ContinuousClock.now - compiling) / .seconds(1)
    times.set(timeName, to: seconds)
    if !isQuiet { Console.print("Built in \(Int(((ContinuousClock.now - start) / .seconds(1)).rounded())) s") }
    return true
  }

  private var expectation: String {
    if let usual = usualSeconds { return ": \(Int(usual.rounded())) s last time" }
    return mode == .optimized ? ", optimized: takes a minute or two" : ""
  }

  /// The inputs of the module: the library, and the app's modules with their sources.
  private func key(_ library: BrowserLibrary) -> String {
    var hash = ContentHash()
    hash.combine(library.key)
    hash.combine(app.application.target)
    for module in app.modules { hash.combine(module) }
    if mode == .optimized { hash.combine(files: DeadCodeBuild(checkout: checkout).sources, below: checkout.root) }
    return hash.digits
  }

  /// The sources of a module for the compiler.
  func sources(of module: AppPackage.Module) throws -> [URL] {
    // The rewriter writes no folder inside the one that it reads.
    let inside = folder.path.hasPrefix(module.folder.standardizedFileURL.path + "/")
    let shelf =
      inside ? BrowserLibrary.shelf(of: checkout).appendingPathComponent("apps/\(app.application.target)") : folder
    let target = shelf.appendingPathComponent("rewritten/\(module.name)")
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      return try RewrittenSources(module, into: target, checkout: checkout).files
    } catch let failure as RewrittenSources.Failure {
      throw Failure(messages: failure.messages.map(\.description))
    }
  }

  /// Writes out the conversions in a module that the compiler cannot make.
  func conversions(in module: AppPackage.Module) -> CollectionConversions {
    CollectionConversions(checkout: checkout, folder: folder.appendingPathComponent("conversions/\(module.name)"))
  }

  /// The compiler's arguments for one of the app's modules; those for the output are added.
  func command(_ module: AppPackage.Module, _ sources: [URL], over library: BrowserLibrary, in place: URL)
    -> [String]
  {
    // Without a file `main.swift` the program begins at `@main`.
    let isScript = sources.contains { $0.lastPathComponent == "main.swift" }
    // The library's parts of Foundation and Dispatch are in UIKit, also for files that import only those.
    return BrowserToolchain.swift(checkout, modules: library.modules) + mode.swift
      + ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
      + (isScript ? [] : ["-parse-as-library"])
      + ["-I", place.path, "-module-name", module.name] + module.browserFlags
  }

  /// The app's own sources do not compile, or cannot be linked.
  struct Failure: Error {
    /// The errors, at the person's own lines.
    let messages: [String]
  }

  /// The same failure for the command line: the errors, and one sentence.
  static func report(_ failure: Failure) -> CommandFailure {
    for line in failure.messages { Console.error(line) }
    return .work("the app does not compile for the browser; see the errors above")
  }
}

extension ContentHash {
  /// Adds what one of an app's modules is made from.
  fileprivate mutating func combine(_ module: AppPackage.Module) {
    combine(module.name)
    for flag in module.browserFlags { combine(flag) }
    combine(files: module.sources + module.propertyLists, below: module.folder)
  }
}
