// SPDX-License-Identifier: MIT

import UIKit

/// A picker view of 320 x 216 points at (20, 100) that shows numbers and logs its delegate calls.
final class PickerStage: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let finger = FingerStage()
  let picker = UIPickerView(frame: CGRect(x: 20, y: 100, width: 0, height: 0))
  var counts = [20, 10]
  var selections: [String] = []

  override init() {
    super.init()
    picker.dataSource = self
    picker.delegate = self
    finger.window.addSubview(picker)
    finger.tick()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "\(component):\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    selections.append("\(component):\(row)")
  }

  /// The components as exposed to the keyboard and assistive technology.
  var columns: [UIView] { picker.subviews.filter { $0.accessibilityTraits.contains(.adjustable) } }

  /// Returns the visible rows of a component with their titles and frames in the picker view, from top to bottom.
  func rows(_ component: Int) -> [(title: String, frame: CGRect, alpha: CGFloat, fontSize: CGFloat)] {
    let wheel = columns[component].subviews[0]
    let rows = wheel.subviews.filter { !$0.isHidden && $0.subviews.first is UILabel }.sorted {
      $0.frame.midY < $1.frame.midY
    }
    return rows.map { row in
      let label = row.subviews.first as? UILabel
      return (label?.text ?? "", wheel.convert(row.frame, to: picker), row.alpha, label?.font.pointSize ?? 0)
    }
  }
}

/// A data source whose rows are views with custom sizes.
final class ViewRows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var reused = 0
  var made = 0
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 200 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    let label = view as? UILabel ?? UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "row \(row)"
    return label
  }
}
