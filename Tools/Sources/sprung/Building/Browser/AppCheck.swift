// SPDX-License-Identifier: MIT

import Foundation

/// Quickly finds code that prevents an app from running in the browser. The check compiles the sources as Embedded
/// Swift only as far as needed for all diagnostics, and searches for problems that only the linker would report.
struct AppCheck {
  let build: AppBuild

  /// Returns the errors in the format of compiler messages; empty if there are none.
  func run() throws -> [String] {
    if let message = build.app.missingStart { return [message.description] }
    let library = BrowserLibrary(
      checkout: build.checkout, toolchain: try BrowserToolchain.find(), mode: build.mode)
    try library.build()
    let place = build.folder.appendingPathComponent("check")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var rewritten: [URL] = []
    for module in build.app.modules {
      let sources: [URL]
      do {
        sources = try build.sources(of: module)
      } catch let failure as AppBuild.Failure {
        return failure.messages
      }
      rewritten += sources
      // The compiler reports features that Embedded Swift does not support only after type checking, in mandatory
      // optimization passes.
      let file = place.appendingPathComponent(module.name)
      let output =
        module.name == build.app.application.name
        ? ["-emit-sib", "-o", file.path + ".sib"]
        : ["-no-emit-module-separately-wmo", "-emit-module", "-emit-module-path", file.path + ".swiftmodule"]
      let arguments = build.command(module, sources, over: library, in: place) + output
      let said = try build.conversions(in: module).compile(arguments, sources)
      if said.code != 0 { return DialectMessages(said.lines).lines + CastSearch.casts(in: rewritten) }
    }
    return CastSearch.casts(in: rewritten)
  }
}
