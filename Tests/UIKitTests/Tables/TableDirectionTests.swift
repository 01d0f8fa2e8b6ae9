// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source and delegate whose rows contain every part that depends on the layout direction.
private final class Sided: NSObject, UITableViewDataSource, UITableViewDelegate {
  let style: UITableViewCell.CellStyle
  var accessory = UITableViewCell.AccessoryType.disclosureIndicator
  var done: [String] = []

  init(_ style: UITableViewCell.CellStyle) { self.style = style }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 20)).image { _ in }
    cell.accessoryType = accessory
    cell.editingAccessoryType = accessory
    cell.indentationLevel = 1
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    done.append("info \(indexPath.row)")
  }

  private func actions(_ title: String) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
        self.done.append(title)
        done(true)
      }
    ])
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Leading") }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Trailing") }
}

/// Tests that rows in right-to-left layouts are mirror images of rows in left-to-right layouts.
@Suite("Right-to-left tables", .oneApplication) @MainActor struct TableDirectionTests {
  nonisolated static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  private func scene(
    _ source: Sided, style: UITableView.Style = .plain, width: CGFloat = 390, isMirrored: Bool = false,
    isEditing: Bool = false
  ) -> (stage: FingerStage, table: UITableView) {
    let stage = FingerStage(size: CGSize(width: width, height: 480))
    UIApplication.shared.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
    table.dataSource = source
    table.delegate = source
    table.isEditing = isEditing
    stage.window.addSubview(table)
    stage.tick()
    return (stage, table)
  }

  /// Returns the frames of all views in a row, in the table's coordinates.
  private func frames(_ table: UITableView) throws -> [CGRect] {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.layoutIfNeeded()
    var found: [CGRect] = []
    func collect(_ view: UIView) {
      for child in view.subviews where !child.isHidden {
        found.append(child.convert(child.bounds, to: table))
        if !(child is UILabel), !(child is UIControl) { collect(child) }
      }
    }
    collect(cell)
    return found
  }

  private func isMirrored(_ one: [CGRect], _ other: [CGRect], width: CGFloat) -> Bool {
    guard one.count == other.count, !one.isEmpty else { return false }
    return zip(one, other).allSatisfy { one, other in
      let mirrored = CGRect(x: width - other.maxX, y: other.minY, width: other.width, height: other.height)
      return abs(one.minX - mirrored.minX) < 1e-6 && abs(one.width - mirrored.width) < 1e-6
        && abs(one.minY - mirrored.minY) < 1e-6 && abs(one.height - mirrored.height) < 1e-6
    }
  }

  @Test("Everything in a row is at its mirrored position", arguments: styles, [false, true])
  func mirrored(style: UITableViewCell.CellStyle, isEditing: Bool) throws {
    for width in [320.0, 375.5, 428] {
      for tableStyle in RowMarginsTests.styles {
        let source = Sided(style)
        source.accessory = .detailDisclosureButton
        let sides = try [false, true].map { isMirrored in
          try frames(
            scene(source, style: tableStyle, width: CGFloat(width), isMirrored: isMirrored, isEditing: isEditing).table)
        }
        #expect(isMirrored(sides[0], sides[1], width: CGFloat(width)), "\(sides)")
      }
    }
  }

  @Test("Changing the direction while rows are visible mirrors them")
  func changes() throws {
    let (stage, table) = scene(Sided(.subtitle))
    let left = try frames(table)
    UIApplication.shared.userInterfaceLayoutDirection = .rightToLeft
    stage.tick()
    #expect(isMirrored(try frames(table), left, width: 390))
    UIApplication.shared.userInterfaceLayoutDirection = .leftToRight
    stage.tick()
    #expect(try frames(table) == left)
  }

  @Test("Each accessory is at the trailing edge of its row, and the detail button receives taps")
  func accessories() throws {
    let source = Sided(.default)
    source.accessory = .detailDisclosureButton
    let (stage, table) = scene(source, isMirrored: true)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let accessory = try #require(cell.subviews.first { $0.subviews.contains { $0 is UIButton } })
    #expect(accessory.frame.minX == 16)
    let button = try #require(accessory.subviews.first { $0 is UIButton })
    let place = button.convert(CGPoint(x: 12, y: 12), to: nil)
    #expect(place.x == 16 + accessory.bounds.width - 12)
    stage.tap(Double(place.x), Double(place.y))
    #expect(source.done == ["info 1"])
  }

  @Test("Leading actions of a row appear on the right, trailing ones on the left")
  func swipes() throws {
    for (way, isMirrored, expected) in [
      (-60.0, false, "Trailing"), (60, false, "Leading"), (-60, true, "Leading"), (60, true, "Trailing"),
    ] {
      let source = Sided(.default)
      let (stage, table) = scene(source, isMirrored: isMirrored)
      let y = Double(table.rectForRow(at: IndexPath(row: 1, section: 0)).midY)
      stage.down(195, y)
      stage.drag(from: CGPoint(x: 195, y: y), by: CGPoint(x: way / 5, y: 0), count: 5, every: 1.0 / 60)
      stage.wait(0.2)
      stage.up(195 + way, y)
      stage.wait(0.6)
      let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.bounds.minX.sign == (way < 0 ? .plus : .minus) && cell.bounds.minX != 0)
      // The button is where the content was before the swipe.
      stage.tap(way < 0 ? 380 : 10, y)
      stage.wait(0.6)
      #expect(source.done == [expected] && cell.bounds.minX == 0)
    }
  }

  @Test("A header is mirrored with its table")
  func header() throws {
    let (_, table) = scene(Sided(.default), isMirrored: true)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.frame.minX == 16 && header.textLabel?.frame.maxX == 374)
    #expect(header.textLabel?.textAlignment == .natural)
  }
}
