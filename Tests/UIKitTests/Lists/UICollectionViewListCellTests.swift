// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

@Suite(.oneApplication)
@MainActor
struct UICollectionViewListCellTests {
  private let plain = UICollectionLayoutListConfiguration(appearance: .plain)

  @Test("Accessories are at their sides, with the content between them") func positions() {
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    let bench = ListBench(plain) { cell, path, _ in
      cell.accessories =
        path.item == 0
        ? [.disclosureIndicator()]
        : [
          .customView(configuration: .init(customView: own, placement: .leading(), reservedLayoutWidth: .custom(40))),
          .checkmark(), .label(text: "12"), .disclosureIndicator(options: .init(isHidden: true)),
        ]
    }
    bench.show([["a", "b"]])
    let first = bench.cell(0)
    #expect(first?.parts.items[0].view.frame == CGRect(x: 296, y: 15, width: 8, height: 14))
    #expect(first?.contentView.frame == CGRect(x: 0, y: 0, width: 296, height: 44))
    #expect((first?.contentView as? UIListContentView)?.label?.frame.maxX == 288)
    let second = bench.cell(1)
    #expect(own.frame == CGRect(x: 21, y: 17, width: 30, height: 10))
    #expect((second?.contentView as? UIListContentView)?.label?.frame.minX == 16)
    #expect(second?.contentView.frame.minX == 56)
    let views = second?.parts.items.map { $0.view } ?? []
    #expect(views[2].frame.maxX == 304 && views[1].frame.maxX == views[2].frame.minX - 10)
    #expect(views[3].superview == nil && second?.contentView.frame.maxX == views[1].frame.minX)
    second?.accessories = []
    bench.stage.tick()
    #expect(own.superview == nil && second?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  @Test("Indentation moves content, accessories and separators") func indentation() {
    let bench = ListBench(plain) { cell, path, _ in
      cell.indentationLevel = path.item
      cell.indentationWidth = 20
    }
    bench.show([["a", "b"]])
    #expect(bench.lines(0).map { $0.minX } == [16] && bench.lines(1).map { $0.minX } == [36])
    #expect(bench.cell(1)?.contentView.frame == CGRect(x: 20, y: 0, width: 300, height: 44))
  }

  @Test("The separator guide follows custom constraints") func guide() {
    let bench = ListBench(plain) { cell, path, _ in
      guard path.item == 0 else { return }
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 60).isActive = true
    }
    bench.show([["a", "b"]])
    bench.stage.tick()
    #expect(bench.lines(0) == [CGRect(x: 60, y: 43.5, width: 260, height: 0.5)])
    #expect(bench.lines(1).map { $0.minX } == [16])
  }

  @Test("In right-to-left layouts everything is mirrored") func mirrored() {
    let bench = ListBench(plain) { cell, _, _ in cell.accessories = [.disclosureIndicator()] }
    bench.view.semanticContentAttribute = .forceRightToLeft
    bench.show([["a"]])
    let cell = bench.cell(0)
    cell?.semanticContentAttribute = .forceRightToLeft
    cell?.contentView.semanticContentAttribute = .forceRightToLeft
    cell?.setNeedsLayout()
    bench.stage.tick()
    #expect(cell?.parts.items[0].view.frame.minX == 16 && cell?.contentView.frame.minX == 24)
    #expect(bench.lines(0).map { $0.minX } == [0])
  }

  @Test("Editing controls are visible while editing; the delete control opens the trailing actions")
  func editing() {
    var log: [String] = []
    var configuration = plain
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
          log.append("delete \(path.item)")
          done(true)
        }
      ])
    }
    let bench = ListBench(configuration) { cell, path, word in
      cell.accessories = [
        .delete(), .insert(displayed: .whenEditing) { log.append("insert \(word)") }, .multiselect(),
        .checkmark(displayed: .whenNotEditing), .reorder(),
      ]
    }
    bench.show([["a", "b"]])
    let cell = bench.cell(1)
    #expect(cell?.parts.items.map { $0.view.superview === cell } == [false, false, false, true, false])
    bench.view.isEditing = true
    bench.stage.tick()
    #expect(cell?.parts.items.map { $0.view.superview === cell } == [true, true, true, false, true])
    #expect(cell?.configurationState.isEditing == true && cell?.contentView.frame.minX == 16 + 22 + 10 + 22 + 10 + 22)
    bench.stage.tap(60, 66)
    #expect(log == ["insert b"])
    bench.stage.tap(27, 66)
    bench.settle()
    #expect(bench.view.engine.lists.listSwipes?.swipedCell === cell && cell?.configurationState.isSwiped == true)
    bench.stage.tap(300, 66)
    bench.settle()
    #expect(log == ["insert b", "delete 1"] && bench.view.engine.lists.listSwipes?.reveal.isOpen == false)
  }

  @Test("The selection mark of rows follows the selection") func multiselect() {
    let bench = ListBench(plain) { cell, _, _ in cell.accessories = [.multiselect(displayed: .always)] }
    bench.show([["a"]])
    let mark = bench.cell(0)?.parts.items[0].view
    #expect(mark?.backgroundColor == .clear)
    bench.stage.tap(200, 22)
    bench.stage.tick()
    #expect(mark?.backgroundColor == bench.cell(0)?.tintColor)
    #expect(bench.cell(0)?.backgroundConfiguration?.backgroundColor == .systemGray4)
  }

  @Test("A row is dragged by its control, and the snapshot is updated") func reorder() {
    let bench = ListBench(plain) { cell, _, _ in cell.accessories = [.reorder(displayed: .always)] }
    var moved: [[String]] = []
    bench.source.reorderingHandlers.canReorderItem = { _ in true }
    bench.source.reorderingHandlers.didReorder = { moved.append($0.finalSnapshot.itemIdentifiers) }
    bench.show([["a", "b", "c", "d"]])
    bench.stage.down(294, 22)
    bench.stage.drag(from: CGPoint(x: 294, y: 22), by: CGPoint(x: -3, y: 11), count: 9, every: 1.0 / 60)
    let carried = bench.view.visibleCells.first { $0.configurationState.isReordering }
    #expect(carried?.center.x == 160 && carried?.center.y == 121)
    bench.stage.up(267, 121)
    bench.settle()
    #expect(moved == [["b", "c", "a", "d"]] && bench.words == "b c a d")
    #expect(bench.view.visibleCells.allSatisfy { !$0.configurationState.isReordering })
    #expect(bench.view.validate().isEmpty)
  }
}
