// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung render`: plays a script and writes pictures of moments.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Plays a script and writes pictures of moments of it.",
    discussion: """
      Without --at the last frame is drawn. A filmstrip shows moments side by side.
      Example: sprung render springy-carousel --at 0.5 --svg half.svg
      Example: sprung render springy-carousel --at 0.5 --at 1 --at 2 --filmstrip --svg strip.svg
      """)

  @OptionGroup var subject: Subject
  @OptionGroup var played: ScriptOption

  @Option(
    help: ArgumentHelp(
      "A moment in seconds of the script; the first frame at or after it is drawn.", valueName: "seconds"))
  var at: [Double] = []

  @Option(
    help: ArgumentHelp(
      "The picture to write, as SVG. With several moments their numbers come before the ending.", valueName: "file"))
  var svg: String

  @Flag(help: "Draw all moments side by side in one picture.")
  var filmstrip = false

  func validate() throws {
    for moment in at where !(moment.isFinite && moment >= 0) {
      throw ValidationError("--at takes seconds from the beginning, and \(moment) is none.")
    }
  }

  func run() throws {
    let program = try subject.build()
    let playback = try Playback(program, script: played.read(for: program))
    var moments = at.sorted()
    var pictures: [String] = []
    var last = ""
    var end = 0.0
    try playback.play { time in
      while let next = moments.first, time / 1000 >= next - 1e-9 {
        pictures.append(playback.picture)
        moments.removeFirst()
      }
      end = time
    }
    last = playback.picture
    if let left = moments.first {
      throw CommandFailure.usage("the script ends after \(end / 1000) s, so there is no picture at \(left) s")
    }
    if pictures.isEmpty { pictures = [last] }
    if filmstrip {
      let strip = Filmstrip(pictures, width: playback.script.width, height: playback.script.height)
      try OutputFile.write(strip.text, to: svg)
    } else {
      for (index, picture) in pictures.enumerated() {
        try OutputFile.write(picture, to: pictures.count == 1 ? svg : Self.numbered(svg, index + 1))
      }
    }
  }

  /// `a.svg` becomes `a-1.svg`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let url = URL(fileURLWithPath: path)
    let ending = url.pathExtension
    let stem = ending.isEmpty ? path : String(path.dropLast(ending.count + 1))
    return "\(stem)-\(number)" + (ending.isEmpty ? "" : ".\(ending)")
  }
}
