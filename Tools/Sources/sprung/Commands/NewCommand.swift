// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung new`: creates a small starter package.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Creates a package with an app and a test, in a new folder with the same name.",
    discussion: """
      Templates: \(Template.all.map { "\($0.0), \($0.1)" }.joined(separator: "; ")).
      Example: sprung new Hello --template list && cd Hello && sprung live
      """)

  @Argument(help: "The name of the package, its folder and its module: letters, digits and underscores.")
  var name: String

  @Option(help: ArgumentHelp("The template to start from.", valueName: "name"))
  var template = "empty"

  func run() throws {
    let checkout = try Checkout.find()
    if let objection = ModuleName.objection(to: name, checkout: checkout) {
      throw CommandFailure.usage("'\(name)' \(objection)")
    }
    let folder = URL(fileURLWithPath: name)
    let files = try Template(named: template, in: checkout).write(to: folder, named: name, checkout: checkout)
    for file in files { Console.print("\(name)/\(file)") }
    Console.print("Next: cd \(name) && sprung live")
  }
}
