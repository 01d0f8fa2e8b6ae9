// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung test`: builds and runs the tests of a package in seconds.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds and runs the tests of this package, with the library that is compiled already.",
    discussion: """
      What `swift test` does, without compiling the library once more for the package: the first run takes seconds and not \
      minutes. It runs tests of Swift Testing; those of XCTest, and packages that depend on others, are for `swift test`.
      Example: sprung test --filter Layout
      """)

  @Option(help: ArgumentHelp("Run only tests whose names match.", valueName: "pattern"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("The test target, if only one is to run.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
  var package: String?

  func run() throws {
    let folder = URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath)
    let tests = try AppPackage.findTests(from: folder, target: target)
    if let reason = tests.needsPackageManager {
      throw CommandFailure.usage("only `swift test` can run these tests, because \(reason)")
    }
    let library = NativeLibrary(checkout: try Checkout.find())
    try library.build { Console.error($0) }
    try library.build(target: "SprungTesting") { Console.error($0) }
    switch try NativeBuild(package: tests, library: library, isForTests: true).run() {
    case .built(let program, _):
      let arguments = ["--testing-library", "swift-testing"] + filter.flatMap { ["--filter", $0] }
      let code = try ChildProcess.run(program, arguments, in: tests.root) { Console.print($0) }
      // What the testing library ends with when nothing was run.
      if code == 69 { throw CommandFailure.work("no test was run; nothing has a name that matches") }
      if code != 0 { throw ExitCode(1) }
    case .failed(let messages, let output):
      for message in messages { Console.error(message.description) }
      if messages.isEmpty { for line in output { Console.error(line) } }
      throw CommandFailure.work("the tests of \(tests.name) could not be built; the messages are above")
    }
  }
}
