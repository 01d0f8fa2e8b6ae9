// SPDX-License-Identifier: MIT

/// The heights at which a sheet can rest in its container, from the lowest to the highest, in points.
struct SheetHeights {
  typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// The names and heights; at least one.
  let all: [(identifier: Identifier, height: CGFloat)]

  /// Resolves detents; without an active one the sheet has the greatest height.
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

  /// The height of the detent with an identifier; the lowest height for nil and for a detent that is not active.
  func height(of identifier: Identifier?) -> CGFloat {
    all.first { $0.identifier.isSame(as: identifier) }?.height ?? lowest
  }

  /// The name whose height is nearest.
  func nearest(to height: CGFloat) -> Identifier {
    var best = all[0]
    for one in all where abs(one.height - height) < abs(best.height - height) { best = one }
    return best.identifier
  }
}
