// SPDX-License-Identifier: MIT

/// Detaches the engine and the layout of a table when the table is released: the animation of an update may retain the layout.
///
/// The table itself has no `deinit`, which would have to be isolated, and then no subclass could have one of its own.
final class TableAttachment: EngineAttachment {
  private let layout: TableLayout

  init(_ engine: ItemEngine, _ layout: TableLayout) {
    self.layout = layout
    super.init(engine)
  }

  nonisolated deinit { layout.table = nil }
}
