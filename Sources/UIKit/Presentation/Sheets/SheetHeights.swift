// SPDX-License-Identifier: MIT

/// The heights of a sheet's active detents in its container, in points, in ascending order.
struct SheetHeights {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// The identifiers and heights. Never empty.
  let all: [(identifier: Identifier, height: CGFloat)]

  /// Computes the heights of the active detents. If no detent is active, the sheet has the maximum height.
  @MainActor
  init(_ detents: [UISheetPresentationController.Detent], in context: SheetDetentContext, bottom: CGFloat) {
    var found: [(identifier: Identifier, height: CGFloat)] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context), value.isFinite else { continue }
      let height = min(max(0, value), context.maximumDetentValue) + bottom
      let index = found.firstIndex { $0.height > height } ?? found.count
      found.insert((detent.identifier, height), at: index)
    }
    all = found.isEmpty ? [(.large, context.maximumDetentValue + bottom)] : found
  }

  var lowest: CGFloat { all[0].height }
  var highest: CGFloat { all[all.count - 1].height }

  /// Returns the height of the detent with the given identifier, or the lowest height if the identifier is nil or the
  /// detent is inactive.
  func height(of identifier: Identifier?) -> CGFloat {
    all.first { $0.identifier.isSame(as: identifier) }?.height ?? lowest
  }

  /// Returns the identifier of the detent whose height is closest to the given height.
  func nearest(to height: CGFloat) -> Identifier {
    var best = all[0]
    for one in all where abs(one.height - height) < abs(best.height - height) { best = one }
    return best.identifier
  }
}
