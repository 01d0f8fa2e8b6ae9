// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication) @MainActor struct FittingTests {
  private static let words = "Some words that take more than one line when there is little room for them"

  /// Returns a view that contains a label inset by 10 points.
  private func card(_ text: String) -> (view: UIView, label: UILabel) {
    let view = UIView()
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return (view, label)
  }

  @Test func allFormsOfFitting() {
    let (view, label) = card(Self.words)
    let natural = label.intrinsicContentSize
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: natural.width + 20, height: natural.height + 20))
    let expanded = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: natural.width + 20, height: natural.height + 20))
    for width in [80, 150, 400] as [CGFloat] {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: .greatestFiniteMagnitude), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(
        fitting == CGSize(width: width, height: label.sizeThatFits(CGSize(width: width - 20, height: 0)).height + 20))
    }
    // A target width with a lower priority than the label's compression resistance has no effect.
    let weak = view.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: UILayoutPriority(700),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(weak.width == natural.width + 20)
    let strong = view.systemLayoutSizeFitting(
      CGSize(width: 80, height: 300), withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    #expect(strong == CGSize(width: 80, height: 300))
    view.widthAnchor.constraint(lessThanOrEqualToConstant: 120).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 120)
    #expect(UIView().systemLayoutSizeFitting(CGSize(width: 5, height: 6)) == CGSize(width: 5, height: 6))
  }

  @Test func fittingInsideHierarchyDoesNotChangeIt() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let (view, label) = card(Self.words)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    let frames = [view.frame, label.frame]
    for width in [60, 90, 250] as [CGFloat] {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(fitting.height == label.sizeThatFits(CGSize(width: width - 20, height: 0)).height + 20)
      #expect(root.validateTree() == [])
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect([view.frame, label.frame] == frames)
  }

  @Test func cellsSizeThemselves() {
    let source = WordSource()
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.itemSize = CGSize(width: 60, height: 30)
    layout.minimumLineSpacing = 0
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    list.dataSource = source
    window.addSubview(list)
    window.makeKeyAndVisible()
    let faults = Diagnostics.recording { UIApplication.shared.tick(timestamp: 0) }
    #expect(faults.isEmpty)
    func check() {
      for case let cell as WordCell in list.visibleCells {
        let height = cell.label.sizeThatFits(CGSize(width: 184, height: 0)).height + 16
        #expect(abs(cell.frame.height - height) <= 0.5 && cell.frame.width == 200)
        #expect(cell.label.frame.minX == 8 && cell.label.frame.width == 184)
      }
    }
    #expect(list.visibleCells.count > 3)
    check()
    for step in 1..<30 {
      list.contentOffset.y = CGFloat(step) * 37
      let faults = Diagnostics.recording { UIApplication.shared.tick(timestamp: Double(step) / 60) }
      #expect(faults.isEmpty)
      check()
    }
    UIApplication.shared.reset()
  }

  @Test func layoutWithFixedSizesDoesNotMeasure() {
    let source = WordSource()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 150, height: 44)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    list.dataSource = source
    list.layoutIfNeeded()
    #expect(list.visibleCells.allSatisfy { $0.frame.size == CGSize(width: 150, height: 44) })
    #expect(list.visibleCells.allSatisfy { ($0 as? WordCell)?.label.frame.width == 134 })
  }
}

private final class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let width = contentView.widthAnchor.constraint(equalToConstant: 200)
    width.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      width, label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class WordSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    (cell as? WordCell)?.label.text = String(repeating: "word and word ", count: 1 + indexPath.item * 7 % 5)
    return cell
  }
}
