// SPDX-License-Identifier: MIT

/// The sentences for those who ask a snapshot for what cannot be.
nonisolated enum SnapshotFault {
  /// Something about a call is wrong.
  static func report(_ method: String, _ reason: String) {
    Diagnostics.report("snapshot", "\(method) of a snapshot has no effect: \(reason).")
  }

  /// A section or item that is not in the snapshot was named.
  static func reportMissing<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "snapshotIdentifier",
      "\(method) received the \(what)\(name(identifier)), which is not in the snapshot. It is ignored.")
  }

  /// A section or item that is in the snapshot already was added.
  static func reportDuplicate<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "duplicateIdentifier",
      "\(method) received the \(what)\(name(identifier)), which is already in the snapshot. Identifiers must be unique, so "
        + "it is ignored.")
  }

  /// A snapshot was applied where only an answer is expected.
  static func reportApplyInsideCallback() {
    Diagnostics.report(
      "updateInsideCallback",
      "apply(_:) was called from a data source or layout callback, such as a cell provider, so it is deferred until "
        + "the callback returns. Call it from an event handler, a timer, a completion handler, willDisplay or didScroll "
        + "instead.")
  }

  /// A cell was requested that belongs to no item.
  static func reportNoItem(at path: IndexPath) {
    Diagnostics.report(
      "noItem",
      "A diffable data source has no item at \(path.section)-\(path.item), so it returns an empty cell. Request only cells "
        + "of items for which itemIdentifier(for:) returns a value.")
  }

  private static func name<Identifier: Hashable>(_ identifier: Identifier) -> String {
    #if hasFeature(Embedded)
      // Values of any type cannot be turned into text there.
      return ""
    #else
      return " \(identifier)"
    #endif
  }
}
