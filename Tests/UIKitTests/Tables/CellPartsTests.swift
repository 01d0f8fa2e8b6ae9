// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the parts of a cell beside its content, and the width that remains for the content, without a table.
@Suite("Cell parts", .oneApplication) @MainActor struct CellPartsTests {
  private func cell(width: Double = 320, _ configure: (UITableViewCell) -> Void = { _ in }) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    configure(cell)
    cell.layoutIfNeeded()
    return cell
  }

  /// Each kind of accessory and its width in points.
  nonisolated static let accessories: [(UITableViewCell.AccessoryType, Double)] = [
    (.disclosureIndicator, 8), (.detailDisclosureButton, 42), (.checkmark, 16), (.detailButton, 24),
  ]

  @Test(
    "An accessory is centered, 16 points from the trailing edge, and narrows the content", arguments: accessories,
    [200.0, 320, 401.5])
  func accessory(kind: (UITableViewCell.AccessoryType, Double), width: Double) throws {
    let cell = cell(width: width) { $0.accessoryType = kind.0 }
    let view = try #require(cell.subviews.first { $0 is CellAccessory })
    #expect(view.frame == CGRect(x: width - 16 - kind.1, y: 18, width: kind.1, height: 24))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width - 16 - kind.1, height: 60))
  }

  @Test("Without an accessory, the content fills the cell; removing one restores the width")
  func without() {
    let cell = cell { $0.accessoryType = .checkmark }
    #expect(cell.contentView.frame.width == 288)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(!cell.subviews.contains { $0 is CellAccessory })
  }

  @Test("A custom view replaces the accessory, with its own size")
  func ownView() {
    let own = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 30))
    let cell = cell { cell in
      cell.accessoryType = .checkmark
      cell.accessoryView = own
    }
    #expect(own.superview === cell && own.frame == CGRect(x: 254, y: 15, width: 50, height: 30))
    #expect(cell.contentView.frame.width == 254 && !cell.subviews.contains { $0 is CellAccessory })
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(own.superview == nil && cell.contentView.frame.width == 288)
  }

  @Test("While editing, the editing accessories replace the others")
  func editingAccessory() {
    let cell = cell { cell in
      cell.accessoryType = .detailDisclosureButton
      cell.editingAccessoryType = .checkmark
    }
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first { $0 is CellAccessory }?.frame.width == 16)
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.subviews.first { $0 is CellAccessory }?.frame.width == 42)
  }

  nonisolated static let controls:
    [(style: UITableViewCell.EditingStyle, moves: Bool, indents: Bool, start: Double, width: Double)] = [
      (.none, false, true, 0, 320), (.delete, false, true, 38, 282), (.delete, false, false, 0, 320),
      (.delete, true, true, 38, 244), (.none, true, true, 0, 282), (.insert, true, false, 0, 282),
    ]

  @Test(
    "Editing controls take 38 points each, and the content moves aside if it is indented", arguments: controls)
  func editing(
    control: (style: UITableViewCell.EditingStyle, moves: Bool, indents: Bool, start: Double, width: Double)
  ) throws {
    let cell = cell()
    cell.takeEditing(style: control.style, canMove: control.moves, indents: control.indents)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: control.start, y: 0, width: control.width, height: 60))
    let edit = cell.subviews.first { $0 is CellEditControl }
    let reorder = cell.subviews.first { $0 is CellReorderControl }
    #expect((edit != nil) == (control.style != .none) && (reorder != nil) == control.moves)
    if let edit { #expect(edit.frame == CGRect(x: 0, y: 0, width: 38, height: 60)) }
    if let reorder { #expect(reorder.frame == CGRect(x: 282, y: 0, width: 38, height: 60)) }
    cell.setEditing(false, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(!cell.subviews.contains { $0 is CellEditControl || $0 is CellReorderControl })
  }

  @Test("The separator is one pixel high at the lower edge, between its insets", arguments: [1.0, 1.5, 2, 3])
  func line(scale: Double) throws {
    let bench = TableBench(RowSource(count: 3)) { table in
      table.rowHeight = 60
      UIScreen.main.configure(size: CGSize(width: 320, height: 480), scale: CGFloat(scale))
      table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    }
    let cell = try #require(bench.cell(1))
    cell.layoutIfNeeded()
    let line = try #require(cell.subviews.first { $0.frame.height < 2 && $0.frame.height > 0 })
    #expect(abs(Double(line.frame.height) - 1 / scale) < 1e-9)
    #expect(abs(Double(line.frame.maxY) - 60) < 1e-9 && line.frame.minX == 20 && line.frame.maxX == 310)
  }

  @Test("A separator effect replaces the color of the separators: a blur fills them, and vibrancy has its own color")
  func separatorEffect() throws {
    let bench = TableBench(RowSource(count: 3)) { $0.separatorColor = .systemRed }
    let table = bench.table
    let cell = try #require(bench.cell(1))
    let line = cell.parts.line
    #expect(table.separatorEffect == nil && line.backgroundColor == .systemRed && line.subviews.isEmpty)
    let blur = UIBlurEffect(style: .light)
    table.separatorEffect = blur
    cell.layoutIfNeeded()
    let view = try #require(line.subviews.first as? UIVisualEffectView)
    #expect(view.effect === blur && view.frame == line.bounds && line.bounds.width > 100)
    #expect(line.backgroundColor == .clear && line.superview === cell)
    table.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .quaternaryLabel)
    #expect(line.backgroundColor == .quaternaryLabel && line.subviews.isEmpty)
    table.separatorEffect = nil
    #expect(line.backgroundColor == .systemRed)
    table.separatorEffect = blur
    table.separatorStyle = .none
    cell.layoutIfNeeded()
    #expect(line.superview == nil)
  }
}
