// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungScript

/// `sprung run`: displays an app or a demo in a desktop window.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Runs the app of this package, or a demo of the gallery, in a desktop window.",
    discussion: """
      The application runs natively in its own process, and the window is its display. Without --release, it is built for \
      debugging and rebuilt after each save. The new process replays the session and returns to the same state. \
      Compiler errors appear over the last frame. The command ends when the window closes.
      Windows require GTK 4: apt-get install libgtk-4-dev.
      Example: sprung run --device iphone-15
      """)

  @Argument(help: "The name of a demo, as printed by `sprung list`. Default: the application of the package.")
  var demo: String?

  @Flag(help: "Show the gallery, with a bar for selecting a demo.")
  var gallery = false

  @Flag(help: "Optimize the application and do not watch its sources.")
  var release = false

  @OptionGroup var packageOptions: WindowPackage

  @Option(
    help: ArgumentHelp(
      "The device that sets the size, safe area and status bar of the stage, such as iphone-15 or ipad.",
      valueName: "name"))
  var device: String?

  @Flag(help: "Rotate the device to landscape.")
  var landscape = false

  @Option(help: ArgumentHelp("The size of the stage in points. Default: 390x844.", valueName: "widthxheight"))
  var size: String?

  @Option(help: ArgumentHelp("A file or an address for the application to open; can be repeated.", valueName: "file"))
  var open: [String] = []

  /// The options that select the application.
  struct WindowPackage: ParsableArguments {
    @Option(help: ArgumentHelp("The application, if the package has several.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
    var package: String?

    var isGiven: Bool { target != nil || package != nil }
    var folder: URL { URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath) }
  }

  func validate() throws {
    if let device, ScriptDevice.named(device) == nil {
      let names = ScriptDevice.all.map { $0.name }
      throw ValidationError(
        "--device: there is no device '\(device)'\(Suggestion.question(for: device, in: names)). Use one of: "
          + names.joined(separator: ", "))
    }
    if landscape, device == nil { throw ValidationError("--landscape requires --device.") }
    if device != nil, size != nil { throw ValidationError("--device sets the size. Remove --size.") }
    if gallery || demo != nil, packageOptions.isGiven || release {
      throw ValidationError("Demos belong to the gallery. Remove --package, --target and --release.")
    }
  }

  func run() throws {
    try WindowBuild.check()
    let checkout = try Checkout.find()
    let window = WindowBuild(checkout: checkout)
    if gallery || demo != nil {
      let program = try Subject.build(demo: demo ?? Self.firstDemo, package: nil)
      try window.build()
      return try window.run(options + (gallery ? ["--gallery"] : []) + [program.file.path] + program.arguments)
    }
    let app = try AppPackage.find(from: packageOptions.folder, target: packageOptions.target)
    let options = self.options + (app.assets.map { ["--assets", $0.path] } ?? [])
    if release {
      let program = try ReleaseBuild(package: app, checkout: checkout).run().program
      try window.build()
      return try window.run(options + [program.path])
    }
    let library = NativeLibrary(checkout: checkout)
    try library.build { Console.print($0) }
    try window.build()
    let session = LiveSession(
      package: app, folder: packageOptions.folder, target: packageOptions.target, library: library)
    session.build()
    try show(session, in: window, options)
  }

  /// The demo that the gallery shows first.
  private static let firstDemo = "springy-carousel"

  private var options: [String] {
    var options: [String] = []
    if let device { options += ["--device", device] }
    if landscape { options.append("--landscape") }
    if let size { options += ["--size", size] }
    for address in open { options += ["--open", address] }
    return options
  }

  /// Displays a session in a window until the window is closed. The window is connected to the session by a socket, and
  /// acts as the session's page.
  private func show(_ session: LiveSession, in window: WindowBuild, _ options: [String]) throws {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw CommandFailure.work("cannot create a socket: \(String(cString: strerror(errno)))")
    }
    let (mine, theirs) = (ends[0], FileHandle(fileDescriptor: ends[1], closeOnDealloc: true))
    session.loop.post { session.connect(mine, answer: Data()) }
    let thread = Thread { session.loop.run() }
    thread.stackSize = 8 << 20
    thread.start()
    defer {
      session.loop.post { session.end() }
      session.loop.stop()
    }
    // The socket is passed as standard input, which the window does not otherwise use.
    try window.run(options + ["--live", "0"], input: theirs)
  }
}
