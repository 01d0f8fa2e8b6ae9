// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Testing

@testable import sprung

/// Tests the commands that the README and the guides ask readers to type.
@Suite struct GuideCommandTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A command and the page that contains it.
  struct Command: CustomStringConvertible {
    let page: String
    let words: [String]
    var description: String { "\(page): \(words.joined(separator: " "))" }
  }

  /// The commands in code blocks. A line can contain several commands, as in `sprung new Hello && cd Hello`.
  static let commands: [Command] = {
    var pages = ["README.md", "CONTRIBUTING.md"]
    let folder = root.appendingPathComponent("Guides").path
    let guides = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    pages += guides.filter { $0.hasSuffix(".md") }.sorted().map { "Guides/" + $0 }
    var result: [Command] = []
    for page in pages {
      let text = (try? String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)) ?? ""
      var isInFence = false
      for line in text.components(separatedBy: "\n") {
        if line.hasPrefix("```") { isInFence = line == "```sh" }
        let isCode = isInFence || line.hasPrefix("    ")
        // Within a sentence, commands are enclosed in backticks.
        let spans = isCode ? [line] : line.components(separatedBy: "`").enumerated().filter { $0.0 % 2 == 1 }.map(\.1)
        for part in spans.flatMap({ $0.components(separatedBy: "&&") }) {
          let typed = part.components(separatedBy: " #")[0]
          let words = typed.split(separator: " ").map { $0.filter { $0 != "'" && $0 != "\"" } }
          if let first = words.first, isKnown(first), words.count > 1 || first.contains("/") {
            result.append(Command(page: page, words: words))
          }
        }
      }
    }
    return result
  }()

  private static func isKnown(_ word: String) -> Bool {
    ["sprung", "bin/sprung", "make"].contains(word) || word.hasPrefix("Scripts/")
  }

  @Test func guidesContainCommands() {
    let words = Self.commands.map { $0.words[0] }
    #expect(words.filter { $0 == "sprung" }.count > 15)
    #expect(words.contains("make") && words.contains { $0.hasPrefix("Scripts/") })
  }

  @Test(arguments: commands) func commandIsAccepted(_ command: Command) throws {
    switch command.words[0] {
    case "make":
      let makefile = try String(contentsOf: Self.root.appendingPathComponent("Makefile"), encoding: .utf8)
      let target = try #require(command.words.dropFirst().first)
      #expect(makefile.contains("\n\(target):"), "\(command): the Makefile has no \(target)")
    case "sprung", "bin/sprung":
      if command.words.count == 2, !command.words[1].hasPrefix("-") {
        // A sentence may contain just the name of a command, without arguments.
        let names = Sprung.configuration.subcommands.map { $0._commandName }
        #expect(names.contains(command.words[1]), "\(command): there is no such command")
        return
      }
      do {
        _ = try Sprung.parseAsRoot(Array(command.words.dropFirst()))
      } catch {
        Issue.record("\(command): \(Sprung.message(for: error))")
      }
    default:
      let script = Self.root.appendingPathComponent(command.words[0]).path
      #expect(FileManager.default.fileExists(atPath: script), "\(command): there is no such script")
    }
  }
}
