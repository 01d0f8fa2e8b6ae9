// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// A collection view with sections of plain cells, headers and footers.
@MainActor private final class FlowScene: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  private let asks: AskedSizes?

  init(
    _ width: CGFloat, _ height: CGFloat, _ counts: [Int], item: CGSize? = nil, insets: UIEdgeInsets = .zero,
    line: CGFloat = 10, between: CGFloat = 10, sizes: (@MainActor (IndexPath) -> CGSize)? = nil,
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) {
    self.counts = counts
    if let item { layout.itemSize = item }
    layout.sectionInset = insets
    layout.minimumLineSpacing = line
    layout.minimumInteritemSpacing = between
    configure(layout)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    asks = sizes.map(AskedSizes.init)
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = asks
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  /// Answers a row's question about the scene.
  func answer(_ question: String) throws -> String {
    switch question {
    case "height of the content": return text(view.contentSize.height)
    case "width of the content": return text(view.contentSize.width)
    default: break
    }
    let isShown = question.hasSuffix(" as shown")
    let words = question.split(separator: " ")
    if words[0] == "item" || words[0] == "cell" {
      let numbers = words[1].split(separator: ".").compactMap { Int($0) }
      let path = IndexPath(item: numbers[1], section: numbers[0])
      if isShown { return text(try #require(view.cellForItem(at: path)).frame) }
      return text(try #require(layout.layoutAttributesForItem(at: path)).frame)
    }
    let path = IndexPath(item: 0, section: try #require(Int(words[1])))
    let kind = String(words[0])
    if isShown { return text(try #require(view.supplementaryView(forElementKind: kind, at: path)).frame) }
    return text(try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)).frame)
  }
}

/// A delegate that provides item sizes.
@MainActor private final class AskedSizes: NSObject, UICollectionViewDelegateFlowLayout {
  private let size: @MainActor (IndexPath) -> CGSize
  init(_ size: @escaping @MainActor (IndexPath) -> CGSize) { self.size = size }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }
}

@MainActor private func headers(_ layout: UICollectionViewFlowLayout) {
  layout.headerReferenceSize = CGSize(width: 0, height: 30)
  layout.footerReferenceSize = CGSize(width: 0, height: 20)
}

@MainActor private func horizontal(_ layout: UICollectionViewFlowLayout) { layout.scrollDirection = .horizontal }

private let wide = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
private let eighty = CGSize(width: 80, height: 40)

@MainActor private func scene(_ name: String) throws -> FlowScene {
  switch name.split(separator: " ")[0] {
  case "A": return FlowScene(375, 400, [7], item: CGSize(width: 100, height: 60))
  case "B":
    return FlowScene(
      375, 400, [7], item: CGSize(width: 100, height: 60), insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  case "C": return FlowScene(375, 400, [5], item: CGSize(width: 115, height: 50), line: 12, between: 15)
  case "D": return FlowScene(375, 400, [3, 2], item: eighty, insets: wide, configure: headers)
  case "E":
    return FlowScene(
      375, 220, [7], item: CGSize(width: 90, height: 70), insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12),
      configure: horizontal)
  case "F":
    return FlowScene(
      375, 200, [3, 2], item: CGSize(width: 90, height: 70),
      insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12),
      configure: {
        horizontal($0)
        $0.headerReferenceSize = CGSize(width: 40, height: 0)
        $0.footerReferenceSize = CGSize(width: 20, height: 0)
      })
  case "G": return FlowScene(200, 300, [3], item: CGSize(width: 250, height: 40), line: 6, between: 6)
  case "K": return FlowScene(200, 300, [2], item: CGSize(width: 150, height: 40), line: 6)
  case "H": return FlowScene(375, 300, [4], item: CGSize(width: 50, height: 50))
  case "L": return FlowScene(200, 300, [1], item: CGSize(width: 90, height: 40), line: 6)
  case "N":
    return FlowScene(375, 300, [2], item: eighty, configure: { $0.footerReferenceSize = CGSize(width: 0, height: 12) })
  case "I":
    return FlowScene(
      375, 300, [6], item: CGSize(width: 111.5, height: 44.25),
      insets: UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9),
      line: 8, between: 7)
  case "J": return FlowScene(375, 300, [1, 0, 1], item: eighty, insets: wide, configure: headers)
  case "M":
    let widths: [CGFloat] = [120, 100, 90, 200, 60, 150]
    let heights: [CGFloat] = [40, 55, 40, 30, 40, 40]
    return FlowScene(
      375, 400, [6], insets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10), between: 8,
      sizes: { CGSize(width: widths[$0.item], height: heights[$0.item]) })
  case "Q": return FlowScene(375, 400, [4], sizes: { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) })
  case "AA":
    let widths: [CGFloat] = [80, 100, 60]
    return FlowScene(375, 300, [3], item: eighty, sizes: { CGSize(width: widths[$0.item], height: 40) })
  case "X": return FlowScene(375, 300, [4], sizes: { _ in eighty })
  case "Z": return FlowScene(375, 300, [4], item: eighty)
  case "AD":
    return FlowScene(375, 300, [5], item: eighty, sizes: { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) })
  case "AE":
    return FlowScene(
      375, 400, [3, 3], item: eighty, sizes: { CGSize(width: 80, height: $0.section == 1 && $0.item == 1 ? 90 : 40) })
  default: throw FactError("the interpreter has no scene \(name)")
  }
}

extension FactsTests {
  /// Facts about the frames that flow layouts assign to items, headers and footers.
  static let flowLayout = FactArea(
    name: "flow-layout",
    rules: [
      rule("default itemSize") { _ in text(UICollectionViewFlowLayout().itemSize) },
      rule("default minimumLineSpacing, minimumInteritemSpacing") { _ in
        text(UICollectionViewFlowLayout().minimumLineSpacing, UICollectionViewFlowLayout().minimumInteritemSpacing)
      },
      rule(#"(\d+) items of 100x100 in 375(, sizes from the delegate)?: (.*)"#) { groups in
        let size = CGSize(width: 100, height: 100)
        let count = Int(try groups.number(0))
        if groups[1].isEmpty { return try FlowScene(375, 600, [count], item: size).answer(groups[2]) }
        return try FlowScene(375, 600, [count], item: size, sizes: { _ in size }).answer(groups[2])
      },
      rule(#"collection_sections: (.*)"#) { groups in
        let scene = FlowScene(
          375, 500, [2, 0, 5], item: CGSize(width: 80, height: 64),
          insets: UIEdgeInsets(top: 6, left: 16, bottom: 12, right: 16),
          configure: {
            $0.headerReferenceSize = CGSize(width: 0, height: 30)
            $0.footerReferenceSize = CGSize(width: 0, height: 24)
          })
        return try scene.answer(groups[0])
      },
      rule(#"([A-Z]+ .*): (item \S+|\w+ of the content|UICollectionElementKind\S+ \d+)"#) { groups in
        try scene(groups[0]).answer(groups[1])
      },
    ])
}
