// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

@Suite(.oneApplication)
@MainActor
struct ListLayoutTests {
  private func configuration(
    _ appearance: UICollectionLayoutListConfiguration.Appearance,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> UICollectionLayoutListConfiguration {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    return configuration
  }

  @Test("A plain list has rows of 44 points, and a one-pixel separator below each, from the text to the edge")
  func plain() {
    let bench = ListBench(configuration(.plain))
    bench.show([["a", "b", "c"]])
    #expect(bench.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bench.cell(2)?.frame == CGRect(x: 0, y: 88, width: 320, height: 44))
    #expect(bench.lines(0) == [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)])
    #expect(bench.lines(2).count == 1 && bench.view.backgroundColor == .systemBackground)
    #expect(bench.cell(0)?.backgroundConfiguration?.backgroundColor == .systemBackground)
    #expect(bench.view.validate().isEmpty)
  }

  @Test("Inset groups are inset by 16 points, with round corners and separators only between rows")
  func insetGrouped() {
    let bench = ListBench(configuration(.insetGrouped))
    bench.show([["a", "b", "c"], ["d"]])
    #expect(bench.cell(0)?.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(bench.cell(0, 1)?.frame.minY == 203)
    #expect(bench.cell(0)?.layer.cornerRadius == 10 && bench.cell(1)?.layer.cornerRadius == 0)
    #expect(bench.cell(0)?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(bench.cell(0, 1)?.layer.maskedCorners.rawValue == 15)
    #expect(bench.lines(0).count == 1 && bench.lines(2).isEmpty && bench.lines(0, 1).isEmpty)
    #expect(bench.view.backgroundColor == .systemGroupedBackground)
    // A row that becomes the last in its section loses its separator and gets rounded corners.
    bench.show([["a", "b"], ["d"]], animated: true)
    bench.settle()
    #expect(bench.lines(1).isEmpty && bench.cell(1)?.layer.cornerRadius == 10)
    #expect(bench.view.validate().isEmpty)
  }

  @Test("Groups without insets have separators around them") func grouped() {
    let bench = ListBench(configuration(.grouped))
    bench.show([["a", "b"]])
    #expect(bench.lines(0).map { $0.minX } == [0, 16])
    #expect(bench.lines(1).map { $0.minX } == [0])
    #expect(bench.cell(0)?.frame.minX == 0)
  }

  @Test("Separators can be hidden, and configured per row") func separators() {
    let bench = ListBench(
      configuration(.plain) {
        $0.separatorConfiguration.bottomSeparatorInsets.leading = 30
        $0.itemSeparatorHandler = { path, section in
          var lines = section
          if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
          if path.item == 2 {
            lines.topSeparatorVisibility = .visible
            lines.color = .systemRed
          }
          return lines
        }
      })
    bench.show([["a", "b", "c"]])
    #expect(bench.lines(0).map { $0.minX } == [30] && bench.lines(1).isEmpty)
    let red = bench.cell(2)?.subviews.filter { $0.backgroundColor == .systemRed } ?? []
    #expect(red.map { $0.frame.minY }.sorted() == [0, 43.5])
    let none = ListBench(configuration(.plain) { $0.showsSeparators = false })
    none.show([["a"]])
    #expect(none.lines(0).isEmpty)
  }

  @Test("Headers and footers are supplementary views, and a plain header is pinned below its padding") func headers() {
    let bench = ListBench(
      configuration(.plain) {
        $0.headerMode = .supplementary
        $0.footerMode = .supplementary
        $0.headerTopPadding = 10
      })
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in
      var content = view.defaultContentConfiguration()
      content.text = "Head \(path.section)"
      view.contentConfiguration = content
    }
    let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      var content = view.defaultContentConfiguration()
      content.text = "Foot"
      view.contentConfiguration = content
    }
    bench.source.supplementaryViewProvider = { view, kind, path in
      kind == UICollectionView.elementKindSectionHeader
        ? view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        : view.dequeueConfiguredReusableSupplementary(using: footer, for: path)
    }
    bench.show([(0..<30).map { "r\($0)" }])
    let path = IndexPath(item: 0, section: 0)
    let head = bench.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
    #expect(head?.frame.minY == 10 && bench.cell(0)?.frame.minY == head?.frame.maxY)
    let shown = (head as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration
    #expect(shown?.textProperties.font.pointSize == 17 && head?.bounds.width == 320)
    bench.view.selectItem(at: path, animated: false, scrollPosition: [])
    bench.view.contentOffset.y = 200
    bench.stage.tick()
    #expect(head?.frame.minY == 200 && (head as? UICollectionViewListCell)?.isSelected == false)
    bench.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
    bench.view.contentOffset.y = bench.view.contentSize.height - 480
    bench.stage.tick()
    let foot = bench.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: path)
    #expect(foot?.frame.maxY == bench.view.contentSize.height)
    #expect(bench.view.validate().isEmpty)
  }

  @Test("Rows are as tall as their texts, and follow their changes") func selfSizing() {
    let bench = ListBench(configuration(.plain)) { cell, path, _ in
      guard path.item == 1, var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
      content.secondaryText =
        "a second text that is long enough to need a second line in a list of this width, at least"
      cell.contentConfiguration = content
    }
    bench.show([["a", "b", "c"]])
    let tall = bench.cell(1)?.bounds.height ?? 0
    #expect(tall > 70 && bench.cell(2)?.frame.minY == 44 + tall)
    var content = UIListContentConfiguration.cell()
    content.text = "short"
    bench.cell(1)?.contentConfiguration = content
    bench.stage.tick()
    #expect(bench.cell(1)?.bounds.height == 44 && bench.cell(2)?.frame.minY == 88)
  }

  @Test("Content set by an update handler is part of the first layout") func handlers() {
    let bench = ListBench(configuration(.plain)) { cell, _, _ in
      cell.contentConfiguration = nil
      cell.configurationUpdateHandler = { cell, state in
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Text"
        content.secondaryText = state.isSelected ? "a second text\nof several\nlines" : nil
        cell.contentConfiguration = content.updated(for: state)
      }
    }
    bench.show([["a", "b"]])
    #expect(bench.cell(0)?.bounds.height == 44 && bench.words == "Text Text")
    bench.view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    bench.settle()
    let tall = bench.cell(0)?.bounds.height ?? 0
    #expect(tall > 70 && bench.cell(1)?.frame.minY == tall)
  }

  @Test("A section of a layout can be a list beside others, and keeps an explicit background") func sections() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
    }
    let bench = ListBench(layout)
    bench.view.backgroundColor = .systemYellow
    bench.show([["a"], ["b"]])
    #expect(bench.cell(0)?.frame.minY == 18 && bench.cell(0, 1)?.frame.minY == 98)
    #expect(bench.view.backgroundColor == .systemYellow)
  }

  @Test("The background color of a list is removed with the list") func background() {
    let bench = ListBench(configuration(.insetGrouped))
    bench.show([["a"]])
    #expect(bench.view.backgroundColor == .systemGroupedBackground)
    bench.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    bench.stage.tick()
    #expect(bench.view.backgroundColor == .systemBackground)
  }
}
