// SPDX-License-Identifier: MIT

import Foundation

/// Detects that a build of the native library is up to date, so that `swift build` need not be started.
///
/// `swift build` spends seconds on reading the package, even if nothing has changed. The stamp consists of the sizes and times of all
/// sources and of the built modules, the compiler, the arguments, and the environment variables that the manifest reads.
struct NativeStamp {
  let checkout: Checkout
  /// The folder of the built modules.
  let modules: URL
  /// The file that the build writes last.
  let made: URL
  /// The arguments of `swift build`.
  let arguments: [String]
  var environment = ProcessInfo.processInfo.environment

  private var file: URL {
    var hash = ContentHash()
    for argument in arguments { hash.combine(argument) }
    return made.deletingLastPathComponent().appendingPathComponent("sprung-\(hash.digits).stamp")
  }

  /// Whether nothing has changed since a build with the same arguments.
  var isCurrent: Bool {
    guard let known = try? String(contentsOf: file, encoding: .utf8), let outputs else { return false }
    return known == inputs + outputs
  }

  /// Stores the stamp of a build that has succeeded. `inputs` is their state before the build, so that a source that was saved during the
  /// build counts as changed.
  func write(inputs: String) throws {
    guard let outputs else { return }
    try (inputs + outputs).write(to: file, atomically: true, encoding: .utf8)
  }

  /// The state of everything on which the build depends.
  var inputs: String {
    var hash = ContentHash()
    for argument in arguments { hash.combine(argument) }
    for (name, value) in environment.filter({ $0.key.hasPrefix("SPRUNG_") }).sorted(by: { $0.key < $1.key }) {
      hash.combine(name + "=" + value)
    }
    if let compiler { Self.combine(compiler, named: compiler.path, into: &hash) }
    Self.combine(checkout.root.appendingPathComponent("Package.swift"), named: "Package.swift", into: &hash)
    for folder in ["Sources", "Tools/GalleryProgram"] {
      let place = checkout.root.appendingPathComponent(folder)
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: place.path))?.sorted() ?? [] {
        Self.combine(place.appendingPathComponent(name), named: name, into: &hash)
      }
    }
    return hash.digits
  }

  /// The state of the built files, or nil if there are none. Other commands may build the same modules with other settings.
  private var outputs: String? {
    guard FileManager.default.fileExists(atPath: made.path) else { return nil }
    var hash = ContentHash()
    Self.combine(made, named: "", into: &hash)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".swiftmodule") {
      Self.combine(modules.appendingPathComponent(name), named: name, into: &hash)
    }
    return hash.digits
  }

  /// The compiler on the search path, or nil if there is none.
  private var compiler: URL? {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }?.resolvingSymlinksInPath()
  }

  /// Adds the name, size and time of a file. The time of a folder is omitted, because it changes when an editor saves a file.
  private static func combine(_ file: URL, named name: String, into hash: inout ContentHash) {
    hash.combine(name)
    guard let found = try? FileManager.default.attributesOfItem(atPath: file.path) else { return }
    guard found[.type] as? FileAttributeType != .typeDirectory else { return }
    hash.combine((found[.size] as? NSNumber)?.uint64Value ?? 0)
    hash.combine((found[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate.bitPattern ?? 0)
  }
}
