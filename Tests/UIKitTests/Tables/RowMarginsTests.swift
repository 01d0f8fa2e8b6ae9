// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A data source whose sections have titles, and whose rows have a title and a chevron.
private final class Titles: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }
}

/// Tests the content margins of rows, headers and footers, which depend on the safe area, the readable width and custom
/// margins.
@Suite("Row margins", .oneApplication) @MainActor struct RowMarginsTests {
  nonisolated static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
  private let titles = Titles()

  /// A table that fills a controller's view, which has safe area insets on both sides.
  private final class Scene {
    let stage: FingerStage
    let table: UITableView
    let root = UIViewController()

    init(
      _ style: UITableView.Style, _ source: any UITableViewDataSource, width: CGFloat = 844, left: CGFloat = 47,
      right: CGFloat = 34
    ) {
      stage = FingerStage(size: CGSize(width: width, height: 390))
      table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 390), style: style)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.dataSource = source
      root.view.addSubview(table)
      root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
      stage.window.rootViewController = root
      stage.tick()
    }

    var cell: UITableViewCell? { table.cellForRow(at: IndexPath(row: 0, section: 0)) }
    var chevron: UIView? { cell?.subviews.first { $0.frame.width == 8 } }
    var line: UIView? { cell?.subviews.first { $0.frame.height < 2 && $0.frame.height > 0 } }
  }

  @Test("On a phone in landscape, rows reach the edges, and their content, accessories and titles the safe area")
  func safeArea() throws {
    for style in [UITableView.Style.plain, .grouped] {
      let scene = Scene(style, titles)
      let cell = try #require(scene.cell)
      #expect(cell.frame.minX == 0 && cell.frame.width == 844)
      let chevron = try #require(scene.chevron)
      #expect(chevron.frame.maxX == 794)
      // The content ends where the accessory begins.
      #expect(cell.contentView.frame.minX == 47 && cell.contentView.frame.maxX == chevron.frame.minX)
      #expect(cell.textLabel?.frame.minX == 16)
      #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.width - 16)
      let header = try #require(scene.table.headerView(forSection: 0))
      #expect(header.frame.width == 844 && header.contentView.frame.minX == 47)
      #expect(header.contentView.frame.maxX == 810 && header.textLabel?.frame.minX == 16)
      let footer = try #require(scene.table.footerView(forSection: 0))
      #expect(footer.contentView.frame == CGRect(x: 47, y: 0, width: 763, height: footer.bounds.height))
      #expect(scene.table.validate().isEmpty)
    }
  }

  @Test("The separator begins below the text and ends at the edge of the table")
  func lines() throws {
    let scene = Scene(.plain, titles)
    #expect(scene.line?.frame.minX == 63 && scene.line?.frame.maxX == 844)
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
    scene.stage.tick()
    #expect(scene.line?.frame.minX == 52 && scene.line?.frame.maxX == 837)
    scene.table.separatorInsetReference = .fromAutomaticInsets
    scene.stage.tick()
    #expect(scene.line?.frame.minX == 68 && scene.line?.frame.maxX == 837)
    #expect(scene.table.separatorInset == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7))
  }

  @Test("Without insets for the safe area, the content reaches the edges")
  func withoutInsets() throws {
    let scene = Scene(.plain, titles)
    #expect(scene.table.insetsContentViewsToSafeArea)
    scene.table.insetsContentViewsToSafeArea = false
    scene.stage.tick()
    #expect(scene.cell?.contentView.frame.minX == 0 && scene.chevron?.frame.maxX == 828)
    #expect(scene.table.headerView(forSection: 0)?.contentView.frame.minX == 0)
    scene.table.insetsContentViewsToSafeArea = true
    scene.stage.tick()
    #expect(scene.cell?.contentView.frame.minX == 47 && scene.chevron?.frame.maxX == 794)
  }

  @Test("Inset groups are entirely inside the safe area")
  func insetGroups() throws {
    let scene = Scene(.insetGrouped, titles)
    let cell = try #require(scene.cell)
    #expect(cell.frame.minX == 63 && cell.frame.maxX == 844 - 34 - 16)
    #expect(cell.contentView.frame.minX == 0)
    #expect(scene.table.rectForHeader(inSection: 1).minX == 63)
    #expect(scene.table.rectForRow(at: IndexPath(row: 2, section: 1)).width == 731)
  }

  @Test("A changed safe area applies at once, and texts are measured again", arguments: styles)
  func changes(style: UITableView.Style) throws {
    final class Texts: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = Array(repeating: "word", count: 60).joined(separator: " ")
        return cell
      }
    }
    let texts = Texts()
    let scene = Scene(style, texts, width: 400, left: 0, right: 0)
    let second = IndexPath(row: 1, section: 0)
    let wide = scene.table.rectForRow(at: second)
    scene.root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 60)
    scene.stage.tick()
    let narrow = scene.table.rectForRow(at: second)
    #expect(narrow.height > wide.height * 1.3 && narrow.minY > wide.minY)
    let label = try #require(scene.cell?.textLabel)
    let inWindow = label.convert(label.bounds, to: nil)
    let side: CGFloat = style == .insetGrouped ? 16 : 0
    #expect(inWindow.minX == 96 + side && inWindow.maxX == 324 - side)
    #expect(label.sizeThatFits(CGSize(width: label.bounds.width, height: 9999)).height <= label.bounds.height)
    scene.root.additionalSafeAreaInsets = .zero
    scene.stage.tick()
    #expect(scene.table.rectForRow(at: second) == wide && scene.table.validate().isEmpty)
  }

  @Test("A content inset that avoids the safe area is not counted twice")
  func adjustedInsets() {
    let scene = Scene(.plain, titles)
    scene.table.contentInsetAdjustmentBehavior = .always
    scene.stage.tick()
    #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).width == 763)
    #expect(scene.cell?.contentView.frame.minX == 0 && scene.chevron?.frame.maxX == 747)
  }

  @Test("Margins grow until 672 points remain for the text", arguments: [375.0, 704, 705, 834, 1024, 1366])
  func readableWidth(width: Double) throws {
    let scene = Scene(.plain, titles, width: CGFloat(width), left: 0, right: 0)
    scene.table.cellLayoutMarginsFollowReadableWidth = true
    scene.stage.tick()
    let margin = max(16, (CGFloat(width) - 672) / 2)
    let text = try #require(scene.cell?.textLabel)
    #expect(abs(text.convert(text.bounds, to: scene.table).minX - margin) < 1e-9)
    let title = try #require(scene.table.headerView(forSection: 0)?.textLabel)
    #expect(abs(title.convert(title.bounds, to: scene.table).minX - margin) < 1e-9)
    let line = try #require(scene.line)
    #expect(abs(line.frame.minX - margin) < 1e-9 && abs(line.frame.maxX - (CGFloat(width) - margin + 16)) < 1e-9)
    scene.table.cellLayoutMarginsFollowReadableWidth = false
    scene.stage.tick()
    #expect(text.frame.minX == 16)
  }

  @Test("The labels of a cell follow custom margins")
  func ownMargins() throws {
    let scene = Scene(.plain, titles, left: 0, right: 0)
    let cell = try #require(scene.cell)
    cell.contentView.layoutMargins = UIEdgeInsets(top: 11, left: 40, bottom: 11, right: 30)
    cell.setNeedsLayout()
    scene.stage.tick()
    #expect(cell.textLabel?.frame.minX == 40)
    #expect(cell.detailTextLabel?.frame.maxX == cell.contentView.bounds.width - 30)
    // Custom margins are kept when the table changes its own margins.
    scene.table.cellLayoutMarginsFollowReadableWidth = true
    scene.stage.tick()
    #expect(cell.textLabel?.frame.minX == 40)
  }
}
