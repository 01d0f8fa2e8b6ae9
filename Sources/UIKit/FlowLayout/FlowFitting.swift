// SPDX-License-Identifier: MIT

import SprungModels

/// The preferred sizes of self-sizing elements that the layout has not applied yet.
struct FlowFitting {
  /// A preferred size of an element.
  struct Wish {
    /// The item, header or footer.
    var key: ElementKey
    /// The preferred size.
    var extent: FlowExtent
    /// Whether the element was already on screen with a different size.
    var isOfSeen = false
  }

  /// The preferred sizes that the next preparation of the layout applies.
  var wishes: [Wish] = []
  /// The elements whose sizes are invalid. The next preparation of the layout queries these elements again.
  var named: [ElementKey] = []
  /// The elements whose preferred sizes never converged. Any further sizes are ignored.
  var frozen: Set<ElementKey> = []
  /// The sections with visible lines whose first items are preserved.
  var keeping: [Int] = []
  /// The line starts that remain preserved in each section in which other lines were released. The next preparation of
  /// the layout breaks these other lines again.
  var lettingGo: [(section: Int, kept: [Int])] = []
  /// Whether the next preparation of the layout discards known sizes.
  var discardsKnown = false
  /// The position changes of an update, if items are queried in chunks. The next preparation of the layout applies and
  /// clears them.
  var map: UpdateMap?
  /// The known sizes for each section after an update, or nil if no update has moved any elements.
  private var moved: [Moved]?

  /// The known sizes of a section after an update.
  private struct Moved {
    var sizes = FlowSizeStore()
    var header: Double?
    var footer: Double?
  }

  /// Transfers the known sizes of items, headers and footers to newly read metrics.
  mutating func carry(over model: FlowLayoutModel, to metrics: inout [FlowSectionMetrics]) {
    let moved = moved
    self.moved = nil
    if discardsKnown {
      reset()
      return
    }
    if let moved {
      for section in metrics.indices where section < moved.count {
        metrics[section].adopt(moved[section].sizes, header: moved[section].header, footer: moved[section].footer)
      }
      return
    }
    for section in metrics.indices where section < model.sectionCount {
      let old = model.metrics(ofSection: section)
      metrics[section].adopt(old.sizes.known, header: old.knownHeaderExtent, footer: old.knownFooterExtent)
    }
  }

  /// Returns the position changes since the metrics were read, and clears them.
  mutating func takeMap() -> UpdateMap? {
    defer { map = nil }
    return map
  }

  /// Discards pending and known sizes, including those after an update.
  mutating func reset() {
    discardsKnown = false
    moved = nil
    wishes = []
    frozen = []
  }

  /// Moves the known sizes to the positions of their items and sections after an update.
  mutating func move(knownIn model: FlowLayoutModel, through map: UpdateMap) {
    frozen = []
    var wishes: [Wish] = []
    for wish in self.wishes {
      guard let key = map.newKey(ofOld: wish.key) else { continue }
      wishes.append(Wish(key: key, extent: wish.extent, isOfSeen: wish.isOfSeen))
    }
    self.wishes = wishes
    guard model.knowsSizes, !discardsKnown else { return }
    var moved = [Moved](repeating: Moved(), count: map.after.count)
    for section in 0..<model.sectionCount {
      let old = model.metrics(ofSection: section)
      if let new = map.newSection(ofOld: section), !map.isReloaded(old: ItemPosition(section, NSNotFound)) {
        moved[new].header = old.knownHeaderExtent
        moved[new].footer = old.knownFooterExtent
      }
      old.sizes.known.forEachKnown { item, size in
        // This includes reloaded items: their new cells are always measured, and probably prefer the size of the
        // previous cells.
        guard let position = map.newPosition(ofOld: ItemPosition(section, item)) else { return }
        moved[position.section].sizes.set(size, at: position.item)
      }
    }
    self.moved = moved
  }
}
