// SPDX-License-Identifier: MIT

import Foundation

/// Builds an application natively, for debugging or, with an optimized library, for distribution.
///
/// If the package allows it, the compiler is called directly, and a one-line change is built in a second. In this case,
/// no build is planned and the library is not rebuilt. All other packages are built by the package manager.
struct NativeBuild {
  let package: AppPackage
  let library: NativeLibrary
  /// Whether to build a test program. In a test program, all modules are testable, and none of them contains the entry
  /// point.
  var isForTests = false

  /// The result of a build.
  enum Result {
    /// The location of the program, and the duration of the build.
    case built(URL, seconds: Double)
    /// The messages of the compiler or linker.
    case failed([CompilerMessage], output: [String])
  }

  /// The output folder of this build.
  private var folder: URL {
    let name = isForTests ? "sprung-test" : library.isOptimized ? "sprung-release" : "sprung-live"
    return package.root.appendingPathComponent(".build/\(name)")
  }

  /// Builds the parts that have changed.
  func run() throws -> Result {
    let start = ContinuousClock.now
    let output: Output
    // Entry points are not checked for the package manager, which has its own rules for them.
    if !isForTests, package.needsPackageManager == nil, let message = package.missingStart {
      return .failed([message], output: [message.description])
    }
    do {
      output = try package.needsPackageManager == nil ? compile() : buildByPackageManager()
    } catch let failure as RewrittenSources.Failure {
      return .failed(failure.messages, output: failure.messages.map(\.description))
    }
    let messages = CompilerMessage.all(in: output.lines)
    guard let program = output.program else {
      return .failed(messages.filter { $0.severity == "error" }, output: output.lines)
    }
    return .built(program, seconds: (.now - start) / .seconds(1))
  }

  private struct Output {
    var program: URL?
    var lines: [String]
  }

  private func call(_ arguments: [String], _ lines: inout [String]) throws -> Bool {
    let said = try Captured.tool(arguments)
    lines += said.lines
    return said.code == 0
  }

  // MARK: The compiler alone

