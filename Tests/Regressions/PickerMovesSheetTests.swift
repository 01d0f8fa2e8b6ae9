// SPDX-License-Identifier: MIT

import SprungTestSupport
import Testing
import UIKit

/// A drag on a picker at its first row raised the sheet around it, or pulled it down, and the wheel did not turn.
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
    let stage = FingerStage(size: CGSize(width: 320, height: 568))
    let root = UIViewController()
    stage.window.rootViewController = root
    let sheet = Numbers()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    root.present(sheet, animated: false)
    stage.wait(1)
    let place = sheet.view.convert(sheet.view.bounds, to: nil)
    let middle = sheet.picker.convert(CGPoint(x: 160, y: 108), to: nil)
    stage.down(middle.x, middle.y)
    stage.drag(from: middle, by: CGPoint(x: 0, y: distance / 20), count: 20, every: 1.0 / 60)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == place)
    stage.wait(0.4)
    stage.up(middle.x, middle.y + distance)
    stage.wait(2)
    #expect(sheet.picker.selectedRow(inComponent: 0) == row)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == place)
  }
}
