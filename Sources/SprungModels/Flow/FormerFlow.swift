// SPDX-License-Identifier: MIT

/// The state of a flow before its metrics are read again. Known sizes of items that are requested in chunks are taken
/// from it.
package struct FormerFlow {
  private let model: FlowLayoutModel
  private let stillHolds: Bool
  private let map: UpdateMap?

  /// Creates a former flow. If `stillHolds` is false, all sizes are stale. `map` contains the moves of items.
  package init(_ model: FlowLayoutModel, stillHolds: Bool, map: UpdateMap? = nil) {
    self.model = model
    self.stillHolds = stillHolds
    self.map = map
  }

  /// Returns the same flow. If the map does not match the numbers of items before and after the change, the result has
  /// no map.
  func checked(for metrics: [FlowSectionMetrics]) -> FormerFlow {
    guard let map else { return self }
    let before = (0..<model.sectionCount).map { model.itemCount(inSection: $0) }
    let isRight = map.before == before && map.after == metrics.map { $0.sizes.count }
    return FormerFlow(model, stillHolds: stillHolds, map: isRight ? map : nil)
  }

  /// Returns the typical length of an item along the main axis, if the lines have the same length as before.
  func itemLength(in environment: FlowEnvironment) -> Double? {
    environment.hasSameLines(as: model.environment) ? model.itemLength : nil
  }

  /// Returns the previous state of a section; nil if it did not exist.
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

/// The state of a section before its metrics are read again.
struct FormerFlowSection {
  /// The section.
  var section: FlowSection
  /// The typical length of an item along the main axis; nil if unknown.
  var itemLength: Double?
  /// Whether the sizes remain valid.
  var stillHolds: Bool
  /// A closure that returns the previous index of an item in the section. The property is nil if no item has moved.
  var oldItem: ((Int) -> Int?)?
}
