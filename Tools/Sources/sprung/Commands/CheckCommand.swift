// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung check`: finds code that prevents an app from running in the browser.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports within seconds what prevents an app from running in the browser.",
    discussion: """
      The sources are checked as Embedded Swift, the dialect for the browser; nothing is linked. \
      The last lines count the errors by the change that they need. The exit code is 1 if there are errors.
      Example: sprung check
      """)

  @OptionGroup var options: PackageOptions

  func run() throws {
    let build = try AppBuild(package: options.folder, target: options.target, mode: .development)
    let start = ContinuousClock.now
    let found = try AppCheck(build: build).run()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    for line in found + EffortSummary(found).lines { Console.print(line) }
    guard found.isEmpty else {
      throw CommandFailure.work("\(build.app.application.target) cannot run in the browser yet")
    }
    Console.print(
      "\(build.app.application.target) can run in the browser (checked in \(Int((seconds * 10).rounded()) / 10) s)")
  }
}
