// SPDX-License-Identifier: MIT

/// Reports invalid uses of a snapshot.
nonisolated enum SnapshotFault {
  /// Reports an invalid call.
  static func report(_ method: String, _ reason: String) {
    Diagnostics.report("snapshot", "\(method) of a snapshot has no effect: \(reason).")
  }

  /// Reports a section or item that the snapshot does not contain.
  static func reportMissing<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "snapshotIdentifier",
      "\(method) received the \(what)\(name(identifier)), which is not in the snapshot. The identifier is ignored.")
  }

  /// Reports an added section or item that the snapshot already contains.
  static func reportDuplicate<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "duplicateIdentifier",
      "\(method) received the \(what)\(name(identifier)), which is already in the snapshot. Identifiers must be unique, so "
        + "the duplicate is ignored.")
  }

  /// Reports that a snapshot was applied during a call to the data source or the layout.
  static func reportApplyInsideCallback() {
    Diagnostics.report(
      "updateInsideCallback",
      "apply(_:) was called from a data source or layout callback, such as a cell provider, so it is deferred until "
        + "the callback returns. Call it from an event handler, a timer, a completion handler, willDisplay or didScroll "
        + "instead.")
  }

  /// Reports that a cell was requested at an index path without an item.
  static func reportNoItem(at path: IndexPath) {
    Diagnostics.report(
      "noItem",
      "A diffable data source has no item at \(path.section)-\(path.item), so it returns an empty cell. Request only cells "
        + "of items for which itemIdentifier(for:) returns a value.")
  }

  private static func name<Identifier: Hashable>(_ identifier: Identifier) -> String {
    #if hasFeature(Embedded)
      // Embedded Swift cannot convert values of arbitrary types to strings.
      return ""
    #else
      return " \(identifier)"
    #endif
  }
}
