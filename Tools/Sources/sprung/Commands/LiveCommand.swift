// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung live`: runs an app natively, displays it in a page and updates it on each save.
struct LiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live",
    abstract: "Runs the app of this package, displays it in a browser, and restarts it after each save.",
    discussion: """
      The application is built natively, with the full Swift language, and runs in its own process; the page is its display. \
      After each save it is rebuilt, and the new process replays the session and returns to the same state. \
      Compiler errors appear on the page. A debugger can attach to the process. Press Ctrl-C to stop.
      Example: sprung live --port 8000 --no-open
      """)

  @Option(help: "The port to listen on. 0 selects a free port.")
  var port: UInt16?

  @Option(help: ArgumentHelp("The application, if the package has several.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
  var package: String?

  @Flag(inversion: .prefixedNo, help: "Open a browser if there is a display.")
  var open = true

  func run() throws {
    let folder = URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath)
    let app = try AppPackage.find(from: folder, target: target)
    let checkout = try Checkout.find()
    let chosen = try FreePort.choose(asked: port)
    let library = NativeLibrary(checkout: checkout)
    try library.build { Console.print($0) }
    if let reason = app.needsPackageManager {
      Console.print("\(app.name) is built by the package manager, which is slower, because \(reason)")
    }
    let session = LiveSession(package: app, folder: folder, target: target, library: library)
    session.build()
    let thread = Thread { session.loop.run() }
    thread.stackSize = 8 << 20
    thread.start()
    try serve(session, checkout, name: app.application.target, port: chosen)
  }

  private func serve(_ session: LiveSession, _ checkout: Checkout, name: String, port: UInt16) throws {
    let token = (0..<4).map { _ in String(UInt32.random(in: 0...UInt32.max), radix: 36) }.joined()
    let files = SiteFiles(folder: checkout.site, extras: [:])
    var handler = SiteHandler(files: files, compressed: CompressedFiles([]))
    handler.takeOver = { request, descriptor in
      let port = LoopbackSocket.port(of: descriptor)
      guard request.path == "/stage/\(token)", WebSocketHandshake.isFromHere(request, port: port),
        let answer = WebSocketHandshake.answer(request)
      else { return false }
      session.loop.post { session.connect(descriptor, answer: answer) }
      return true
    }
    let server: SiteServer
    do throws(LoopbackSocket.Failure) {
      server = try SiteServer(port: port, handler: handler)
    } catch {
      throw CommandFailure.work("cannot serve on port \(port) of 127.0.0.1: \(error.reason)")
    }
    let address = "http://127.0.0.1:\(server.port)/live.html?token=\(token)"
    Interrupt.stopping(server) {
      Console.print("\(name) is running at \(address) (Ctrl-C to stop)")
      if open { Browser.open(address) }
      server.run()
    }
    session.loop.post { session.end() }
    session.loop.stop()
    Descendants.end()
    Console.print("\nStopped")
  }
}
