// SPDX-License-Identifier: MIT

/// Provides the sizes and content of rows in a picker view, and is notified when the user selects a row.
///
/// For each visible row, `viewForRow` takes precedence over `attributedTitleForRow`, and that over `titleForRow`. Sizes
/// are queried once after the picker view is loaded or reloaded.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a component in points. Default: an equal share of the picker view's width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a component in points. Default: 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row. Default: `nil`, for an empty row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The attributed title of a row. Default: `nil`, for the plain title.
  ///
  /// As on Apple's platforms, the picker view determines the font; colors and other attributes are displayed.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// The view of a row, whose size and position are set by the picker view. Default: a label with the title.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - view: A view that was returned for another row of the component and is no longer visible, or nil.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// The user selected a row by spinning or tapping a wheel, with the given key or with assistive technology. Default:
  /// nothing.
  ///
  /// It is not called for `selectRow(_:inComponent:animated:)`, or if the selected row has not changed.
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
