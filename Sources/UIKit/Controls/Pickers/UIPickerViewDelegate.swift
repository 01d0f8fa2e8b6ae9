// SPDX-License-Identifier: MIT

/// The sizes and the content of the rows of a picker view. It is notified when a person selects a row.
///
/// For each visible row `viewForRow` takes precedence over `attributedTitleForRow`, and that over `titleForRow`. Sizes are requested
/// once after the picker view was loaded or reloaded.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a component in points. Default: all components share the width of the picker view equally.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a component in points. Default: 32.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row. Default: `nil`, an empty row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The title of a row with attributes. Default: `nil`, the plain title.
  ///
  /// The picker view chooses the font, as Apple's does; colors and other attributes are displayed.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// The view of a row. Default: a label with the title. The picker view sets its size and position.
  ///
  /// - Parameters:
  ///   - pickerView: The picker view.
  ///   - row: The index of the row.
  ///   - component: The index of the component.
  ///   - view: A view that was returned for another row of the component and is no longer visible; nil if there is none.
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
    -> UIView
  /// A person selected a row: by a drag, when the wheel has come to rest, by a tap, a key or assistive technology. Default: nothing.
  ///
  /// It is not called for `selectRow(_:inComponent:animated:)`, nor if the selected row is the same as before.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The default implementation. The picker view does not use its result.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return 0
  }

  /// The default implementation. The picker view does not use its result.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    OptionalCall.isAbsent(in: self)
    return UIKitTuning.pickerRowHeight
  }

  /// The default implementation. The picker view does not use its result.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    OptionalCall.isAbsent(in: self)
    return UIView(frame: .zero)
  }
}
