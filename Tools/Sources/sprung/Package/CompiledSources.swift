// SPDX-License-Identifier: MIT

import Foundation

/// The contents of a module's sources when they were last compiled.
///
/// The compiler's driver skips a source that was saved no later than in the second in which its last build began, and
/// so one that is saved twice in a second. It does not skip sources without an object.
struct CompiledSources {
  private let record: URL
  private let sources: [URL]
  private let held: [String]

  /// Looks at the sources of a module that is about to be compiled; what is known of it is kept in `folder`.
  init(_ sources: [URL], in folder: URL) {
    record = folder.appendingPathComponent("compiled-sources.json")
    self.sources = sources
    held = Self.contents(of: sources)
  }

  /// The indices of the sources that have changed since they were last compiled.
  var changed: [Int] {
    let known = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: record))) ?? [:]
    return sources.indices.filter { known[sources[$0].path] != held[$0] }
  }

  /// Whether the driver may take one of the changed sources for its previous version.
  var mayBeSkipped: Bool {
    guard let compiled = Self.second(of: record) else { return false }
    return changed.contains { (Self.second(of: sources[$0]) ?? .infinity) <= compiled }
  }

  /// Forgets what was compiled, until the compiler has ended.
  func begin() { try? FileManager.default.removeItem(at: record) }

  /// Keeps what the compiler was given, whether it liked it or not: what it did not like has no object. A source that was saved
  /// meanwhile may have been read before or after.
  func end() throws {
    let now = Self.contents(of: sources)
    let same = sources.indices.filter { now[$0] == held[$0] }
    let known = Dictionary(same.map { (sources[$0].path, held[$0]) }, uniquingKeysWith: { one, _ in one })
    try JSONEncoder().encode(known).write(to: record, options: .atomic)
  }

  private static func contents(of sources: [URL]) -> [String] {
    sources.map { source in
      var hash = ContentHash()
      hash.combine(files: [source], below: source.deletingLastPathComponent())
      return hash.digits
    }
  }

  private static func second(of file: URL) -> Double? {
    let found = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    return found?.timeIntervalSinceReferenceDate.rounded(.down)
  }
}
