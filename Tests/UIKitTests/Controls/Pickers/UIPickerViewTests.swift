// SPDX-License-Identifier: MIT

import SprungStage
import SprungTestSupport
import Testing

@testable import UIKit

/// Tests how picker views load and spin, and how they respond to taps, keys and assistive technology.
@Suite("Picker views", .uiKit)
@MainActor
struct UIPickerViewTests {
  let stage = PickerStage()
  private var picker: UIPickerView { stage.picker }
  private var finger: FingerStage { stage.finger }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) < 0.001 }

  @Test("Size and counts match the documentation")
  func defaults() {
    #expect(picker.frame == CGRect(x: 20, y: 100, width: 320, height: 216))
    #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 10)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148, height: 32))
    #expect(picker.selectedRow(inComponent: 0) == 0 && !picker.showsSelectionIndicator)
    let empty = UIPickerView()
    #expect(empty.numberOfComponents == 0 && empty.bounds.size == CGSize(width: 320, height: 216))
  }

  @Test("Rows are on the recorded cylinder, and the selected one is larger and opaque")
  func placement() {
    picker.selectRow(6, inComponent: 0, animated: false)
    finger.tick()
    let rows = stage.rows(0)
    #expect(rows.map(\.title) == (2...10).map { "0:\($0)" })
    let tops: [CGFloat] = [9.789, 17.826, 35.636, 61.287, 92, 124.447, 155.112, 180.671, 198.356]
    let heights: [CGFloat] = [7.856, 17.502, 25.252, 30.266, 32, 30.266, 25.252, 17.502, 7.856]
    for (index, row) in rows.enumerated() {
      #expect(isNear(row.frame.minY, tops[index]) && isNear(row.frame.height, heights[index]), "\(row)")
      #expect(row.frame.minX == 9 && row.frame.width == 148)
      #expect(row.fontSize == (index == 4 ? 23.5 : 21))
    }
    #expect(rows[4].alpha == 1 && isNear(rows[3].alpha, 0.447) && isNear(rows[5].alpha, 0.447))
    let band = picker.subviews[0]
    #expect(band.frame == CGRect(x: 9, y: 91, width: 302, height: 34) && band.layer.cornerRadius == 8)
  }

  @Test("The selected row is centered at any height", arguments: [120, 180, 300] as [CGFloat])
  func heights(height: CGFloat) {
    picker.frame.size.height = height
    picker.selectRow(9, inComponent: 0, animated: false)
    finger.tick()
    let middle = stage.rows(0).first { $0.title == "0:9" }
    #expect(middle?.frame.midY == height / 2 && middle?.frame.height == 32)
    #expect(picker.selectedRow(inComponent: 0) == 9)
  }

  @Test("Programmatic selection does not notify the delegate, animated or not")
  func program() {
    picker.selectRow(5, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 5)
    picker.selectRow(12, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 12)
    finger.wait(0.1)
    #expect(!stage.rows(0).contains { $0.title == "0:12" && $0.frame.midY == 108 })
    finger.wait(0.5)
    #expect(stage.rows(0).contains { $0.title == "0:12" && $0.frame.midY == 108 })
    #expect(stage.selections.isEmpty)
  }

  @Test("Nonexistent components and rows are logged, and nothing is selected")
  func absent() {
    var rows: [Int] = []
    let faults = Diagnostics.recording {
      picker.selectRow(20, inComponent: 0, animated: false)
      picker.selectRow(-1, inComponent: 0, animated: false)
      picker.selectRow(0, inComponent: 2, animated: false)
      rows = [picker.selectedRow(inComponent: -1), picker.numberOfRows(inComponent: 7)]
    }
    #expect(faults.count == 5 && faults.allSatisfy { $0.kind == "pickerIndex" && $0.isWarning })
    #expect(rows == [-1, 0] && picker.selectedRow(inComponent: 0) == 0)
  }

  @Test("A drag selects the middle row when the wheel comes to rest")
  func drag() {
    finger.down(90, 208)
    finger.drag(from: CGPoint(x: 90, y: 208), by: CGPoint(x: 0, y: -8), count: 14, every: 0.02)
    finger.wait(0.3)
    #expect(stage.selections.isEmpty)
    finger.up(90, 96)
    finger.wait(1)
    #expect(stage.selections == ["0:3"] && picker.selectedRow(inComponent: 0) == 3)
    #expect(stage.rows(0).contains { $0.title == "0:3" && $0.frame.midY == 108 })
  }

  @Test("A flick spins the wheel to a row, and to the same row at every frame rate")
  func flick() {
    func spin(rate: Double) -> (row: Int, selections: [String], middle: CGFloat?) {
      let stage = PickerStage()
      stage.counts = [500]
      stage.picker.reloadAllComponents()
      stage.finger.rate = rate
      stage.finger.down(100, 260)
      stage.finger.drag(from: CGPoint(x: 100, y: 260), by: CGPoint(x: 0, y: -12), count: 8, every: 1.0 / 60)
      stage.finger.up(100, 164)
      stage.finger.wait(6)
      let row = stage.picker.selectedRow(inComponent: 0)
      return (row, stage.selections, stage.rows(0).first { $0.title == "0:\(row)" }?.frame.midY)
    }
    let first = spin(rate: 120)
    #expect(first.row > 5 && first.selections == ["0:\(first.row)"] && first.middle == 108)
    #expect(spin(rate: 60).row == first.row && spin(rate: 24).row == first.row)
  }

  @Test("Pulled beyond its end, the wheel returns to the last row")
  func overscroll() {
    picker.selectRow(9, inComponent: 1, animated: false)
    finger.down(250, 230)
    finger.drag(from: CGPoint(x: 250, y: 230), by: CGPoint(x: 0, y: -10), count: 8, every: 0.02)
    finger.wait(0.2)
    finger.up(250, 150)
    finger.wait(2)
    #expect(picker.selectedRow(inComponent: 1) == 9 && stage.selections.isEmpty)
    #expect(stage.rows(1).last?.title == "1:9" && stage.rows(1).last?.frame.midY == 108)
  }

  @Test("A touch that catches a spinning wheel releases it at the nearest row")
  func caught() {
    stage.counts = [500]
    picker.reloadAllComponents()
    finger.down(100, 260)
    finger.drag(from: CGPoint(x: 100, y: 260), by: CGPoint(x: 0, y: -12), count: 8, every: 1.0 / 60)
    finger.up(100, 164)
    finger.wait(0.2)
    finger.down(100, 208)
    finger.wait(0.5)
    #expect(stage.selections.isEmpty)
    finger.up(100, 208)
    finger.wait(2)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row > 2 && stage.selections == ["0:\(row)"])
    #expect(stage.rows(0).contains { $0.title == "0:\(row)" && $0.frame.midY == 108 })
  }

  @Test("A tap on a visible row selects it")
  func tap() {
    finger.tap(90, 100 + 140)
    finger.wait(1)
    #expect(stage.selections == ["0:1"])
    finger.tap(250, 100 + 190)
    finger.wait(1)
    #expect(stage.selections == ["0:1", "1:3"])
    finger.tap(90, 208)
    finger.wait(1)
    #expect(stage.selections == ["0:1", "1:3"])
  }

  @Test("After the last mouse wheel event, the nearest row is selected")
  func mouseWheel() {
    finger.wheel(0, 30, overX: 90, y: 208)
    finger.wait(0.1)
    finger.wheel(0, 45, overX: 90, y: 208)
    #expect(stage.selections.isEmpty)
    finger.wait(1)
    #expect(stage.selections == ["0:2"])
    #expect(stage.rows(0).contains { $0.title == "0:2" && $0.frame.midY == 108 })
  }

  @Test("Programmatic selection interrupts a spinning wheel")
  func interrupted() {
    finger.down(90, 260)
    finger.drag(from: CGPoint(x: 90, y: 260), by: CGPoint(x: 0, y: -12), count: 6, every: 1.0 / 60)
    finger.up(90, 188)
    finger.wait(0.1)
    picker.selectRow(1, inComponent: 0, animated: false)
    finger.wait(1)
    #expect(stage.selections.isEmpty && picker.selectedRow(inComponent: 0) == 1)
    #expect(stage.rows(0).contains { $0.title == "0:1" && $0.frame.midY == 108 })
  }

  @Test("Reloading keeps the selected row, or selects the last one")
  func reloading() {
    picker.selectRow(8, inComponent: 1, animated: false)
    picker.selectRow(15, inComponent: 0, animated: false)
    stage.counts = [20, 5]
    picker.reloadComponent(1)
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 15)
    stage.counts = [3, 0, 7]
    picker.reloadAllComponents()
    finger.tick()
    #expect((0..<3).map { picker.selectedRow(inComponent: $0) } == [2, -1, 0])
    #expect(stage.columns.count == 3 && stage.rows(2).first?.title == "2:0" && stage.rows(1).isEmpty)
    stage.counts = []
    picker.reloadAllComponents()
    finger.tick()
    #expect(stage.columns.isEmpty && picker.numberOfComponents == 0 && stage.selections.isEmpty)
  }

  @Test("The number of rows can depend on the selection in the previous component")
  func dependent() {
    final class Cities: NSObject, UIPickerViewDataSource {
      let cities = [["Paris", "Lyon"], ["Rome"]]
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? cities.count : cities[pickerView.selectedRow(inComponent: 0)].count
      }
    }
    let cities = Cities()
    let picker = UIPickerView()
    picker.dataSource = cities
    #expect(picker.numberOfRows(inComponent: 1) == 2)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.reloadComponent(1)
    #expect(picker.numberOfRows(inComponent: 1) == 1)
  }

  @Test("Views from the delegate are reused, and keep their size in the center of the row")
  func views() {
    let rows = ViewRows()
    picker.delegate = rows
    picker.dataSource = rows
    finger.tick()
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 200, height: 44))
    let first = picker.view(forRow: 0, forComponent: 0)
    #expect((first as? UILabel)?.text == "row 0" && first?.frame == CGRect(x: 75, y: 12, width: 50, height: 20))
    #expect(picker.view(forRow: 50, forComponent: 0) == nil)
    picker.selectRow(60, inComponent: 0, animated: true)
    finger.wait(1)
    #expect(rows.made <= 9 && rows.reused > 0)
    #expect((picker.view(forRow: 60, forComponent: 0) as? UILabel)?.text == "row 60")
    #expect(stage.columns[0].accessibilityValue == "row 60")
  }

  @Test("Attributed titles have the font of the wheel")
  func attributed() {
    final class Colored: NSObject, UIPickerViewDelegate {
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "plain"
      }
      func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
      {
        guard row == 0 else { return nil }
        let title = NSMutableAttributedString(string: "red", attributes: [.font: UIFont.systemFont(ofSize: 8)])
        // Foundation compares the attribute values of these two adjacent runs, because both have the same number of
        // attributes.
        title.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        title.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 1))
        return title
      }
    }
    let delegate = Colored()
    picker.delegate = delegate
    finger.tick()
    let rows = stage.rows(0)
    #expect(rows.map(\.title) == ["red", "plain", "plain", "plain", "plain"])
    #expect(rows[0].fontSize == 23.5 && rows[1].fontSize == 21)
    let label = stage.columns[0].subviews[0].subviews.compactMap { $0.subviews.first as? UILabel }.first {
      $0.text == "red"
    }
    #expect(label?.textColor == .red)
    picker.selectRow(1, inComponent: 0, animated: false)
    finger.tick()
    #expect(stage.rows(0)[0].fontSize == 21 && stage.rows(0)[1].fontSize == 23.5)
  }

  @Test("Keys select rows and move between components")
  func keys() throws {
    finger.encoder = FrameEncoder()
    finger.tick()
    finger.focus(stage.columns[0])
    finger.key(.arrowDown)
    finger.key(.arrowDown)
    finger.wait(0.5)
    #expect(stage.selections.last == "0:2" && picker.selectedRow(inComponent: 0) == 2)
    finger.key(.pageDown)
    finger.wait(0.5)
    finger.key(.arrowUp)
    finger.wait(0.5)
    #expect(picker.selectedRow(inComponent: 0) == 6)
    finger.key(.end)
    finger.wait(0.5)
    #expect(stage.selections.last == "0:19")
    finger.key(.arrowRight)
    finger.key(.arrowDown)
    finger.wait(0.5)
    #expect(stage.selections.last == "1:1")
    finger.key(.arrowLeft)
    finger.key(.home)
    finger.wait(0.5)
    #expect(stage.selections.last == "0:0")
  }

  @Test("Each component is an adjustable element with the title as its value")
  func assistive() {
    let column = stage.columns[1]
    #expect(column.isAccessibilityElement && column.accessibilityValue == "1:0")
    column.accessibilityIncrement()
    finger.wait(0.5)
    #expect(column.accessibilityValue == "1:1" && stage.selections == ["1:1"])
    column.accessibilityDecrement()
    column.accessibilityDecrement()
    finger.wait(0.5)
    #expect(column.accessibilityValue == "1:0" && stage.selections == ["1:1", "1:0"])
  }

  @Test("In right-to-left layouts, the first component is on the right")
  func mirrored() {
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    finger.tick()
    #expect(stage.columns[0].frame.minX == 163 && stage.columns[1].frame.minX == 10)
  }

  @Test("With reduced motion, rows are selected at once")
  func reducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    picker.selectRow(9, inComponent: 0, animated: true)
    finger.tick()
    finger.tick()
    #expect(stage.rows(0).contains { $0.title == "0:9" && $0.frame.midY == 108 })
  }

  @Test("Invalid counts and sizes are logged")
  func metrics() {
    final class Odd: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { -3 }
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { .nan }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    }
    let odd = Odd()
    let faults = Diagnostics.recording {
      picker.delegate = odd
      picker.dataSource = odd
      finger.tick()
    }
    #expect(faults.map(\.kind) == ["pickerMetrics", "pickerMetrics", "pickerMetrics"])
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 302, height: 32))
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("A picker view can be the input view of a text field")
  func inputView() {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 34))
    finger.window.addSubview(field)
    picker.removeFromSuperview()
    field.inputView = picker
    field.becomeFirstResponder()
    finger.wait(1)
    #expect(picker.window === finger.window && picker.frame == CGRect(x: 0, y: 636, width: 393, height: 216))
    finger.tap(100, 636 + 140)
    finger.wait(1)
    #expect(stage.selections == ["0:1"] && field.isFirstResponder)
  }
}
