// SPDX-License-Identifier: MIT

/// Detaches a table's engine and layout when the table is deallocated. The layout must be detached because the
/// animation of an update may still retain it.
///
/// The table itself has no `deinit`. It would have to be isolated, and would then prevent subclasses from having their
/// own `deinit`.
final class TableAttachment: EngineAttachment {
  private let layout: TableLayout

  init(_ engine: ItemEngine, _ layout: TableLayout) {
    self.layout = layout
    super.init(engine)
  }

  nonisolated deinit { layout.table = nil }
}
