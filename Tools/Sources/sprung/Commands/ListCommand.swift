// SPDX-License-Identifier: MIT

import ArgumentParser
import SprungGallery

/// `sprung list`: names the demos.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Names the demos, one a line: its name, its title and what to do in it.",
    discussion: "Example: sprung list")

  @MainActor func run() async throws {
    let widest = Gallery.demos.map(\.name.count).max() ?? 0
    for demo in Gallery.demos {
      let padding = String(repeating: " ", count: widest - demo.name.count)
      Console.print("\(demo.name)\(padding)  \(demo.title). \(demo.hint)")
    }
  }
}
