// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing

@testable import UIKit

/// Tests the exact frames, fonts and colors of a cell's labels, controls, accessories, backgrounds and separators.
@Suite(.oneApplication)
@MainActor
struct CellAppearanceTests {
  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: "x")
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  @Test("Each style has its fonts and label colors")
  func fonts() {
    let sizes: [(UITableViewCell.CellStyle, CGFloat, CGFloat?)] = [
      (.default, 17, nil), (.value1, 17, 17), (.value2, 13, 13), (.subtitle, 17, 12),
    ]
    for (style, text, detail) in sizes {
      let cell = cell(style)
      #expect(cell.textLabel?.font == .systemFont(ofSize: text))
      #expect(cell.detailTextLabel?.font == detail.map { .systemFont(ofSize: $0) })
    }
    #expect(cell(.value1).detailTextLabel?.textColor == .secondaryLabel)
    #expect(cell(.subtitle).detailTextLabel?.textColor == .label)
  }

  @Test("The labels of each style fill the remaining width of the cell")
  func frames() throws {
    let plain = cell(.default)
    plain.layoutIfNeeded()
    #expect(plain.textLabel?.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    let value1 = cell(.value1)
    value1.layoutIfNeeded()
    let detail = try #require(value1.detailTextLabel)
    #expect(value1.textLabel?.frame.minX == 16 && detail.frame.maxX == 304)
    #expect(detail.frame.height == 44 && detail.frame.minY == 0)
    let value2 = cell(.value2)
    value2.layoutIfNeeded()
    #expect(value2.textLabel?.frame == CGRect(x: 16, y: 0, width: 91, height: 44))
    #expect(value2.textLabel?.textAlignment == .right)
    #expect(value2.detailTextLabel?.frame == CGRect(x: 113, y: 0, width: 191, height: 44))
    let subtitle = cell(.subtitle)
    subtitle.layoutIfNeeded()
    let (upper, lower) = (try #require(subtitle.textLabel), try #require(subtitle.detailTextLabel))
    #expect(upper.frame.minX == 16 && upper.frame.width == 288 && lower.frame.minY == upper.frame.maxY)
    #expect(abs(upper.frame.minY + lower.frame.maxY - 44) < 0.01)
  }

  @Test("An image keeps its size at the leading edge, and the labels follow it")
  func picture() throws {
    let cell = cell(.default)
    cell.imageView?.image = UIImage(color: .red, size: CGSize(width: 30, height: 20))
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    #expect(cell.imageView?.frame == CGRect(x: 26, y: 12, width: 30, height: 20))
    #expect(cell.textLabel?.frame == CGRect(x: 72, y: 0, width: 232, height: 44))
  }

  @Test("The delete control is a red disk of 22 points with a bar")
  func deleteControl() throws {
    let control = CellEditControl(frame: CGRect(x: 0, y: 0, width: 38, height: 44))
    control.show(.delete)
    control.layoutIfNeeded()
    #expect(control.disk.frame == CGRect(x: 16, y: 11, width: 22, height: 22))
    #expect(control.disk.layer.cornerRadius == 11 && control.disk.backgroundColor == .systemRed)
    #expect(!control.disk.isUserInteractionEnabled)
    let bars = control.disk.subviews
    #expect(
      bars.map { $0.frame } == [CGRect(x: 5, y: 10, width: 12, height: 2), CGRect(x: 10, y: 5, width: 2, height: 12)])
    #expect(bars.map { $0.isHidden } == [false, true])
    control.show(.insert)
    #expect(control.disk.backgroundColor == .systemGreen && bars.map { $0.isHidden } == [false, false])
  }

  @Test("The reorder control has three centered bars, 5 points apart")
  func reorderControl() {
    let control = CellReorderControl(frame: CGRect(x: 0, y: 0, width: 38, height: 44))
    control.layoutIfNeeded()
    #expect(control.subviews.map { $0.bounds.size } == Array(repeating: CGSize(width: 20, height: 1.5), count: 3))
    #expect(control.subviews.map { $0.center } == [17.0, 22, 27].map { CGPoint(x: 19, y: $0) })
  }

  @Test("Accessories have their sizes, buttons and lines")
  func accessories() throws {
    typealias Kind = UITableViewCell.AccessoryType
    let widths: [(Kind, CGFloat)] = [
      (.disclosureIndicator, 8), (.checkmark, 16), (.detailButton, 24), (.detailDisclosureButton, 42),
    ]
    for (kind, width) in widths {
      let accessory = CellAccessory(kind)
      #expect(accessory.frame == CGRect(x: 0, y: 0, width: width, height: 24))
      let button = accessory.subviews.first as? UIButton
      let hasButton = kind == .detailButton || kind == .detailDisclosureButton
      #expect(button?.frame == (hasButton ? CGRect(x: 0, y: 0, width: 24, height: 24) : nil))
      #expect(accessory.isUserInteractionEnabled == hasButton)
    }
    func box(_ kind: Kind) -> CGRect? {
      CellAccessory(kind).layer.children.compactMap { $0 as? CAShapeLayer }.first?.path?.boundingBox
    }
    #expect(box(.disclosureIndicator) == CGRect(x: 0.5, y: 6, width: 7, height: 12))
    #expect(box(.detailDisclosureButton) == CGRect(x: 34.5, y: 6, width: 7, height: 12))
    #expect(box(.checkmark) == CGRect(x: 1, y: 6, width: 14, height: 11))
    #expect(box(.detailButton) == nil)
  }

  @Test("The checkmark extends down to its lowest point and up to the right; the chevron points to the right")
  func signs() throws {
    func points(_ kind: UITableViewCell.AccessoryType) throws -> [CGPath.Element] {
      try #require(CellAccessory(kind).layer.children.compactMap { $0 as? CAShapeLayer }.first?.path).elements
    }
    #expect(
      try points(.checkmark) == [
        .move(to: CGPoint(x: 1, y: 13)), .line(to: CGPoint(x: 6, y: 17)), .line(to: CGPoint(x: 15, y: 6)),
      ])
    #expect(
      try points(.disclosureIndicator) == [
        .move(to: CGPoint(x: 0.5, y: 6)), .line(to: CGPoint(x: 7.5, y: 12)), .line(to: CGPoint(x: 0.5, y: 18)),
      ])
  }

  @Test("Another accessory replaces the former one, and a custom view replaces both")
  func replacing() throws {
    let cell = cell(.default)
    func shown() -> [CellAccessory] { cell.subviews.compactMap { $0 as? CellAccessory } }
    cell.accessoryType = .checkmark
    let first = try #require(shown().first)
    cell.accessoryType = .checkmark
    #expect(shown().count == 1 && shown().first === first)
    cell.accessoryType = .disclosureIndicator
    #expect(shown().count == 1 && shown().first !== first)
    cell.layoutIfNeeded()
    #expect(shown().first?.frame == CGRect(x: 320 - 16 - 8, y: 10, width: 8, height: 24))
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(shown().isEmpty)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(shown().count == 1 && cell.contentView.frame.width == 296)
    cell.accessoryType = .none
    #expect(shown().isEmpty)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("An accessory view set on a visible cell appears with the next layout")
  func accessoryViewAlone() {
    let cell = cell(.default)
    cell.layoutIfNeeded()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    cell.accessoryView = view
    #expect(view.superview === cell)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 254, y: 12, width: 50, height: 20))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 254, height: 44))
  }

  @Test("The content width of a very narrow cell is 0, and not negative")
  func narrow() {
    let cell = cell(.default)
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(x: 0, y: 0, width: 20, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 0)
  }

  @Test("A selected row has a gray background, which fades out on animated deselection")
  func selection() throws {
    let bench = TableBench(RowSource(count: 3))
    let cell = try #require(bench.cell(0))
    cell.setSelected(true, animated: false)
    let background = try #require(cell.selectedBackgroundView)
    #expect(background.backgroundColor == .systemGray4 && !background.isHidden && background.alpha == 1)
    #expect(cell.textLabel?.isHighlighted == true)
    cell.setSelected(false, animated: true)
    #expect(background.alpha == 0 && !background.isHidden)
    bench.stage.wait(0.05)
    let opacity = background.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.1 && opacity < 1)
    bench.settle()
    #expect(background.isHidden && background.alpha == 1 && cell.textLabel?.isHighlighted == false)
    cell.setSelected(true, animated: false)
    cell.setSelected(false, animated: true)
    cell.setSelected(true, animated: false)
    bench.settle()
    #expect(!background.isHidden && background.alpha == 1)
    cell.setSelected(false, animated: false)
    #expect(background.isHidden)
  }

  @Test("The separator begins at its inset, and a custom inset replaces that of the table")
  func line() throws {
    let bench = TableBench(RowSource(count: 3))
    let cell = try #require(bench.cell(0))
    let pixel = 0.5
    #expect(cell.parts.line.frame == CGRect(x: 16, y: 44 - pixel, width: 304, height: pixel))
    cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
    bench.stage.tick()
    #expect(cell.parts.line.frame == CGRect(x: 40, y: 44 - pixel, width: 270, height: pixel))
  }
}
