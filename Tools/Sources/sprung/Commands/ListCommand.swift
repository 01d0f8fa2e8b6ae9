// SPDX-License-Identifier: MIT

import ArgumentParser

/// `sprung list`: lists the demos.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the demos, one per line: name, title and instruction.",
    discussion: "Example: sprung list")

  func run() throws {
    let library = NativeLibrary(checkout: try Checkout.find())
    try library.build(product: "gallery") { Console.error($0) }
    for line in try GalleryProgram(library).list() { Console.print(line) }
  }
}
