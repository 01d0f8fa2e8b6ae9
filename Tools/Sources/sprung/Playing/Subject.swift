// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The program that a command plays: a gallery demo or the app of a package.
struct Subject: ParsableArguments {
  @Argument(help: "The name of a demo, as `sprung list` prints it. Default: the application of the package.")
  var demo: String?

  @Option(help: ArgumentHelp("The application, if the package has several.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The folder of the package. Default: the working folder.", valueName: "folder"))
  var package: String?

  /// A built program that can be played.
  struct Program {
    /// The program's name in recordings.
    let name: String
    let file: URL
    let arguments: [String]
    /// The text of the demo's script; nil for apps.
    let script: String?
  }

  /// Builds the program if anything has changed. Messages are printed to standard error, because results are printed to
  /// standard output.
  func build() throws -> Program { try Self.build(demo: demo, target: target, package: package) }

  /// Builds a demo or the app of a package.
  static func build(demo: String?, target: String? = nil, package: String?) throws -> Program {
    let library = NativeLibrary(checkout: try Checkout.find())
    if let demo {
      guard target == nil, package == nil else {
        throw CommandFailure.usage("pass either the name of a demo, or --package and --target")
      }
      try library.build(product: "gallery") { Console.error($0) }
      return try GalleryProgram(library).demo(demo)
    }
    let folder = URL(fileURLWithPath: package ?? FileManager.default.currentDirectoryPath)
    let app = try AppPackage.find(from: folder, target: target)
    try library.build { Console.error($0) }
    switch try NativeBuild(package: app, library: library).run() {
    case .built(let file, _): return Program(name: app.application.target, file: file, arguments: [], script: nil)
    case .failed(let messages, let output):
      for message in messages { Console.error(message.description) }
      if messages.isEmpty { for line in output { Console.error(line) } }
      throw CommandFailure.work("\(app.application.target) could not be built; see the messages above")
    }
  }
}

/// The gallery's program, which describes its demos.
struct GalleryProgram {
  private let file: URL

  init(_ library: NativeLibrary) { file = library.gallery }

  /// Returns the demos, one per line.
  func list() throws -> [String] {
    var lines: [String] = []
    guard try ChildProcess.run(file, ["--list"], line: { lines.append($0) }) == 0 else {
      throw CommandFailure.work("the gallery does not list its demos")
    }
    return lines
  }

  /// Returns a demo with its script.
  func demo(_ name: String) throws -> Subject.Program {
    var lines: [String] = []
    guard try ChildProcess.run(file, ["--script", name], line: { lines.append($0) }) == 0 else {
      let names = try list().compactMap { $0.split(separator: " ").first.map(String.init) }
      throw CommandFailure.usage(
        "there is no demo '\(name)'\(Suggestion.question(for: name, in: names)); `sprung list` lists them")
    }
    return Subject.Program(
      name: name, file: file, arguments: [name], script: lines.map { $0 + "\n" }.joined())
  }
}