  private func compile() throws -> Output {
    var lines: [String] = []
    var objects: [String] = []
    for module in package.modules {
      let place = folder.appendingPathComponent("objects/\(module.name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let sources = try RewrittenSources(
        module, into: folder.appendingPathComponent("rewritten/\(module.name)"), checkout: library.checkout,
        for: .native
      ).files
      let map = try writeFileMap(of: sources, in: place)
      let compiled = CompiledSources(sources, in: place)
      for index in compiled.changed { try? FileManager.default.removeItem(atPath: map.objects[index]) }
      compiled.begin()
      var arguments = ["swiftc", "-module-name", module.name, "-j2"]
      arguments +=
        library.isOptimized
        ? ["-O", "-whole-module-optimization", "-num-threads", "2"] : ["-Onone", "-g", "-DDEBUG", "-incremental"]
      arguments += ["-package-name", package.name.filter { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()]
      arguments += module.flags + ["-I", library.modules.path, "-I", folder.path]
      arguments += ["-Xcc", "-fmodule-map-file=\(library.moduleMap.path)"]
      arguments += [
        "-emit-module", "-emit-module-path", folder.appendingPathComponent("\(module.name).swiftmodule").path,
      ]
      arguments += ["-output-file-map", map.file.path, "-c"]
      if !module.hasMainFile { arguments.append("-parse-as-library") }
      if isForTests {
        arguments += [
          "-enable-testing", "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "\(module.name)_main",
        ]
      }
      arguments += sources.map(\.path)
      let isCompiled = try call(arguments, &lines)
      try compiled.end()
      guard isCompiled else { return Output(program: nil, lines: lines) }
      objects += map.objects
    }
    if isForTests {
      objects += try library.objects(of: "SprungTesting") + library.objects(of: "SprungExpectations")
      guard let runner = try compileRunner(&lines) else { return Output(program: nil, lines: lines) }
      objects.append(runner)
    }
    let program = folder.appendingPathComponent(package.application.name)
    // Remove the old program first. This does not affect running instances.
    try? FileManager.default.removeItem(at: program)
    let link =
      ["swiftc", "-g"] + objects + ["-o", program.path, "-L", library.folder.path, "-lSprungShared"]
      + ["-Xlinker", "-rpath", "-Xlinker", library.folder.path]
    return Output(program: try call(link, &lines) ? program : nil, lines: lines)
  }

  /// Compiles the entry point of a test program. In a build with the package manager, the package manager generates it.
  private func compileRunner(_ lines: inout [String]) throws -> String? {
    let source = folder.appendingPathComponent("Runner.swift")
    let object = folder.appendingPathComponent("Runner.o").path
    // An asynchronous `main` would end the main thread on Linux. Foundation would then not treat any thread as the main
    // thread, and posting a notification to an observer on the main queue would block forever.
    let text = """
      import Foundation
      import Testing

      @main struct Runner {
        static func main() {
          Task { await Testing.__swiftPMEntryPoint() as Never }
          while true { RunLoop.main.run(mode: .default, before: .distantFuture) }
        }
      }

      """
    if (try? String(contentsOf: source, encoding: .utf8)) == text, FileManager.default.fileExists(atPath: object) {
      return object
    }
    try text.write(to: source, atomically: true, encoding: .utf8)
    let arguments = [
      "swiftc", "-parse-as-library", "-module-name", "SprungTestRunner", "-c", source.path, "-o", object,
    ]
    return try call(arguments, &lines) ? object : nil
  }

  private func writeFileMap(of sources: [URL], in place: URL) throws -> (file: URL, objects: [String]) {
    var entries: [String: [String: String]] = [
      "": ["swift-dependencies": place.appendingPathComponent("module.swiftdeps").path]
    ]
    var objects: [String] = []
    for (index, source) in sources.enumerated() {
      // The number distinguishes files of the same name in different folders.
      let stem = place.appendingPathComponent("\(index)-\(source.deletingPathExtension().lastPathComponent)").path
      entries[source.path] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
      objects.append(stem + ".o")
    }
    let file = place.appendingPathComponent("output-file-map.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(entries)
    if (try? Data(contentsOf: file)) != data {
      // The object files are removed if their numbers change, because the driver would treat them as up to date
      // although they belong to other sources.
      for old in (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? [] {
        try? FileManager.default.removeItem(at: old)
      }
      try data.write(to: file)
    }
    return (file, objects)
  }

  // MARK: The package manager

  private func buildByPackageManager() throws -> Output {
    var lines: [String] = []
    let base = ["swift", "build", "--package-path", package.root.path, "--product", package.application.target]
    var modules: [CompiledSources] = []
    for module in package.modules {
      let place = folder.appendingPathComponent("compiled/\(module.name)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let compiled = CompiledSources(module.sources, in: place)
      if compiled.mayBeSkipped { try? forgetLastBuild(of: module) }
      compiled.begin()
      modules.append(compiled)
    }
    let isBuilt = try call(base, &lines)
    for module in modules { try module.end() }
    guard isBuilt else { return Output(program: nil, lines: lines) }
    var place: [String] = []
    guard try call(base + ["--show-bin-path"], &place), let folder = place.last else {
      return Output(program: nil, lines: lines + place)
    }
    return Output(
      program: URL(fileURLWithPath: folder).appendingPathComponent(package.application.target), lines: lines)
  }

  /// Removes the compiler driver's record of its last build of a module, so that the driver compiles all sources.
  private func forgetLastBuild(of module: AppPackage.Module) throws {
    let place = package.root.appendingPathComponent(".build/debug/\(module.name).build")
    for file in try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)
    where file.pathExtension == "priors" {
      try FileManager.default.removeItem(at: file)
    }
  }
}
