// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungScript

/// `sprung render`: plays a script and renders images of the stage.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Plays a script and writes pictures of the run.",
    discussion: """
      Pass at least one of --svg, --png and --gif. Without --at, the last frame is drawn, and a GIF shows the whole
      script. With --at, a GIF starts at the first time and ends at the last. A filmstrip shows all times side by side.

      PNG and GIF need Cairo, Pango and giflib; Scripts/setup-pictures installs them.
      Example: sprung render springy-carousel --at 0.5 --png half.png
      Example: sprung render springy-carousel --at 0.5 --at 1 --at 2 --filmstrip --svg strip.svg --png strip.png
      Example: sprung render springy-carousel --gif carousel.gif --scale 0.75
      """)

  @OptionGroup var subject: Subject
  @OptionGroup var played: ScriptOption

  @Option(
    help: ArgumentHelp(
      "A time in seconds of the script. The first frame at or after it is drawn.", valueName: "seconds"))
  var at: [Double] = []

  @Option(
    help: ArgumentHelp(
      "The picture to write, as SVG. For several times, a number is added to each file name.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("The picture to write, as PNG. File names are the same as for --svg.", valueName: "file"))
  var png: String?

  @Option(help: ArgumentHelp("The animated GIF file to write.", valueName: "file"))
  var gif: String?

  @Option(help: ArgumentHelp("Pixels per point, up to 8. Default: 2 for PNG, 1 for GIF.", valueName: "number"))
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "Frames per second of a GIF, up to 50, because players slow down faster ones.", valueName: "number"))
  var framesPerSecond = 25.0

  @Flag(help: "Draw all times side by side in one picture.")
  var filmstrip = false

  func validate() throws {
    for moment in at where !(moment.isFinite && moment >= 0) {
      throw ValidationError("--at \(moment) is invalid. Pass a time in seconds, 0 or more.")
    }
    guard svg != nil || png != nil || gif != nil else {
      throw ValidationError("Pass at least one of --svg, --png and --gif.")
    }
    if let scale, !(scale > 0 && scale <= 8) {
      throw ValidationError("--scale \(scale) is invalid. Pass a number above 0 and at most 8.")
    }
    if !(framesPerSecond > 0 && framesPerSecond <= 50) {
      throw ValidationError(
        "--frames-per-second \(framesPerSecond) is invalid. Pass a number above 0 and at most 50.")
    }
  }

  func run() throws {
    for (path, kind) in [(svg, OutputFile.Kind.svg), (png, .png), (gif, .gif)] {
      for file in path.map(files) ?? [] { try OutputFile.check(file, kind) }
    }
    // Build the renderer before the app, because required libraries may be missing.
    let pictures = try png == nil && gif == nil ? nil : PicturesBuild(checkout: Checkout.find())
    try pictures?.build()
    let program = try subject.build()
    let playback = try Playback(program, script: played.read(for: program))
    let script = playback.script
    if pictures != nil {
      playback.stage.stream = try FrameStream(width: script.width, height: script.height, scale: script.scale)
    }
    let drawn = try play(playback)
    if let svg { try write(drawn, to: svg, of: script) }
    guard let pictures, let stream = playback.stage.stream else { return }
    if let failure = stream.failure { throw failure }
    try pictures.run(arguments, stream: stream.file)
  }

  /// Plays the script and renders SVG images of the requested times or, if no times were requested, of the last frame.
  private func play(_ playback: Playback) throws -> [String] {
    var moments = at.sorted()
    var drawn: [String] = []
    var end = 0.0
    try playback.play { time in
      while let next = moments.first, time / 1000 >= next - 1e-9 {
        drawn.append(svg == nil ? "" : playback.picture)
        moments.removeFirst()
      }
      end = time
    }
    if let left = moments.first {
      throw CommandFailure.usage("the script ends after \(end / 1000) s, so there is no picture at \(left) s")
    }
    return drawn.isEmpty ? [playback.picture] : drawn
  }

  private func write(_ drawn: [String], to svg: String, of script: Script) throws {
    if filmstrip {
      try OutputFile.write(Filmstrip(drawn, width: script.width, height: script.height).text, to: svg, .svg)
    } else {
      for (index, picture) in drawn.enumerated() {
        try OutputFile.write(picture, to: drawn.count == 1 ? svg : Self.numbered(svg, index + 1), .svg)
      }
    }
  }

  /// The arguments for the program that renders PNG and GIF images.
  private var arguments: [String] {
    var result: [String] = []
    if let png { result += ["--png", png] }
    if let gif { result += ["--gif", gif] }
    if let scale { result += ["--scale", "\(scale)"] }
    result += ["--frames-per-second", "\(framesPerSecond)"]
    for moment in at { result += ["--at", "\(moment)"] }
    return result + (filmstrip ? ["--filmstrip"] : [])
  }

  /// Returns the output files for a path: a single file, or one for each requested time. A GIF is always a single file.
  private func files(_ path: String) -> [String] {
    path == gif || filmstrip || at.count < 2 ? [path] : at.indices.map { Self.numbered(path, $0 + 1) }
  }

  /// Adds a number to a file name: `a.svg` becomes `a-1.svg`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: path)
    let ending = url.pathExtension
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    return "\(stem)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
  }
}
