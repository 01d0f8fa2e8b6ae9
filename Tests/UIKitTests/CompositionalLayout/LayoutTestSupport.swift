// SPDX-License-Identifier: MIT

@testable import UIKit

/// Returns a layout size with the given dimensions.
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

extension NSCollectionLayoutItem {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  /// Lays out the item as the outermost group of a section.
  func solved(
    in width: CGFloat, _ height: CGFloat, told: [Int: CGSize] = [:], total: Int = Int.max
  ) -> SolvedGroup {
    var providers: [NSCollectionLayoutGroupCustomItemProvider] = []
    let node = makeNode(&providers)
    var solver = GroupSolver(preferred: told.mapValues { PreferredSizes($0) }, total: total)
    let made = providers
    solver.customItems = { number, room in
      let environment = LayoutEnvironment(LayoutContainer(room, .zero), UITraitCollection())
      return made[number](environment).map { $0.storedItem }
    }
    return solver.solve(node, first: 0, in: CGSize(width: width, height: height))
  }
}

extension SolvedGroup {
  /// The frames of the cells, each as four numbers.
  var rectangles: [[Double]] {
    leaves.map { [Double($0.frame.minX), Double($0.frame.minY), Double($0.frame.width), Double($0.frame.height)] }
  }
}

extension CompositionalModel.Placement {
  var numbers: [Double] {
    [Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height)]
  }
}

/// A boundary view that is 77 points high, regardless of its estimate.
final class HighHeader: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 77
    return layoutAttributes
  }
}
