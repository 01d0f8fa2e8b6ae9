// SPDX-License-Identifier: MIT

import Foundation

/// Builds the WebAssembly module of an app. The shared library is built once. The app's own modules are then built and
/// linked with the library.
struct AppBuild {
  let app: AppPackage
  let checkout: Checkout
  let mode: BrowserMode
  /// Whether progress messages are suppressed.
  var isQuiet = false

  /// The output folder for this app.
  var folder: URL { app.root.appendingPathComponent(".build/sprung-browser/\(app.application.target)") }

  /// The built module.
  var module: URL { folder.appendingPathComponent("\(mode.rawValue)/App.wasm") }

  /// Creates a build of the app in a folder's package. The build uses the Sprung library on which the package depends
  /// or, if there is none, the library of this command.
  init(package folder: URL, target: String?, mode: BrowserMode) throws {
    app = try AppPackage.find(from: folder, target: target)
    try app.checkForBrowser()
    checkout = try app.library.map { Checkout(root: $0) } ?? Checkout.find()
    self.mode = mode
  }

  /// The name under which the build time is stored.
  private var timeName: String { "app-\(mode.rawValue)" }

  private var times: BuildTimes { BuildTimes(folder.appendingPathComponent("times.json")) }

  /// The time in seconds that the last build spent on the app itself; nil before the first build.
  var usualSeconds: Double? { times[timeName] }

  /// Builds changed modules. Returns whether anything was built.
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
    // A module is rebuilt if it or a module on which it depends has changed.
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

  /// Returns a hash of the build's inputs: the library, and the app's modules with their sources.
  private func key(_ library: BrowserLibrary) -> String {
    var hash = ContentHash()
    hash.combine(library.key)
    hash.combine(app.application.target)
    for module in app.modules { hash.combine(module) }
    if mode == .optimized { hash.combine(files: DeadCodeBuild(checkout: checkout).sources, below: checkout.root) }
    return hash.digits
  }

  /// Returns the sources of a module for the compiler.
  func sources(of module: AppPackage.Module) throws -> [URL] {
    // The rewriter cannot write to a folder inside its input folder.
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

  /// Returns the build step that makes collection conversions explicit if the compiler does not support the implicit
  /// ones.
  func conversions(in module: AppPackage.Module) -> CollectionConversions {
    CollectionConversions(checkout: checkout, folder: folder.appendingPathComponent("conversions/\(module.name)"))
  }

  /// Returns the compiler's arguments for one of the app's modules, without the arguments that specify the output.
  func command(_ module: AppPackage.Module, _ sources: [URL], over library: BrowserLibrary, in place: URL)
    -> [String]
  {
    // If the module has no `main.swift`, the entry point is a type with `@main`.
    let isScript = sources.contains { $0.lastPathComponent == "main.swift" }
    // UIKit contains the library's parts of Foundation and Dispatch, so it is also imported in files that import only
    // these modules.
    return BrowserToolchain.swift(checkout, modules: library.modules) + mode.swift
      + ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
      + (isScript ? [] : ["-parse-as-library"])
      + ["-I", place.path, "-module-name", module.name] + module.browserFlags
  }

  /// An error that is thrown if the app's sources cannot be compiled or linked.
  struct Failure: Error {
    /// The errors, with locations in the user's files.
    let messages: [String]
  }

  /// Prints the errors and returns the error with which the command fails.
  static func report(_ failure: Failure) -> CommandFailure {
    for line in failure.messages { Console.error(line) }
    return .work("the app does not compile for the browser; see the errors above")
  }
}

extension ContentHash {
  /// Adds the inputs of one of the app's modules.
  fileprivate mutating func combine(_ module: AppPackage.Module) {
    combine(module.name)
    for flag in module.browserFlags { combine(flag) }
    combine(files: module.sources + module.propertyLists, below: module.folder)
  }
}
