// SPDX-License-Identifier: MIT

import Foundation

/// The contents that a module's sources had when they were last compiled.
///
/// The compiler driver compares times in whole seconds. It skips a source that was saved no later than the second in
/// which the last build started. If the source changes later in that second, the driver therefore misses the change. It
/// always compiles sources that have no object file.
struct CompiledSources {
  private let record: URL
  private let sources: [URL]
  private let held: [String]

  /// Reads a module's sources before a compilation. `folder` contains the record of the last compilation.
  init(_ sources: [URL], in folder: URL) {
    record = folder.appendingPathComponent("compiled-sources.json")
    self.sources = sources
    held = Self.contents(of: sources)
  }

  /// The indexes of sources that have changed since the last compilation.
  var changed: [Int] {
    let known = (try? JSONDecoder().decode([String: String].self, from: Data(contentsOf: record))) ?? [:]
    return sources.indices.filter { known[sources[$0].path] != held[$0] }
  }

  /// Whether the driver could mistake a changed source for its previous version.
  var mayBeSkipped: Bool {
    guard let compiled = Self.second(of: record) else { return false }
    return changed.contains { (Self.second(of: sources[$0]) ?? .infinity) <= compiled }
  }

  /// Removes the record, so that an interrupted compilation leaves none.
  func begin() { try? FileManager.default.removeItem(at: record) }

  /// Stores the compiled contents. This is correct even after an error, because sources with errors have no object
  /// file. A source that was saved during the compilation is not stored, because either version may have been compiled.
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
