// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SprungGallery
import SprungHeadless
import SprungStage

/// `sprung trace`: plays a script of touches on a demo in virtual time and prints what it shows.
struct TraceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Plays a script on a demo without a screen and prints every frame, or one hash.",
    discussion: """
      Each line is a frame: its time in milliseconds, then number, x and y of each item on the stage. With --hash only the \
      hash of the last frame is printed; the same script gives the same hash on every machine and in the browser. The \
      recording that a browser offers is such a script.
      Example: sprung trace springy-carousel --script drag.sprung --hash
      """)

  @Argument(help: "The name of a demo, as `sprung list` prints it.")
  var demo: String

  @Option(help: ArgumentHelp("The script to play. Default: the demo's own.", valueName: "file"))
  var script: String?

  @Flag(help: "Print only the hash of the last frame, 16 hexadecimal digits.")
  var hash = false

  @Option(help: ArgumentHelp("Write a picture of the last frame.", valueName: "file"))
  var svg: String?

  @Option(help: ArgumentHelp("Write all input and frames as a script that plays back to the bit.", valueName: "file"))
  var record: String?

  @MainActor func run() async throws {
    guard let demo = Gallery.demo(named: demo) else {
      throw CommandFailure.usage("there is no demo '\(demo)'; `sprung list` names them")
    }
    let script = try readScript(for: demo)
    let host = HeadlessHost(size: CGSize(width: script.width, height: script.height), scale: script.scale) {
      demo.makeController()
    }
    defer { host.stop() }
    if record != nil {
      host.recorder = ScriptRecorder(
        demo: demo.name, width: script.width, height: script.height, scale: script.scale)
    }
    let player = ScriptPlayer(script, on: host)
    if !hash { player.afterFrame = { Console.print(TraceLine(milliseconds: $0, tree: host.tree).text) } }
    do {
      try player.play()
    } catch {
      throw CommandFailure.work(error.description)
    }
    if hash { Console.print(Self.digits(host.stateHash)) }
    if let svg { try write(host.picture, to: svg) }
    if let record, let text = host.recorder?.text { try write(text, to: record) }
  }

  /// Sixteen hexadecimal digits.
  static func digits(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @MainActor private func readScript(for demo: Demo) throws -> Script {
    guard let path = script else { return demo.script }
    // No more is read than a script may have, and one byte, so that it is seen to be too long.
    guard let handle = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)),
      let bytes = try? handle.read(upToCount: ScriptLimits.bytes + 1) ?? Data()
    else {
      throw CommandFailure.usage("cannot read the script \(path)")
    }
    let read: Script
    do {
      read = try Script(bytes: [UInt8](bytes), file: path)
    } catch {
      throw CommandFailure.usage(error.description)
    }
    if let named = read.demo, named.name != demo.name {
      throw CommandFailure.usage("\(path):\(named.line): the script is for the demo '\(named.name)'")
    }
    return read
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(to: URL(fileURLWithPath: path), atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure.work("cannot write \(path)")
    }
  }
}
