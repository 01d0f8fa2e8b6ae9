// SPDX-License-Identifier: MIT

/// The messages for invalid uses of a snapshot.
nonisolated enum SnapshotFault {
  /// Reports an invalid call.
  static func report(_ method: String, _ reason: String) {
    Diagnostics.report("snapshot", "\(method) of a snapshot was called, but \(reason); nothing changes.")
  }

  /// Reports a section or item that is not in the snapshot.
  static func reportMissing<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "snapshotIdentifier",
      "\(method) of a snapshot names the \(what)\(name(identifier)), which is not in it; it is left out.")
  }

  /// Reports an added section or item that is already in the snapshot.
  static func reportDuplicate<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "duplicateIdentifier",
      "\(method) of a snapshot adds the \(what)\(name(identifier)), which is in it already; identifiers must be unique, so "
        + "it is left out.")
  }

  /// Reports a snapshot that was applied inside a data source or layout call.
  static func reportApplyInsideCallback() {
    Diagnostics.report(
      "updateInsideCallback",
      "apply(_:) of a diffable data source was called inside a call to the data source or the layout, such as the cell "
        + "provider; call it from an event, a timer, a completion, willDisplay or didScroll. The snapshot is shown as soon as "
        + "the call and what asked for it are over.")
  }

  /// Reports a requested cell that belongs to no item.
  static func reportNoItem(at path: IndexPath) {
    Diagnostics.report(
      "noItem",
      "A diffable data source was queried for the cell of item \(path.section)-\(path.item), which is not in its snapshot; ask "
        + "for items that itemIdentifier(for:) knows. An empty cell is returned.")
  }

  private static func name<Identifier: Hashable>(_ identifier: Identifier) -> String {
    #if hasFeature(Embedded)
      // Embedded Swift cannot convert values of arbitrary types to text.
      return ""
    #else
      return " \(identifier)"
    #endif
  }
}
