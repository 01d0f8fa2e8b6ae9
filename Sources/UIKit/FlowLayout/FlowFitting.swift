// SPDX-License-Identifier: MIT

import SprungModels

/// The preferred sizes of self-sizing elements that have not been laid out yet.
struct FlowFitting {
  /// A size that an element prefers.
  struct Wish {
    /// The item, header or footer.
    var key: ElementKey
    /// The size that it prefers.
    var extent: FlowExtent
    /// True if it was on the screen already, with another size.
    var isOfSeen = false
  }

  /// Preferred sizes, to be laid out when the layout is prepared next.
  var wishes: [Wish] = []
  /// Elements with invalid sizes. The next preparation of the layout requests their sizes again.
  var named: [ElementKey] = []
  /// Elements whose wishes never came to rest; they are not heard any more.
  var frozen: Set<ElementKey> = []
  /// The sections in which lines on the screen keep their first items.
  var keeping: [Int] = []
  /// The first items of lines that are kept from now on, by section; laid out when the layout is prepared next.
  var lettingGo: [(section: Int, kept: [Int])] = []
  /// True if what is known is to be forgotten when the layout is prepared next.
  var discardsKnown = false
  /// The positions in an update of items that are requested in chunks; taken when the layout is prepared next.
  var map: UpdateMap?
  /// The known sizes after an update, by new section; nil if no update has moved anything.
  private var moved: [Moved]?

  /// The known sizes of a section after an update.
  private struct Moved {
    var sizes = FlowSizeStore()
    var header: Double?
    var footer: Double?
  }

  /// Gives metrics that were just read what is known of their items, headers and footers.
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

  /// Where items went since the metrics were read, which is asked once.
  mutating func takeMap() -> UpdateMap? {
    defer { map = nil }
    return map
  }

  /// Forgets what was heard and what is known after an update.
  mutating func reset() {
    discardsKnown = false
    moved = nil
    wishes = []
    frozen = []
  }

  /// Moves the known sizes to the positions that items and sections have after an update.
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
        // A new cell is measured in any case, and most likely prefers what the old one did.
        guard let position = map.newPosition(ofOld: ItemPosition(section, item)) else { return }
        moved[position.section].sizes.set(size, at: position.item)
      }
    }
    self.moved = moved
  }
}
