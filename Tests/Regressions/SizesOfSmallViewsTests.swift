// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungLayouts
import SprungTestSupport
import Testing
import UIKit

/// A flow layout in a view narrower than its insets returned a negative content size, which stopped debug builds. With
/// insets of 16 and zero width, the size was -32 x 110. Layouts now clamp lengths at 0. A negative size from a custom
/// layout is only logged, because UIKit does not raise an exception for it.
@Suite(.oneApplication) @MainActor struct SizesOfSmallViewsTests {
  @MainActor final class Source: NSObject, UICollectionViewDataSource, UITableViewDataSource {
    static let shared = Source()
    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(path.item)"
        content.secondaryText = "some words that need more than one line in a narrow view"
        cell.contentConfiguration = content
      }
      return cell
    }
    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> UICollectionReusableView {
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
    }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { "Header \(section)" }
    func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? { "Footer of several words" }
    func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = view.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }

  /// A typical custom layout that subtracts its margins from the width without a lower limit.
  final class MarginLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize {
      CGSize(width: (collectionView?.bounds.width ?? 0) - 64, height: 300)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<3).map { item in
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        attributes.size = collectionViewContentSize
        return attributes
      }
    }
  }

  nonisolated static let names = [
    "flow", "flow with margins", "wide flow", "absolute", "fractional", "estimated", "strip", "list", "grouped list",
    "circle",
    "newtonian", "stack", "stack grid", "wheel", "tiles", "cover flow", "springy flow", "springy compositional",
    "carousel",
    "photos", "turning", "vega",
  ]

  private func layout(_ name: String, isHorizontal: Bool) -> UICollectionViewLayout {
    func compositional(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, strip: Bool = false)
      -> UICollectionViewCompositionalLayout
    {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
      section.interGroupSpacing = 8
      if strip { section.orthogonalScrollingBehavior = .groupPaging }
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = isHorizontal ? .horizontal : .vertical
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
    func flow(_ flow: UICollectionViewFlowLayout) -> UICollectionViewLayout {
      flow.scrollDirection = isHorizontal ? .horizontal : .vertical
      return flow
    }
    switch name {
    case "flow": return flow(UICollectionViewFlowLayout())
    case "flow with margins":
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
      layout.minimumLineSpacing = -80
      layout.headerReferenceSize = CGSize(width: 20, height: 20)
      layout.sectionInsetReference = .fromLayoutMargins
      return flow(layout)
    case "wide flow":
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      layout.sectionInset = UIEdgeInsets(top: -200, left: -200, bottom: -200, right: -200)
      return flow(layout)
    case "absolute": return compositional(.absolute(50), .absolute(50))
    case "fractional": return compositional(.fractionalWidth(0.5), .fractionalHeight(0.5))
    case "estimated": return compositional(.estimated(50), .estimated(50))
    case "strip": return compositional(.fractionalWidth(0.5), .fractionalHeight(0.5), strip: true)
    case "list":
      return UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
    case "grouped list":
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    case "circle": return CircleLayout()
    case "newtonian": return NewtonianLayout()
    case "stack": return StackLayout()
    case "stack grid": return StackGridLayout()
    case "wheel": return WheelLayout()
    case "tiles": return FallingTilesLayout()
    case "cover flow": return CoverFlowLayout()
    case "springy flow": return flow(SpringyFlowLayout())
    case "springy compositional":
      return SpringyCompositionalLayout(section: springySection())
    case "carousel": return SpringyCarouselLayout(itemSize: CGSize(width: 100, height: 100))
    case "photos": return PhotosFlowLayout()
    case "turning": return TurningFlowLayout()
    default: return VegaListLayout()
    }
  }

  private func springySection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  private static let sizes = [
    CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 20, height: 32), CGSize(width: 320, height: 5),
    CGSize(width: 5, height: 480), CGSize(width: 320, height: 480),
  ]
  private static let insets = [
    UIEdgeInsets.zero, UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16),
    UIEdgeInsets(top: 64, left: 64, bottom: 34, right: 0), UIEdgeInsets(top: -40, left: -40, bottom: -40, right: -40),
  ]

  @Test("No layout returns a negative size or reports a fault in a small view", arguments: names)
  func layouts(name: String) {
    var count = 0
    for isHorizontal in [false, true] {
      for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        for insets in Self.insets {
          let source = Source()
          let controller = UIViewController()
          var faults: [Fault] = []
          faults += Diagnostics.recording {
            let host = HeadlessHost(size: CGSize(width: 390, height: 700), scale: 3) { controller }
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout(name, isHorizontal: isHorizontal))
            view.semanticContentAttribute = direction
            view.contentInset = insets
            let cell = name.hasSuffix("list") ? UICollectionViewListCell.self : UICollectionViewCell.self
            view.register(cell, forCellWithReuseIdentifier: "cell")
            for kind in [
              UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
              StackLayout.captionKind,
            ] {
              view.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            view.dataSource = source
            controller.view.addSubview(view)
            for size in Self.sizes + Self.sizes.reversed() {
              view.frame = CGRect(origin: .zero, size: size)
              host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
              let content = view.collectionViewLayout.collectionViewContentSize
              #expect(content.width >= 0 && content.height >= 0, "\(name) \(size) \(insets): \(content)")
              #expect(view.contentSize == content, "\(name) \(size) \(insets): \(view.contentSize), not \(content)")
              #expect(view.validate() == [], "\(name) \(size) \(insets)")
              count += 1
            }
            host.stop()
          }
          let stopping = faults.filter { !$0.isWarning || $0.kind == "negativeSize" }
          #expect(stopping.map(\.kind) == [], "\(name) \(isHorizontal) \(insets): \(stopping.first?.message ?? "")")
        }
      }
    }
    #expect(count == 2 * 2 * Self.insets.count * 2 * Self.sizes.count)
  }

  @Test("No small table reports a fault", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func tables(style: UITableView.Style) {
    for insets in Self.insets {
      let source = Source()
      let controller = UIViewController()
      let faults = Diagnostics.recording {
        let host = HeadlessHost(size: CGSize(width: 390, height: 700), scale: 3) { controller }
        let view = UITableView(frame: .zero, style: style)
        view.contentInset = insets
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = source
        controller.view.addSubview(view)
        for size in Self.sizes + Self.sizes.reversed() {
          view.frame = CGRect(origin: .zero, size: size)
          host.frame(milliseconds: host.milliseconds + 1000.0 / 60)
          #expect(view.contentSize.width >= 0 && view.contentSize.height >= 0 && view.validate() == [])
          for cell in view.visibleCells { #expect(cell.bounds.width >= 0 && cell.contentView.bounds.width >= 0) }
        }
        host.stop()
      }
      #expect(faults.map(\.kind) == [], "\(insets): \(faults.first?.message ?? "")")
    }
  }

  @Test func reportedFlowLayoutIsAsWideAsItsLine() {
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.contentInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 0)
    view.frame.size = CGSize(width: 42, height: 100)
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 10)
  }

  @Test func negativeSizesOfCustomLayoutsAreLoggedAndBecomeZero() {
    let source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 100), collectionViewLayout: MarginLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let faults = Diagnostics.recording { view.layoutIfNeeded() }
    #expect(!faults.isEmpty && faults.allSatisfy { $0.kind == "negativeSize" && $0.isWarning }, "\(faults)")
    #expect(view.contentSize == CGSize(width: 0, height: 300))
    view.frame.size.width = 164
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 100, height: 300))
    let scroll = UIScrollView()
    let logged = Diagnostics.recording { scroll.contentSize = CGSize(width: -5, height: 40) }
    #expect(logged.map(\.kind) == ["negativeSize"] && scroll.contentSize == CGSize(width: 0, height: 40))
  }
}
