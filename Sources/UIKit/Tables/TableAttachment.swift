// SPDX-License-Identifier: MIT

/// Detaches a table's engine and layout when the table is released. The layout must be detached because the animation
/// of an update may retain it.
///
/// The table itself has no `deinit`, which would have to be isolated and thus prevent subclasses from having their own.
final class TableAttachment: EngineAttachment {
  private let layout: TableLayout

  init(_ engine: ItemEngine, _ layout: TableLayout) {
    self.layout = layout
    super.init(engine)
  }

  nonisolated deinit { layout.table = nil }
}
