// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// `sprung check`: finds what keeps an app from the browser.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports within seconds what prevents an app from running in the browser.",
    discussion: """
      The sources are compiled as Embedded Swift, the browser's dialect, as far as the compiler finds mistakes; nothing is \
      linked. The last lines count the errors by the change they need. The exit code is 1 if something is found.
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
