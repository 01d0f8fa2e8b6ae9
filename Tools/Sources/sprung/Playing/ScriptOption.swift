// SPDX-License-Identifier: MIT

import ArgumentParser
import SprungScript

/// The options that select the script to play and the device that the stage simulates.
struct ScriptOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The script or recording to play. Default: the demo's script; for an app, until it is at rest.",
      valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "The device that sets the size, safe area and status bar of the stage, such as iphone-15 or ipad. Default: the script's.",
      valueName: "name"))
  var device: String?

  @Flag(help: "Rotate the device to landscape.")
  var landscape = false

  func validate() throws {
    if let device, ScriptDevice.named(device) == nil {
      let names = ScriptDevice.all.map { $0.name }
      throw ValidationError(
        "--device: there is no device '\(device)'\(Suggestion.question(for: device, in: names)). Use one of: "
          + names.joined(separator: ", "))
    }
    if landscape, device == nil { throw ValidationError("--landscape requires --device.") }
  }

  /// Returns the script to play on a program.
  func read(for program: Subject.Program) throws -> Script {
    var script = try script.map { try ScriptFile.read($0, for: program.name) } ?? ScriptFile.own(of: program)
    if let device = device.flatMap(ScriptDevice.named) { script.device = landscape ? device.rotated : device }
    return script
  }
}
