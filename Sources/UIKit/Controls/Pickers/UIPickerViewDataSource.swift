// SPDX-License-Identifier: MIT

/// Provides the numbers of components and rows in a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of components (wheels). Must not be negative.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows in a component. Must not be negative.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
