// SPDX-License-Identifier: MIT

/// A flow before its metrics were read again; its known sizes of items that are queried in chunks remain in use.
package struct FormerFlow {
  private let model: FlowLayoutModel
  private let stillHolds: Bool
  private let map: UpdateMap?

  /// A flow before a change: all sizes are stale if they do not still hold, and items have moved if there is a map.
  package init(_ model: FlowLayoutModel, stillHolds: Bool, map: UpdateMap? = nil) {
    self.model = model
    self.stillHolds = stillHolds
    self.map = map
  }

  /// The same without a map that says nothing of what was laid out, or of what is to be.
  func checked(for metrics: [FlowSectionMetrics]) -> FormerFlow {
    guard let map else { return self }
    let before = (0..<model.sectionCount).map { model.itemCount(inSection: $0) }
    let isRight = map.before == before && map.after == metrics.map { $0.sizes.count }
    return FormerFlow(model, stillHolds: stillHolds, map: isRight ? map : nil)
  }

  /// Points of the main axis that an item mostly takes, if lines are as long as they were.
  func itemLength(in environment: FlowEnvironment) -> Double? {
    environment.hasSameLines(as: model.environment) ? model.itemLength : nil
  }

  /// The previous state of a section; nil if it did not exist.
  func section(_ section: Int, _ metrics: FlowSectionMetrics) -> FormerFlowSection? {
    guard let old = map.map({ $0.oldSection(ofNew: section) }) ?? section, old < model.sectionCount else { return nil }
    var former = FormerFlowSection(
      section: model.sections[old], itemLength: model.itemLength, stillHolds: stillHolds, oldItem: nil)
    if let map {
      former.oldItem = { item in
        guard let position = map.oldPosition(ofNew: ItemPosition(section, item)), position.section == old else {
          return nil
        }
        return position.item
      }
    } else if former.section.itemCount != metrics.sizes.count {
      let count = former.section.itemCount
      former.oldItem = { $0 < count ? $0 : nil }
    }
    return former
  }
}

/// A section as it was before the metrics were read again.
struct FormerFlowSection {
  /// The section.
  var section: FlowSection
  /// Points of the main axis that an item mostly takes, if anything is known of that.
  var itemLength: Double?
  /// True if the sizes need not be requested again.
  var stillHolds: Bool
  /// Where an item was in the section; nil if no item has moved.
  var oldItem: ((Int) -> Int?)?
}
