// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The `sprung` command: serves, exports, lists and traces the demos of the gallery, and ports apps.
@main
struct Sprung: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sprung",
    abstract: "Shows, exports and traces the demos of Sprung, and ports apps to it.",
    discussion: "Example: sprung serve --port 8080",
    subcommands: [
      LiveCommand.self, ServeCommand.self, ExportCommand.self, ListCommand.self, TraceCommand.self, PortCommand.self,
    ])

  /// Runs the command; an expected failure ends in one line on the error stream and exit code 1 or 2.
  static func main() async {
    // A reader that has gone away, as in `sprung list | head -1`, must not end a server.
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Console.error("sprung: \(failure.message)")
      exit(withError: ExitCode(failure.exitCode))
    } catch let error where exitCode(for: error) == .validationFailure {
      Console.error(fullMessage(for: error))
      exit(withError: ExitCode(2))
    } catch {
      exit(withError: error)
    }
  }
}
