// SPDX-License-Identifier: MIT

import Foundation

/// The shared libraries that a bundle must contain: those of the Swift toolchain and those built with the program.
struct BundledLibraries {
  /// The folders that are searched for libraries. Libraries in other folders, such as GTK, must be installed on the
  /// target machine.
  let folders: [URL]

  /// The `usr` folder of the Swift toolchain.
  let toolchain: URL

  init(built: [URL]) throws {
    struct Target: Decodable {
      struct Paths: Decodable {
        let runtimeLibraryPaths: [String]
        let runtimeResourcePath: String
      }
      let paths: Paths
    }
    let said = try Captured.run(URL(fileURLWithPath: "/usr/bin/env"), ["swiftc", "-print-target-info"])
    guard said.code == 0, let target = try? JSONDecoder().decode(Target.self, from: said.output) else {
      throw CommandFailure.work("`swiftc -print-target-info` does not name the folder of Swift's libraries")
    }
    folders = built + target.paths.runtimeLibraryPaths.map { URL(fileURLWithPath: $0) }
    toolchain =
      URL(fileURLWithPath: target.paths.runtimeResourcePath).appendingPathComponent("../..")
      .standardizedFileURL
  }

  /// Returns the libraries on which programs depend, directly or indirectly.
  func files(neededBy programs: [ELFFile]) throws -> [String: URL] {
    var found: [String: URL] = [:]
    var next = programs.flatMap(\.needed)
    while let name = next.popLast() {
      guard found[name] == nil, let file = folders.map({ $0.appendingPathComponent(name) }).first(where: exists) else {
        continue
      }
      found[name] = file
      next += try Self.read(file).needed
    }
    return found
  }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  /// Reads a program or a library.
  static func read(_ file: URL) throws -> ELFFile {
    guard let data = try? Data(contentsOf: file), let read = ELFFile(data) else {
      throw CommandFailure.work("\(file.path) is not a program or library for 64-bit Linux")
    }
    return read
  }

  /// Returns the content of a program or library for a bundle, with a new library search path. Symbols are removed
  /// unless `keepsSymbols` is true.
  func packed(_ file: URL, searchPath: String, keepsSymbols: Bool) throws -> Data {
    var packed = try Self.read(file)
    if !keepsSymbols, let data = try stripped(file), let smaller = ELFFile(data) { packed = smaller }
    guard packed.setSearchPath(searchPath) || packed.needed.allSatisfy(isOfSystem) else {
      throw CommandFailure.work("\(file.path) has no search path for libraries that could be replaced by \(searchPath)")
    }
    return packed.data
  }

  private func isOfSystem(_ name: String) -> Bool {
    !folders.contains { exists($0.appendingPathComponent(name)) }
  }

  /// Returns a copy without symbols, which make up a third of a file, or nil if `llvm-objcopy` is missing.
  private func stripped(_ file: URL) throws -> Data? {
    let tool = toolchain.appendingPathComponent("bin/llvm-objcopy")
    guard exists(tool) else { return nil }
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("sprung-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: copy) }
    let said = try Captured.run(tool, ["--strip-all", file.path, copy.path])
    return said.code == 0 ? try Data(contentsOf: copy) : nil
  }
}
