// SPDX-License-Identifier: MIT

import Foundation

/// Knows when a source or the manifest of a package was saved, came or went. It looks, as editors save in many ways.
struct SourceWatcher {
  private let manifest: URL
  private let folders: [URL]
  /// When each file was saved, by its path.
  private(set) var state: [String: Date]
  private var lastLook = ContinuousClock.now
  private let manifestDate: Date?

  /// Remembers how the sources are now.
  init(_ package: AppPackage) {
    manifest = package.root.appendingPathComponent("Package.swift")
    folders = package.modules.map(\.folder)
    manifestDate = Self.date(manifest)
    state = [:]
    state = read()
  }

  /// Watches the folders of a package, and still knows what another one has seen of its files.
  init(_ package: AppPackage, keeping other: SourceWatcher) {
    self.init(package)
    for (path, date) in other.state where state[path] != nil { state[path] = date }
  }

  /// Whether the manifest is another one than when the watcher was made.
  var manifestChanged: Bool { Self.date(manifest) != manifestDate }

  /// Whether something was saved since the last look.
  mutating func hasChanged() -> Bool {
    guard .now - lastLook > .milliseconds(150) else { return false }
    lastLook = .now
    return read() != state
  }

  private func read() -> [String: Date] {
    var found = [manifest.path: Self.date(manifest) ?? .distantPast]
    for folder in folders {
      for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
        guard name.hasSuffix(".swift"), !name.contains("/."), !name.hasPrefix(".") else { continue }
        let file = folder.appendingPathComponent(name)
        found[file.path] = Self.date(file) ?? .distantPast
      }
    }
    return found
  }

  private static func date(_ file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }
}
