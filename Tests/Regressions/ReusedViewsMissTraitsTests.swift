// SPDX-License-Identifier: MIT

import SprungHeadless
import SprungStage
import SprungTestSupport
import Testing
import UIKit

/// Views that were outside a window when the text size changed were never notified. A table measured a reused cell with
/// the old text size before adding the cell, so its row was 99 points high for content of 106 points. Labels on a
/// covered screen kept the old size when the screen was uncovered.
@Suite(.oneApplication) @MainActor struct ReusedViewsMissTraitsTests {
  final class Probe: UIView {
    var former: [UIContentSizeCategory?] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      former.append(previous?.preferredContentSizeCategory)
    }
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.text = "spring"
    return label
  }

  @Test("A view that returns to a window is notified once, with its previous traits")
  func viewReturns() {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { controller }
    defer { host.stop() }
    let (probe, child, label) = (Probe(), Probe(), label())
    probe.addSubview(child)
    probe.addSubview(label)
    let size = label.font.pointSize
    UIApplication.shared.preferredContentSizeCategory = .extraLarge
    UIApplication.shared.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(probe.former.isEmpty)
    controller.view.addSubview(probe)
    #expect(probe.former == [.large] && child.former == [.large])
    #expect(label.font.pointSize > size)
    probe.removeFromSuperview()
    controller.view.addSubview(probe)
    #expect(probe.former.count == 1)
  }

  @Test("A hidden window updates its traits when it is shown")
  func windowIsShown() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: 2) { UIViewController() }
    defer { host.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let label = label()
    window.addSubview(label)
    let size = label.font.pointSize
    UIApplication.shared.preferredContentSizeCategory = .accessibilityLarge
    window.isHidden = false
    #expect(label.font.pointSize > size)
    window.isHidden = true
  }

  @Test("A table measures reused cells at the current text size")
  func reusedRows() {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 1) { controller }
    defer { host.stop() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = RowsFollowTextSizeTests.Source()
    table.register(RowsFollowTextSizeTests.Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    controller.view.addSubview(table)
    var time = 0.0
    func pass() {
      for _ in 0..<3 {
        host.frame(milliseconds: time)
        time += 1000.0 / 60
      }
    }
    pass()
    // At the largest size, fewer cells fit, so some cells are in the reuse pool when the size changes.
    for order in [9, 0, 9, 3] {
      UIApplication.shared.handle(InputEvent(.contentSize, identifier: Int32(order), milliseconds: time))
      pass()
      table.reloadData()
      pass()
      for cell in table.visibleCells {
        let wanted = cell.systemLayoutSizeFitting(
          CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(cell.bounds.height == wanted.height, "size \(order)")
      }
      #expect(Set(table.visibleCells.map(\.bounds.height)).count == 1)
    }
  }

  @Test("An uncovered list lays out its rows for the current text size")
  func coveredList() {
    let controller = UIViewController()
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), scale: 2) { controller }
    defer { host.stop() }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let source = RowsFollowTextSizeTests.Source()
    table.register(RowsFollowTextSizeTests.Row.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    controller.view.addSubview(table)
    host.frame(milliseconds: 0)
    let before = table.visibleCells.first?.bounds.height ?? 0
    table.removeFromSuperview()
    UIApplication.shared.preferredContentSizeCategory = .accessibilityExtraLarge
    controller.view.addSubview(table)
    host.frame(milliseconds: 17)
    host.frame(milliseconds: 33)
    let after = table.visibleCells.first?.bounds.height ?? 0
    #expect(after > before)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == after)
  }
}
