// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung test`: builds and runs the tests of a package in seconds.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Builds and runs the tests of this package with a precompiled library.",
    discussion: """
      Works like `swift test`, but does not compile the library for each package, so the first run takes seconds instead of \
      minutes. The library is the checkout named in the manifest, otherwise the checkout of this command; the first line \
      of the output names it. Swift Testing tests run serially on the main thread. For XCTest, and for packages with other \
      dependencies, use `swift test`. A test that takes longer than --time-limit ends the run and is reported.
      Example: sprung test --filter Layout
      """)

  @Option(help: ArgumentHelp("Run only tests whose names match.", valueName: "pattern"))
  var filter: [String] = []

  @Option(help: ArgumentHelp("The test target to run. Default: all.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The time limit of a test in seconds. 0 means no limit.",
      valueName: "seconds"))
  var timeLimit = 120.0

  func validate() throws {
    guard timeLimit.isFinite, timeLimit >= 0 else {
      throw ValidationError("--time-limit \(timeLimit) is invalid. Pass a number of seconds, 0 or more.")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath)
    let tests = try AppPackage.findTests(from: folder, target: target)
    if let reason = tests.needsPackageManager {
      throw CommandFailure.usage("only `swift test` can run these tests, because \(reason)")
    }
    let checkout = try tests.library.map { Checkout(root: $0) } ?? Checkout.find()
    Console.print(
      "Testing with Sprung \(checkout.version ?? "of an unknown version") in \(tests.relative(checkout.root.path))")
    let library = NativeLibrary(checkout: checkout)
    try library.build { Console.error($0) }
    try library.build(target: "SprungTesting") { Console.error($0) }
    switch try NativeBuild(package: tests, library: library, isForTests: true).run() {
    case .built(let program, _):
      // Tests run serially, so that a hanging test can be identified. Tests that use UIKit always run serially.
      let arguments = ["--testing-library", "swift-testing", "--no-parallel"] + filter.flatMap { ["--filter", $0] }
      let watch = TestWatch(limit: timeLimit)
      let code = try ChildProcess.run(program, arguments, in: tests.root) {
        watch.take($0)
        Console.print($0)
      }
      // The testing library exits with code 69 if no tests were run.
      if code == 69 { throw CommandFailure.work("no tests were run, because no name matches") }
      if code != 0 { throw ExitCode(1) }
    case .failed(let messages, let output):
      for message in messages { Console.error(message.description) }
      if messages.isEmpty { for line in output { Console.error(line) } }
      throw CommandFailure.work("the tests of \(tests.name) could not be built; see the messages above")
    }
  }
}
