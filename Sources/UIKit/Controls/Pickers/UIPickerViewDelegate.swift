// SPDX-License-Identifier: MIT

/// Provides the sizes and content of rows in a picker view, and is notified when the user selects a row.
///
/// For each visible row, `viewForRow` takes precedence over `attributedTitleForRow`, which takes precedence over
/// `titleForRow`. Sizes are queried once after the picker view is loaded or reloaded.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the width of the given component in points. Default: an equal share of the picker view's width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the height of the rows in the given component, in points. Default: 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of the given row. Default: `nil`, which displays an empty row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of the given row. Default: `nil`, which displays the plain title.
  ///
  /// As on Apple's platforms, the picker view determines the font. Colors and all other attributes are applied.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// Returns the view of the given row. The picker view sets its size and position. Default: a label with the title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - view: A view that was returned for another row of the component and is no longer visible, or nil.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// Called when the user has selected a row by spinning or tapping a wheel, with the keyboard or with assistive
  /// technology. Default: nothing.
  ///
  /// This method is not called for `selectRow(_:inComponent:animated:)`, or if the selected row has not changed.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default implementation, whose result the picker view ignores.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return 0
  }

  /// The default implementation, whose result the picker view ignores.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return UIKitTuning.pickerRowHeight
  }

  /// The default implementation, whose result the picker view ignores.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    OptionalCall.isAbsent(in: self)
    return UIView(frame: .zero)
  }
}
