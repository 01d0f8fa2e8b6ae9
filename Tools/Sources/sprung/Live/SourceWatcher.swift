// SPDX-License-Identifier: MIT

import Foundation

/// Detects when a source or the manifest of a package was saved, added or removed. The watcher polls, because editors
/// save files in different ways.
struct SourceWatcher {
  private let manifest: URL
  private let folders: [URL]
  /// The properties that distinguish versions of a file. The date alone is not sufficient, because an editor can
  /// truncate a file and then write it within one tick of the file system's clock.
  struct Version: Equatable {
    let date: Date
    let size: Int
  }

  /// The version of each file, by path.
  private(set) var state: [String: Version]
  private var lastLook = ContinuousClock.now
  private let manifestVersion: Version?

  /// Creates a watcher that detects changes relative to the current state of the sources.
  init(_ package: AppPackage) {
    manifest = package.root.appendingPathComponent("Package.swift")
    folders = package.modules.map(\.folder)
    manifestVersion = Self.version(of: manifest)
    state = [:]
    state = read()
  }

  /// Creates a watcher for a package that detects changes relative to the file versions of another watcher.
  init(_ package: AppPackage, keeping other: SourceWatcher) {
    self.init(package)
    for (path, version) in other.state where state[path] != nil { state[path] = version }
  }

  /// Whether the manifest has changed since the watcher was created.
  var manifestChanged: Bool { Self.version(of: manifest) != manifestVersion }

  /// Returns whether a file has changed since the last check.
  mutating func hasChanged() -> Bool {
    guard .now - lastLook > .milliseconds(150) else { return false }
    lastLook = .now
    return read() != state
  }

  private func read() -> [String: Version] {
    var found: [String: Version] = [:]
    found[manifest.path] = Self.version(of: manifest)
    for folder in folders {
      for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        guard name.hasSuffix(".swift"), !name.contains("/."), !name.hasPrefix(".") else { continue }
        let file = folder.appendingPathComponent(name)
        found[file.path] = Self.version(of: file)
      }
    }
    return found
  }

  private static func version(of file: URL) -> Version? {
    guard let found = try? FileManager.default.attributesOfItem(atPath: file.path),
      let date = found[.modificationDate] as? Date, let size = found[.size] as? Int
    else { return nil }
    return Version(date: date, size: size)
  }
}
