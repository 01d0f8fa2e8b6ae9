// SPDX-License-Identifier: MIT

import CGtk
import Foundation
import SprungScript

/// The program `sprung-window`: opens a window, displays an application in it, and exits when the window closes.
public final class WindowProgram {
  private let options: WindowOptions
  private let window: StageWindow
  private let script: Script?
  private let loop = g_main_loop_new(nil, 0)
  private var bar: GalleryBar?

  /// Runs a command line and returns the exit status.
  public static func run(_ arguments: [String]) -> Int32 {
    do throws(WindowFailure) {
      let bundle = WindowBundle.current
      let options = try WindowOptions(arguments, in: bundle)
      // Window managers and desktops identify windows by this program name.
      g_set_prgname(bundle?.name ?? "sprung-window")
      bundle?.loadFonts()
      guard gtk_init_check() != 0 else {
        throw WindowFailure("There is no display: neither WAYLAND_DISPLAY nor DISPLAY leads to one.")
      }
      bundle?.loadIcon()
      return try WindowProgram(options).run()
    } catch {
      FileHandle.standardError.write(Data("sprung-window: \(error)\n".utf8))
      return 2
    }
  }

  private init(_ options: WindowOptions) throws(WindowFailure) {
    script = try options.script.map { path throws(WindowFailure) in try Self.read(path) }
    var options = options
    if let script { (options.width, options.height) = (script.width, script.height) }
    self.options = options
    window = StageWindow(options, playedScale: script?.scale)
    window.onClose = { [weak self] in if let self { g_main_loop_quit(loop) } }
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      g_unix_signal_add(
        signal,
        { data in
          g_main_loop_quit(OpaquePointer(data))
          return 1
        }, UnsafeMutableRawPointer(loop))
    }
  }

  private static func read(_ path: String) throws(WindowFailure) -> Script {
    guard let bytes = FileManager.default.contents(atPath: path) else { throw WindowFailure("\(path) cannot be read") }
    do {
      return try Script(bytes: [UInt8](bytes), file: path)
    } catch {
      throw WindowFailure("\(error)")
    }
  }

  private func run() throws(WindowFailure) -> Int32 {
    switch options.content {
    case .program(let program, let arguments):
      window.present()
      window.display(try ProgramLink(program, arguments: arguments))
    case .live(let descriptor):
      window.present()
      window.display(LiveLink(descriptor: descriptor))
    case .gallery(let program, let first): try showGallery(program, first: first)
    }
    if let script {
      try play(script)
    } else {
      if options.printsHashes { window.session?.onHash = Self.printHash }
      g_main_loop_run(loop)
    }
    try window.finish()
    return 0
  }

  private func showGallery(_ program: String, first: String?) throws(WindowFailure) {
    let bar = try GalleryBar(program: program)
    self.bar = bar
    window.setTitleBar(bar.widget)
    bar.onChoice = { [weak self] name in
      guard let self, let demo = bar.demos.first(where: { $0.name == name }) else { return }
      if let link = try? ProgramLink(program, arguments: [name]) { window.display(link, named: demo.title) }
    }
    window.present()
    let name = first ?? bar.demos[0].name
    guard bar.choose(name) else { throw WindowFailure("There is no demo '\(name)'; `sprung list` names them") }
  }

  private func play(_ script: Script) throws(WindowFailure) {
    guard let session = window.session else { return }
    if options.printsHashes { session.onHash = Self.printHash }
    let stage = PlayedStage(session)
    do {
      try ScriptPlayer(script, on: stage).play()
    } catch {
      throw stage.failure ?? WindowFailure("\(error)")
    }
    if let failure = stage.failure { throw failure }
  }

  private static func printHash(_ milliseconds: Double, _ hash: UInt64) {
    let digits = String(hash, radix: 16)
    print(milliseconds, String(repeating: "0", count: 16 - digits.count) + digits)
    // Flush, so that readers of a pipe or file receive each frame immediately.
    fflush(nil)
  }
}

extension WindowOptions {
  /// The name of the demo in recordings: the gallery's current demo, or the program's name.
  var demoName: String {
    switch content {
    case .program(let program, let arguments):
      arguments.first ?? String(program.split(separator: "/").last ?? Substring(program))
    case .gallery(_, let first): first ?? "gallery"
    case .live: "app"
    }
  }
}
