// SPDX-License-Identifier: MIT

/// Provides the numbers of components and rows of a picker view.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of components (wheels). The number must not be negative.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in the given component. The number must not be negative.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
