// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// Dragging a picker at its first row moved the enclosing sheet up or down instead of scrolling the wheel.
@Suite(.oneApplication) @MainActor struct PickerMovesSheetTests {
  private final class Numbers: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.delegate = self
      picker.frame = CGRect(x: 0, y: 20, width: 320, height: 216)
      view.addSubview(picker)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(row)"
    }
  }

  @Test(arguments: [(-70.0, 2), (70, 0)])
  func theWheelTurnsAndTheSheetStays(distance: Double, row: Int) {
    let fingers = RegressionFingers(size: CGSize(width: 320, height: 568))
    let root = UIViewController()
    fingers.window.rootViewController = root
    let sheet = Numbers()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    fingers.wait(1)
    let frame = sheet.view.convert(sheet.view.bounds, to: nil)
    let middle = sheet.picker.convert(CGPoint(x: 160, y: 108), to: nil)
    fingers.down(middle.x, middle.y)
    for step in 1...20 { fingers.move(middle.x, middle.y + distance * Double(step) / 20, after: 1.0 / 60) }
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
    fingers.wait(0.4)
    fingers.up(middle.x, middle.y + distance)
    fingers.wait(2)
    #expect(sheet.picker.selectedRow(inComponent: 0) == row)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == frame)
  }
}
