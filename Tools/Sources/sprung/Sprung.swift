// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The `sprung` command. It creates, runs, tests, exports, bundles and ports applications, and runs the gallery's
/// demos.
@main
struct Sprung: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sprung",
    abstract: "Creates, runs, serves, exports, bundles, traces and ports apps, and plays the demos of the gallery.",
    discussion: "Example: sprung new Hello --template list && cd Hello && sprung live",
    version: Version.current,
    subcommands: [
      NewCommand.self, LiveCommand.self, RunCommand.self, TestCommand.self, ServeCommand.self, ExportCommand.self,
      BundleCommand.self, CheckCommand.self,
      ListCommand.self, TraceCommand.self, RecordCommand.self, ReplayCommand.self, DiffCommand.self, RenderCommand.self,
      PortCommand.self,
    ])

  /// Runs the command. If an expected failure occurs, prints one line to standard error and exits with code 1 or 2.
  static func main() async {
    // A closed pipe, as in `sprung list | head -1`, must not terminate the process.
    signal(SIGPIPE, SIG_IGN)
    Interrupt.install()
    Descendants.adoptOrphans()
    do {
      try checkName(CommandLine.arguments.dropFirst().first)
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

  /// Throws an error that suggests the closest command if the first argument is not a command.
  static func checkName(_ argument: String?) throws {
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    guard let argument, !argument.hasPrefix("-"), !names.contains(argument) else { return }
    let question = Suggestion.question(for: argument, in: names)
    throw ValidationError("There is no command '\(argument)'\(question.isEmpty ? "." : question)")
  }
}
