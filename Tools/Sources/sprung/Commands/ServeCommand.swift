// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung serve`: builds the WebAssembly module and serves the gallery to this machine.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Builds the gallery for the browser and serves it on 127.0.0.1.",
    discussion: """
      Without --port the first free port from 8080 on is taken. Ctrl-C ends the server.
      Example: sprung serve --port 8000 --no-open
      """)

  @Option(help: "The port to listen on; 0 lets the system choose.")
  var port: UInt16?

  @Flag(inversion: .prefixedNo, help: "Open a browser when there is a display.")
  var open = true

  func run() throws {
    let checkout = try Checkout.find()
    let chosen = try FreePort.choose(asked: port)
    let build = WebBuild(checkout: checkout)
    try build.run()
    try serve(SiteFiles(folder: checkout.site, extras: [WebBuild.servedName: build.module]), port: chosen)
  }

  private func serve(_ files: SiteFiles, port: UInt16) throws {
    let handler = SiteHandler(files: files, compressed: CompressedFiles(files.all))
    let server: SiteServer
    do throws(LoopbackSocket.Failure) {
      server = try SiteServer(port: port, handler: handler)
    } catch {
      throw CommandFailure.work("cannot serve on port \(port) of 127.0.0.1: \(error.reason)")
    }
    let signals = Interrupt.handle { server.stop() }
    defer { for signal in signals { signal.cancel() } }
    announce(server.port)
    server.run()
    Console.print("\nStopped")
  }

  private func announce(_ actual: UInt16) {
    let address = "http://127.0.0.1:\(actual)/"
    if port == nil, actual != FreePort.usual {
      Console.print("Port \(FreePort.usual) is in use; taking \(actual)")
    }
    Console.print("Serving the gallery at \(address) (Ctrl-C ends it)")
    if open { Browser.open(address) }
  }
}
