// SPDX-License-Identifier: MIT

/// The sentences for those who ask a snapshot for what cannot be.
nonisolated enum SnapshotFault {
  /// Something about a call is wrong.
  static func report(_ method: String, _ reason: String) {
    Diagnostics.report("snapshot", "\(method) of a snapshot was called, but \(reason); nothing changes.")
  }

  /// A section or item that is not in the snapshot was named.
  static func reportMissing<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "snapshotIdentifier",
      "\(method) of a snapshot names the \(what)\(name(identifier)), which is not in it; it is left out.")
  }

  /// A section or item that is in the snapshot already was added.
  static func reportDuplicate<Identifier: Hashable>(_ method: String, _ what: String, _ identifier: Identifier) {
    Diagnostics.report(
      "duplicateIdentifier",
      "\(method) of a snapshot adds the \(what)\(name(identifier)), which is in it already; identifiers must be unique, so "
        + "it is left out.")
  }

  /// A snapshot was applied where only an answer is expected.
  static func reportApplyInsideCallback() {
    Diagnostics.report(
      "updateInsideCallback",
      "apply(_:) of a diffable data source was called inside a call to the data source or the layout, such as the cell "
        + "provider; call it from an event, a timer, a completion, willDisplay or didScroll. The snapshot is shown as soon as "
        + "the call and what asked for it are over.")
  }

  /// A cell was requested that belongs to no item.
  static func reportNoItem(at path: IndexPath) {
    Diagnostics.report(
      "noItem",
      "A diffable data source was queried for the cell of item \(path.section)-\(path.item), which is not in its snapshot; ask "
        + "for items that itemIdentifier(for:) knows. An empty cell is returned.")
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
