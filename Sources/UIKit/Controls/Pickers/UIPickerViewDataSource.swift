// SPDX-License-Identifier: MIT

/// The numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of components (wheels). Must not be negative.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a component. Must not be negative.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
