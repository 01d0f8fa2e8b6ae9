// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct OutlineTests {
  private func bench(
    _ mode: UICollectionLayoutListConfiguration.HeaderMode = .none,
    _ style: UICellAccessory.OutlineDisclosureOptions.Style = .automatic
  ) -> ListBench {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = mode
    let bench = ListBench(configuration) { cell, _, word in
      cell.accessories = word.hasSuffix("+") ? [.outlineDisclosure(options: .init(style: style))] : []
    }
    bench.show([[]])
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A+", "B"])
    outline.append(["C+", "D"], to: "A+")
    outline.append(["E"], to: "C+")
    bench.source.apply(outline, to: "section 0", animatingDifferences: false)
    bench.stage.tick()
    return bench
  }

  @Test("The arrow expands and collapses an item; rows are indented by their level") func arrow() {
    let bench = bench()
    #expect(bench.words == "A+ B")
    let cell = bench.cell(0)
    let arrow = cell?.parts.items[0].view as? AccessoryOutlineControl
    #expect(arrow?.isOpen == false && cell?.configurationState.isExpanded == false)
    cell?.setNeedsLayout()
    bench.stage.tick()
    #expect(arrow?.frame == CGRect(x: 282, y: 0, width: 30, height: 44))
    bench.stage.tap(300, 22)
    bench.settle()
    #expect(bench.words == "A+ C+ D B" && arrow?.isOpen == true && cell?.configurationState.isExpanded == true)
    #expect(bench.cell(0)?.indentationLevel == 0 && bench.cell(1)?.indentationLevel == 1)
    bench.stage.tap(300, 66)
    bench.settle()
    #expect(bench.words == "A+ C+ E D B" && bench.cell(2)?.indentationLevel == 2)
    #expect(bench.cell(2)?.contentView.frame.minX == 20)
    bench.stage.tap(300, 22)
    bench.settle()
    #expect(bench.words == "A+ B" && arrow?.isOpen == false)
    // Expanding an item again restores the expanded state of its nested items.
    bench.stage.tap(300, 22)
    bench.settle()
    #expect(bench.words == "A+ C+ E D B" && bench.view.validate().isEmpty)
  }

  @Test("A tap on a row selects it; in header style it expands") func styles() {
    let asCell = bench()
    asCell.stage.tap(100, 22)
    asCell.settle()
    #expect(asCell.words == "A+ B")
    #expect(asCell.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    let asHeader = bench(.none, .header)
    asHeader.stage.tap(100, 22)
    asHeader.settle()
    #expect(asHeader.words == "A+ C+ D B" && asHeader.view.indexPathsForSelectedItems == nil)
    let first = bench(.firstItemInSection)
    #expect((first.cell(0)?.contentConfiguration as? UIListContentConfiguration)?.content.kind == .sidebarHeader)
    first.stage.tap(100, 22)
    first.settle()
    #expect(first.words == "A+ C+ D B")
  }

  @Test("Handlers can deny changes, and create children on demand") func handlers() {
    let bench = bench()
    bench.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "A+" }
    bench.stage.tap(300, 22)
    bench.settle()
    #expect(bench.words == "A+ B")
    bench.source.sectionSnapshotHandlers.shouldExpandItem = nil
    bench.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var made = children
      made.append(["new"])
      return made
    }
    bench.stage.tap(300, 22)
    bench.settle()
    #expect(bench.words == "A+ C+ D new B")
  }

  @Test("A snapshot of everything discards outlines that it does not contain, and resets the levels of its rows")
  func forgotten() {
    let bench = bench()
    bench.stage.tap(300, 22)
    bench.settle()
    bench.show([["C+", "B"]], animated: true)
    bench.settle()
    #expect(
      bench.words == "C+ B" && bench.view.engine.lists.currentOutline?.state(IndexPath(item: 0, section: 0)) == nil)
    #expect(bench.cell(0)?.indentationLevel == 0)
  }
}
