// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung serve`: builds the WebAssembly module of an app or the gallery, and serves it locally.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Builds an app, or the gallery, for the browser and serves it on 127.0.0.1.",
    discussion: """
      When a source is saved, the app of the package in the working folder is rebuilt and the page reloads. \
      Without --port, the first free port from 8080 is used. Press Ctrl-C to stop.
      Example: sprung serve --port 8000 --no-open
      Example: sprung serve --gallery
      """)

  @Option(help: "The port to listen on. 0 selects a free port.")
  var port: UInt16?

  @Flag(inversion: .prefixedNo, help: "Open a browser if there is a display.")
  var open = true

  @Flag(help: "Build a small and fast module. This takes minutes.")
  var optimized = false

  @Flag(help: "Serve Sprung's gallery of demos instead of an app.")
  var gallery = false

  @OptionGroup var options: PackageOptions

  func run() throws {
    let restoreTerminal = Interrupt.takeForeground()
    defer { restoreTerminal() }
    guard gallery else { return try serveApp() }
    try options.checkForGallery()
    let checkout = try Checkout.find()
    let chosen = try FreePort.choose(asked: port)
    let build = WebBuild(checkout: checkout, isOptimized: optimized)
    try build.run()
    var extras = try checkout.gallerySources.write(beside: build.module)
    extras[WebBuild.servedName] = build.module
    let files = SiteFiles(folder: checkout.site, extras: extras)
    let compressed = CompressedFiles(files.all, keptIn: build.packed)
    try serve(SiteHandler(files: files, compressed: compressed), port: chosen, name: "the gallery")
  }

  private func serveApp() throws {
    let build = try AppBuild(
      package: options.appFolder("serve"), target: options.target, mode: optimized ? .optimized : .development)
    let chosen = try FreePort.choose(asked: port)
    let site = AppSite(build)
    // Compiler errors are shown here and on the page. The next save triggers another build.
    site.build()
    let rebuilding = Thread { site.watch() }
    rebuilding.start()
    try serve(site.handler, port: chosen, name: build.app.application.target)
  }

  func serve(_ handler: SiteHandler, port: UInt16, name: String) throws {
    let server: SiteServer
    do throws(LoopbackSocket.Failure) {
      server = try SiteServer(port: port, handler: handler)
    } catch {
      throw CommandFailure.work("cannot serve on port \(port) of 127.0.0.1: \(error.reason)")
    }
    Interrupt.stopping(server) {
      announce(server.port, name)
      server.run()
    }
    Descendants.end()
    Console.print("\nStopped")
  }

  private func announce(_ actual: UInt16, _ name: String) {
    let address = "http://127.0.0.1:\(actual)/"
    if port == nil, actual != FreePort.usual {
      Console.print("Port \(FreePort.usual) is in use; using \(actual)")
    }
    Console.print("Serving \(name) at \(address) (Ctrl-C to stop)")
    if open { Browser.open(address) }
  }
}
