// SPDX-License-Identifier: MIT

/// Detaches a table's engine and layout when the table is released, because the animation of an update may retain the
/// layout.
///
/// The table itself has no `deinit`. It would have to be isolated, and then subclasses could not have their own.
final class TableAttachment: EngineAttachment {
  private let layout: TableLayout

  init(_ engine: ItemEngine, _ layout: TableLayout) {
    self.layout = layout
    super.init(engine)
  }

  nonisolated deinit { layout.table = nil }
}
